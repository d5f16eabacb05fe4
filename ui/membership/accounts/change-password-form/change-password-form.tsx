import {
  type FormProblems,
  isFilled,
  type NewPassword,
  newPasswordProblem,
  signUpTexts,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import { withEmptyFieldProblems } from '../new-password-fields/empty-field-problems.ts';
import { NewPasswordFields, type NewPasswordLabels } from '../new-password-fields/new-password-fields.tsx';
import styles from './change-password-form.module.css';

/** Error messages come from the contract. */
export interface ChangePasswordFormLabels extends NewPasswordLabels {
  /** Label of the current password: 'Current password'. */
  current: string;
  /** Accessible name of the button that shows it: 'Show current password'. */
  showCurrent: string;
  /** Shown at an empty field. */
  missing: NewPasswordLabels['missing'] & { readonly current: string };
  /** Text of the submit button: 'Change password'. */
  submit: string;
  /** Message after a change. */
  changed: string;
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
}

export interface PasswordChange {
  readonly current: string;
  readonly password: string;
}

export interface ChangePasswordFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Address of the account. A password must not contain its name, and password managers store the new password under it. */
  email: string;
  /** Texts of the form. */
  labels: ChangePasswordFormLabels;
  /**
   * Changes the password. Resolves to undefined on success: the fields are then cleared. Otherwise resolves to the problems to show; those
   * of the current password are under `current`.
   */
  onSubmit: (change: PasswordChange) => Promise<FormProblems | undefined>;
}

type Values = NewPassword & Pick<PasswordChange, 'current'>;
const emptyValues: Values = { current: '', password: '', confirmPassword: '' };

/** Returns the first problem of the current password, then of the new one. */
const firstProblem = (values: Values, email: string) =>
  isFilled(values.current)
    ? newPasswordProblem(values, email)
    : ({ field: 'current', message: signUpTexts.required } as const);

/** Form for changing the password while signed in (ACC-10). */
export function ChangePasswordForm({ onSubmit, ...rest }: ChangePasswordFormProps) {
  // Counts the changes and keys the fields, so that they are empty after each.
  const [changes, setChanges] = useState(0);
  const [isChanged, setIsChanged] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is replaced with the fields.
    if (changes > 0) message.current?.focus();
  }, [changes]);
  return (
    <Stack space="6">
      {isChanged && (
        <InlineMessage key={`changed-${changes}`} ref={message} tone="success" role="status" tabIndex={-1}>
          {rest.labels.changed}
        </InlineMessage>
      )}
      <Fields
        key={changes}
        {...rest}
        onSubmit={async (change) => {
          setIsChanged(false);
          const problems = await onSubmit(change);
          if (problems) return problems;
          setIsChanged(true);
          setChanges((count) => count + 1);
          return undefined;
        }}
      />
    </Stack>
  );
}

function Fields({ email, labels, onSubmit, className, ...rest }: ChangePasswordFormProps) {
  const form = useContractForm({
    values: emptyValues,
    rules: (values) => withEmptyFieldProblems(firstProblem(values, email), values, labels.missing),
    onSubmit: ({ current, password }) => onSubmit({ current, password }),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} className={clsx(styles.root, className)} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      {/* Tells password managers which account the new password belongs to. */}
      <input hidden readOnly type="email" autoComplete="username" value={email} />
      <PasswordField
        {...form.register('current')}
        label={labels.current}
        toggleLabel={labels.showCurrent}
        autoComplete="current-password"
      />
      <NewPasswordFields
        labels={labels}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <Cluster>
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          {labels.submit}
        </Button>
      </Cluster>
    </Form>
  );
}
