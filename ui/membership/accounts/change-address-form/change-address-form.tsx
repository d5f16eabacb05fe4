import {
  addressTexts,
  canonicalEmail,
  emailProblem,
  type FormProblems,
  isFilled,
  signUpTexts,
} from '@imc/api/contract';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** Error messages come from the contract. */
export interface ChangeAddressFormLabels {
  /** Label of the new address: 'New email address'. */
  email: string;
  /** Help text of the password: 'To be sure that it is you'. */
  passwordHelp: string;
  password: string;
  /** Accessible name of the button that shows it. */
  showPassword: string;
  /** Label of the code, which is asked for if the account has a second factor. */
  code: string;
  /** Text of the submit button: 'Change address'. */
  submit: string;
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
}

export interface AddressChange {
  readonly email: string;
  readonly password: string;
  /** Absent until the server has asked for it. */
  readonly code?: string;
}

export interface ChangeAddressFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Present address of the account. */
  email: string;
  /** Texts of the form. */
  labels: ChangeAddressFormLabels;
  /** Asks for the change. Resolves to undefined on success, otherwise to the problems to show. One at `code` shows its field. */
  onSubmit: (change: AddressChange) => Promise<FormProblems | undefined>;
}

/** Form that asks for another address of the account (ACC-24). The message of a success has the focus. */
export function ChangeAddressForm({ onSubmit, ...rest }: ChangeAddressFormProps) {
  const [asked, setAsked] = useState<string>();
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone with the form.
    if (asked !== undefined) message.current?.focus();
  }, [asked]);
  if (asked !== undefined)
    return (
      <InlineMessage ref={message} tone="success" role="status" tabIndex={-1}>
        {addressTexts.changeAsked(asked)}
      </InlineMessage>
    );
  return (
    <Fields
      {...rest}
      onSubmit={async (change) => {
        const problems = await onSubmit(change);
        if (!problems) setAsked(change.email);
        return problems;
      }}
    />
  );
}

function Fields({ email: present, labels, onSubmit, ...rest }: ChangeAddressFormProps) {
  const [needsCode, setNeedsCode] = useState(false);
  const form = useContractForm({
    values: { email: '', password: '', code: '' },
    rules: ({ email, password, code }) => {
      const emailText = isFilled(email) ? emailProblem(email) : signUpTexts.required;
      const isSame = canonicalEmail(email) === canonicalEmail(present);
      const fields = {
        ...(emailText && { email: emailText }),
        ...(isSame && { email: addressTexts.sameAddress }),
        ...(!isFilled(password) && { password: signUpTexts.required }),
        ...(needsCode && !isFilled(code) && { code: addressTexts.codeNeeded }),
      };
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit: async ({ email, password, code }) => {
      const problems = await onSubmit({ email: email.trim(), password, ...(needsCode && { code }) });
      if (problems?.fields.code) setNeedsCode(true);
      return problems;
    },
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      <Stack space="5">
        <FormMessage problems={form.problems} />
        <TextField {...form.register('email')} type="email" label={labels.email} autoComplete="email" />
        <PasswordField
          {...form.register('password')}
          label={labels.password}
          help={labels.passwordHelp}
          toggleLabel={labels.showPassword}
          autoComplete="current-password"
        />
        {needsCode && (
          <TextField
            {...form.register('code')}
            label={labels.code}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
        <Cluster>
          <Button type="submit" variant="secondary" loading={form.isSubmitting}>
            {labels.submit}
          </Button>
        </Cluster>
      </Stack>
    </Form>
  );
}
