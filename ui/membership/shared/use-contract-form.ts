import type { FormProblems } from '@imc/api/contract';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { createContractControl, FieldValue, FieldValues } from './form-control.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Loaded = ReturnType<typeof createContractControl>;

/** Values of a form's fields: texts, and booleans for checkboxes. */
export type FormValues<Values> = { readonly [Name in keyof Values]: FieldValue };

export interface ContractFormOptions<Values> {
  /** Initial values of the fields. */
  values: Values;
  /** Validates the values by the contract's rules. Returns undefined if they are valid. */
  rules: (values: Values) => FormProblems | undefined;
  /** Submits valid values. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (values: Values) => Promise<FormProblems | undefined>;
  /** Message shown when the script that validates the form can't be loaded. */
  unavailable: string;
  /** Called with the values whenever a field changes. */
  onChange?: ((values: Values) => void) | undefined;
}

const read = (control: Control): FieldValue =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/**
 * The logic of all forms of the Institute. On submit, react-hook-form validates the native controls by the contract's rules, stores the errors
 * of rules and server by field, and the first invalid field receives focus. Bind a field with `{...form.register('email')}`. The library loads
 * when a field first receives focus or on submit; until then, and without JavaScript, the form is plain HTML. Messages stay visible until the
 * next outcome, so that the layout does not shift under a second click.
 */
export function useContractForm<Values extends FormValues<Values>>({
  values,
  rules,
  onSubmit,
  unavailable,
  onChange,
}: ContractFormOptions<Values>) {
  const [problems, setProblems] = useState<FormProblems & { readonly key: number }>();
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isBusy = useRef(false);
  const shouldFocusError = useRef(false);
  const currentRules = useRef(rules);
  const loaded = useRef<Loaded>(undefined);
  const controls = useRef(new Map<string, Control>());
  /** Last values of unmounted controls, such as those of another step. */
  const unmounted = useRef<Partial<FieldValues>>({});

  const load = async (): Promise<Loaded> => {
    // Some browsers keep a failed import until the page is reloaded, so nothing is imported without a connection.
    if (!loaded.current && navigator.onLine === false) throw new Error('The browser is offline.');
    const { createContractControl } = await import('./form-control.ts');
    if (!loaded.current) {
      loaded.current = createContractControl((typed) => currentRules.current(typed as Values));
      for (const [name, control] of controls.current) loaded.current.register(name).ref(control);
    }
    return loaded.current;
  };

  const typedValues = (): Values => {
    const typed = Array.from(controls.current, ([name, control]) => [name, read(control)]);
    return { ...values, ...unmounted.current, ...Object.fromEntries(typed) };
  };

  const show = (found: FormProblems | undefined): void => {
    shouldFocusError.current = found !== undefined;
    setProblems((before) => found && { ...found, key: (before?.key ?? 0) + 1 });
  };

  useEffect(() => {
    if (!shouldFocusError.current) return;
    const form = controls.current.values().next().value?.form;
    if (!form) return;
    shouldFocusError.current = false;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  const submit = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    currentRules.current = rules;
    if (!loaded.current) setIsSubmitting(true);
    const send = (typed: FieldValues) => {
      setIsSubmitting(true);
      return onSubmit({ ...values, ...typed } as Values);
    };
    try {
      const form = await load().catch(() => undefined);
      show(form ? await form.submit(typedValues(), send) : { message: unavailable, fields: {} });
    } finally {
      isBusy.current = false;
      setIsSubmitting(false);
    }
  };

  return {
    /** Binds a field to its name. */
    register: (name: keyof Values & string) => {
      const initial = unmounted.current[name] ?? values[name];
      return {
        name,
        error: problems?.fields[name],
        ...(typeof initial === 'boolean' ? { defaultChecked: initial } : { defaultValue: initial }),
        ref: (control: Control | null) => {
          const before = controls.current.get(name);
          if (control) controls.current.set(name, control);
          else if (before) {
            unmounted.current[name] = read(before);
            controls.current.delete(name);
          }
          loaded.current?.register(name).ref(control);
        },
        // Ignore a failed import here; it is reported on submit.
        onFocus: () => void load().catch(() => undefined),
        onChange: (event: ChangeEvent<Control>) => {
          void loaded.current?.register(name).onChange(event);
          onChange?.(typedValues());
        },
      };
    },
    onSubmit: submit,
    isSubmitting,
    /** Problems to show, with a key that changes with every outcome. */
    problems,
    /** Shows problems found elsewhere, such as in a later step. Undefined clears the shown problems. */
    show,
    /** The mounted controls, by name. */
    controls,
  };
}

export type ContractForm<Values extends FormValues<Values>> = ReturnType<typeof useContractForm<Values>>;
