import {
  type FormProblems,
  isFilled,
  passwordSettings,
  type SettingName,
  type SettingValues,
  settingProblems,
  signUpTexts,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import {
  RadioGroupField,
  type RadioOption,
} from '../../../components/forms/radio-group-field/radio-group-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './setting-form.module.css';

export interface SettingField<Name extends SettingName> {
  /** Name of the value. A boolean value is a checkbox. */
  name: keyof SettingValues[Name] & string;
  /** Label of the field: 'Account number'. */
  label: string;
  /** Secondary line under the label. Default: none. */
  help?: string;
  /** What is typed: `digits` opens the numeric keyboard, `email` the one for addresses. Default `text`. */
  kind?: 'text' | 'digits' | 'email';
  /** The values to choose from. Default: any text. */
  options?: readonly (RadioOption & { readonly label: string })[];
}

/** Error messages come from the contract. */
export interface SettingFormLabels {
  /** Text of the submit button: 'Save'. */
  submit: string;
  /** Message after saving. */
  saved: string;
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
  /** Label, help and toggle of the current password, for settings that ask for it (`passwordSettings`). */
  password: { readonly label: string; readonly help: string; readonly show: string };
}

export interface SettingFormProps<Name extends SettingName>
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit' | 'name'> {
  /** Name of the setting, by which its rules are chosen. */
  name: Name;
  /** The stored value. What is typed stays if it changes. After saving, the fields have the value that is stored then. */
  value: SettingValues[Name];
  /** Fields, in the order shown: one for each part of the value. */
  fields: readonly SettingField<Name>[];
  /** Texts of the form. */
  labels: SettingFormLabels;
  /** Email address of the admin, under which password managers store the password. */
  adminEmail: string;
  /**
   * Saves a valid value. Resolves to undefined once it is saved and `value` is up to date, otherwise to the problems to show. Those of the
   * password are under `current_password`.
   */
  onSubmit: (value: SettingValues[Name], password: string | undefined) => Promise<FormProblems | undefined>;
}

type TypedValues = Record<string, string | boolean>;

/** Fields of the value as they are typed. */
const toTyped = (value: object): TypedValues =>
  Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === 'boolean' ? part : String(part)]),
  );

/** The typed parts as a value with the types of the stored one. Text that is no number stays text, which the rules reject. */
const toValue = (stored: object, typed: TypedValues): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(stored).map(([name, part]) => {
      const text = typed[name];
      const isNumber = typeof part === 'number' && typeof text === 'string' && /^\s*\d+\s*$/.test(text);
      return [name, isNumber ? Number(text) : text];
    }),
  );

/** Form for one setting of the Institute (SET-1). A setting that moves money asks for the current password. */
export function SettingForm<Name extends SettingName>({ onSubmit, ...rest }: SettingFormProps<Name>) {
  // Counts the saves and keys the fields, so that they show what is stored and the password is empty after each.
  const [saves, setSaves] = useState(0);
  const [isSaved, setIsSaved] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is replaced with the fields.
    if (saves > 0) message.current?.focus();
  }, [saves]);
  return (
    <Stack space="5">
      {isSaved && (
        <InlineMessage key={`saved-${saves}`} ref={message} tone="success" role="status" tabIndex={-1}>
          {rest.labels.saved}
        </InlineMessage>
      )}
      <Fields
        key={saves}
        {...rest}
        onSubmit={async (value, password) => {
          setIsSaved(false);
          const problems = await onSubmit(value, password);
          if (problems) return problems;
          setIsSaved(true);
          setSaves((count) => count + 1);
          return undefined;
        }}
      />
    </Stack>
  );
}

function Fields<Name extends SettingName>({
  name,
  value,
  fields,
  labels,
  adminEmail,
  onSubmit,
  className,
  ...rest
}: SettingFormProps<Name>) {
  const asksPassword = passwordSettings.has(name);
  const problemsOf = (typed: TypedValues): FormProblems | undefined => {
    const missing = asksPassword && !isFilled(String(typed.current_password ?? ''));
    const found = {
      ...settingProblems(name, toValue(value, typed)),
      ...(missing && { current_password: signUpTexts.required }),
    };
    return Object.keys(found).length > 0 ? { fields: found } : undefined;
  };
  const form = useContractForm<TypedValues>({
    values: { ...toTyped(value), ...(asksPassword && { current_password: '' }) },
    rules: problemsOf,
    onSubmit: ({ current_password, ...typed }) =>
      // The rules have accepted the value.
      onSubmit(
        toValue(value, typed) as SettingValues[Name],
        asksPassword ? String(current_password) : undefined,
      ),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} className={clsx(styles.root, className)} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      {fields.map(({ name: field, label, help, kind = 'text', options }) =>
        typeof value[field] === 'boolean' ? (
          <CheckboxField key={field} {...form.register(field)} label={label} help={help} />
        ) : options ? (
          <RadioGroupField
            key={field}
            {...form.register(field)}
            label={label}
            help={help}
            options={options}
          />
        ) : (
          <TextField
            key={field}
            {...form.register(field)}
            label={label}
            help={help}
            className={clsx(styles.text, typeof value[field] === 'number' && styles.number)}
            type={kind === 'email' ? 'email' : 'text'}
            inputMode={kind === 'digits' ? 'numeric' : undefined}
            autoComplete="off"
          />
        ),
      )}
      {asksPassword && (
        <>
          {/* Tells password managers which account the password belongs to. */}
          <input hidden readOnly type="email" autoComplete="username" value={adminEmail} />
          <PasswordField
            {...form.register('current_password')}
            label={labels.password.label}
            help={labels.password.help}
            toggleLabel={labels.password.show}
            autoComplete="current-password"
            className={styles.text}
          />
        </>
      )}
      <Cluster>
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          {labels.submit}
        </Button>
      </Cluster>
    </Form>
  );
}
