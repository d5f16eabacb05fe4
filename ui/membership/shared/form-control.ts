import type { FormProblems } from '@imc/api/contract';
import {
  createFormControl,
  type FieldError,
  type FieldErrors,
  get,
  type Resolver,
  set,
} from 'react-hook-form';

/** Value of a native control: its text, or whether it is checked. */
export type FieldValue = string | boolean;
export type FieldValues = Record<string, FieldValue>;

/** Validates the values. Returns undefined if they are valid. */
export type Rules = (values: FieldValues) => FormProblems | undefined;

function toErrors({ message, fields }: FormProblems): FieldErrors<FieldValues> {
  const errors = message === undefined ? {} : { root: { type: 'rule', message } };
  for (const [name, text] of Object.entries(fields)) set(errors, name, { type: 'rule', message: text });
  return errors;
}

/** Converts react-hook-form's errors to the shape that rules and the server return. */
function toProblems(errors: FieldErrors<FieldValues>, names: Iterable<string>): FormProblems {
  const fields: Record<string, string> = {};
  for (const name of names) {
    const text = (get(errors, name) as FieldError | undefined)?.message;
    if (text) fields[name] = text;
  }
  return { message: errors.root?.message || undefined, fields };
}

/**
 * The part of `useContractForm` that needs react-hook-form. It is a separate module, so that a page loads the library when a form is first
 * used instead of with the form.
 */
export function createContractControl(rules: Rules) {
  const resolver: Resolver<FieldValues> = (values) => {
    const problems = rules(values);
    return problems ? { values: {}, errors: toErrors(problems) } : { values, errors: {} };
  };
  const form = createFormControl<FieldValues>({
    resolver,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  return {
    register: (name: string) => form.register(name),
    /** Validates the values and submits them if they are valid. Resolves to the problems to show, or undefined on success. */
    async submit(
      currentValues: FieldValues,
      send: (values: FieldValues) => Promise<FormProblems | undefined>,
    ): Promise<FormProblems | undefined> {
      // Submit what the page shows, also if a password manager filled it in without firing an event.
      for (const [name, value] of Object.entries(currentValues)) form.setValue(name, value);
      await form.handleSubmit(async (values) => {
        const refused = await send(values);
        if (!refused) return;
        for (const [name, message] of Object.entries(refused.fields))
          form.setError(name, { type: 'server', message });
        form.setError('root', { type: 'server', message: refused.message ?? '' });
      })();
      const errors = form.getErrors();
      return Object.keys(errors).length > 0 ? toProblems(errors, Object.keys(currentValues)) : undefined;
    },
  };
}
