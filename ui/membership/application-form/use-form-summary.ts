import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import type { ApplicationFormValues } from './application-form-values.ts';

/** Milliseconds after a change until a summary follows, so that a typed letter is painted first. */
const delay = 150;

/**
 * Derives a value from the form and keeps it up to date shortly after each change. The component only re-renders if the value differs.
 *
 * @param derive - Returns the value, as data that JSON can represent, from the values and the errors of the form.
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
    const unsubscribe = subscribe({
      formState: { values: true, errors: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(update, delay);
      },
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues, getErrors, dependency]);

  return summary;
}
