import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { whenIdle } from '../../../hooks/when-idle.ts';
import type { ApplicationFormValues } from './application-form-values.ts';

/** Milliseconds without a change until a summary follows. Longer than the pause between two letters, so that no letter waits for a summary. */
const delay = 300;

/**
 * Derives a value from the form, in the first idle moment after a change. The component only re-renders if the value differs.
 * @param derive - Returns data that JSON can represent.
 * @param dependency - A value outside the form that `derive` uses.
 */
export function useFormSummary<Value>(
  derive: (values: ApplicationFormValues, errors: FieldErrors<ApplicationFormValues>) => Value,
  dependency?: boolean,
): Value {
  const { subscribe, getValues, getErrors } = useFormContext<ApplicationFormValues>();
  const latest = useRef(derive);
  useLayoutEffect(() => {
    latest.current = derive;
  }, [derive]);
  const [summary, setSummary] = useState(() => derive(getValues(), getErrors()));

  // biome-ignore lint/correctness/useExhaustiveDependencies: `derive` reads the dependency.
  useEffect(() => {
    let shown: string | undefined;
    const update = () => {
      const next = latest.current(getValues(), getErrors());
      const content = JSON.stringify(next);
      if (content === shown) return;
      shown = content;
      setSummary(next);
    };
    update();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMounted = true;
    const updateWhenIdle = () => whenIdle(() => isMounted && update());
    const unsubscribe = subscribe({
      formState: { values: true, errors: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(updateWhenIdle, delay);
      },
    });
    return () => {
      isMounted = false;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues, getErrors, dependency]);

  return summary;
}
