import type { SignUpPassword } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import type { ContractForm } from '../../shared/use-contract-form.ts';
import { NewPasswordFields, type NewPasswordLabels } from '../new-password-fields/new-password-fields.tsx';

/** Texts of the second step. */
export interface SignUpPasswordLabels extends NewPasswordLabels {
  /** Heading of the step: 'Choose a password'. */
  title: string;
  /** Text below the heading: 'For the account of ada@mail.example.' */
  text: (email: string) => string;
  /** Accessible name of the form: 'Your password'. */
  name: string;
  /** Shown at an empty field. */
  missing: NewPasswordLabels['missing'] & { readonly terms: string };
  /** Label of the checkbox: 'I agree to the terms and conditions', with a link to them. */
  terms: ReactNode;
  /** Text of the button that goes back: 'Back'. */
  back: string;
  /** Text of the submit button: 'Create Account'. */
  submit: string;
  /** Line below the button: what happens next. */
  next: string;
}

/** Second step of the sign-up: the password and the terms. */
export function SignUpWizardPassword({
  form,
  email,
  labels,
  onBack,
}: {
  form: ContractForm<SignUpPassword>;
  /** Email of the account. Rendered as a hidden field, so that password managers store it with the password. */
  email: string;
  labels: SignUpPasswordLabels;
  onBack: () => void;
}) {
  return (
    <Form space="5" aria-label={labels.name} onSubmit={form.onSubmit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        labels={labels}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <CheckboxField {...form.register('terms')} label={labels.terms} />
      <Stack space="3">
        <Cluster space="2">
          <Button type="submit" loading={form.isSubmitting}>
            {labels.submit}
          </Button>
          <Button variant="quiet" onClick={onBack} disabled={form.isSubmitting}>
            {labels.back}
          </Button>
        </Cluster>
        <Text size="small" tone="muted">
          {labels.next}
        </Text>
      </Stack>
    </Form>
  );
}
