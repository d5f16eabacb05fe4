import type { FormProblems } from '@imc/api/contract';
import {
  createFormControl,
  type FieldError,
  type FieldErrors,
  get,
  type Resolver,
  set,
} from 'react-hook-form';

/** What a native control holds: its text, or whether it is ticked. */
export type FieldValue = string | boolean;
export type FieldValues = Record<string, FieldValue>;

/** Judges the values; undefined where they are good. */
export type Rules = (values: FieldValues) => FormProblems | undefined;

function toErrors({ message, fields }: FormProblems): FieldErrors<FieldValues> {
  const errors = message === undefined ? {} : { root: { type: 'rule', message } };
  for (const [name, text] of Object.entries(fields)) set(errors, name, { type: 'rule', message: text });
  return errors;
}

/** The texts of the errors, in the shape that rules and servers give them. */
function toProblems(errors: FieldErrors<FieldValues>, names: Iterable<string>): FormProblems {
  const fields: Record<string, string> = {};
  for (const name of names) {
    const text = (get(errors, name) as FieldError | undefined)?.message;
    if (text) fields[name] = text;
  }
  return { message: errors.root?.message || undefined, fields };
}

/**
 * The part of `useContractForm` that needs react-hook-form. It is a module of its own so that a page fetches it with the first use of a form,
 * not with the form itself.
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
    /** Judges the values, sends them where they are good, and resolves to what is to be shown; undefined where all went well. */
    async submit(
      shown: FieldValues,
      send: (values: FieldValues) => Promise<FormProblems | undefined>,
    ): Promise<FormProblems | undefined> {
      // What the page shows is what is sent, also where a password manager wrote it without an event.
      for (const [name, value] of Object.entries(shown)) form.setValue(name, value);
      await form.handleSubmit(async (values) => {
        const refused = await send(values);
        if (!refused) return;
        for (const [name, message] of Object.entries(refused.fields))
          form.setError(name, { type: 'server', message });
        form.setError('root', { type: 'server', message: refused.message ?? '' });
      })();
      const errors = form.getErrors();
      return Object.keys(errors).length > 0 ? toProblems(errors, Object.keys(shown)) : undefined;
    },
  };
}
