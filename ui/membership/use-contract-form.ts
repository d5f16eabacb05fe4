import type { FormProblems } from '@imc/api/contract';
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { createContractControl, FieldValue, FieldValues } from './form-control.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Loaded = ReturnType<typeof createContractControl>;

/** What the fields of a form hold: texts, and whether a box is ticked. */
export type FormValues<Values> = { readonly [Name in keyof Values]: FieldValue };

export interface ContractFormOptions<Values> {
  /** What the fields hold at first. */
  values: Values;
  /** The rules of the contract; undefined where the values are good. */
  rules: (values: Values) => FormProblems | undefined;
  /** Sends good values; resolves to what was refused, to undefined where it worked. */
  onSubmit: (values: Values) => Promise<FormProblems | undefined>;
  /** Shown where the script that checks the form can't be fetched. */
  unavailable: string;
  /** Called with what the fields hold whenever one of them changes. */
  onChange?: ((values: Values) => void) | undefined;
}

const read = (control: Control): FieldValue =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value;

/**
 * The one way that forms of the Institute work: native controls keep what is typed, react-hook-form judges it by the rules of the contract when
 * it is sent, holds the texts of rules and server by field, and the first faulty field takes the focus. A field is bound by
 * `{...form.register('email')}`.
 *
 * The library comes when a field first has the focus or the form is sent, so that no first view pays for it. Until then, and without scripts, the
 * form is the native one, and keeps what was typed into it. What is shown stands until the next outcome, so that the form does not
 * move under a second click.
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
  const focusIsDue = useRef(false);
  const currentRules = useRef(rules);
  const loaded = useRef<Loaded>(undefined);
  const controls = useRef(new Map<string, Control>());
  /** What a control held when it left the page, such as that of another step. */
  const left = useRef<Partial<FieldValues>>({});

  const load = async (): Promise<Loaded> => {
    const { createContractControl } = await import('./form-control.ts');
    if (!loaded.current) {
      loaded.current = createContractControl((typed) => currentRules.current(typed as Values));
      for (const [name, control] of controls.current) loaded.current.register(name).ref(control);
    }
    return loaded.current;
  };

  const typedValues = (): Values => {
    const typed = Array.from(controls.current, ([name, control]) => [name, read(control)]);
    return { ...values, ...left.current, ...Object.fromEntries(typed) };
  };

  const show = (found: FormProblems | undefined): void => {
    focusIsDue.current = found !== undefined;
    setProblems((before) => found && { ...found, key: (before?.key ?? 0) + 1 });
  };

  useEffect(() => {
    if (!focusIsDue.current) return;
    const form = controls.current.values().next().value?.form;
    if (!form) return;
    focusIsDue.current = false;
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
      const held = left.current[name] ?? values[name];
      return {
        name,
        error: problems?.fields[name],
        ...(typeof held === 'boolean' ? { defaultChecked: held } : { defaultValue: held }),
        ref: (control: Control | null) => {
          const before = controls.current.get(name);
          if (control) controls.current.set(name, control);
          else if (before) {
            left.current[name] = read(before);
            controls.current.delete(name);
          }
          loaded.current?.register(name).ref(control);
        },
        // A failed fetch is told once the form is sent.
        onFocus: () => void load().catch(() => undefined),
        onChange: (event: ChangeEvent<Control>) => {
          void loaded.current?.register(name).onChange(event);
          onChange?.(typedValues());
        },
      };
    },
    onSubmit: submit,
    /** It is on its way. */
    isSubmitting,
    /** What is wrong, with a key that changes with every outcome. */
    problems,
    /** Shows what was refused elsewhere, such as in a later step; undefined takes away what is shown. */
    show,
    /** The controls on the page, by name. */
    controls,
  };
}

/** A form as `useContractForm` gives it. */
export type ContractForm<Values extends FormValues<Values>> = ReturnType<typeof useContractForm<Values>>;
