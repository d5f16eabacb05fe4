import type { SignUpPassword } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { CheckboxField } from '../../components/forms/checkbox-field/checkbox-field.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { NewPasswordFields, type NewPasswordLabels } from '../new-password-fields/new-password-fields.tsx';
import type { ContractForm } from '../use-contract-form.ts';

/** Every word of the second step. */
export interface SignUpPasswordLabels extends NewPasswordLabels {
  /** Over the step: 'Choose a password'. */
  title: string;
  /** Under the title: 'For the account of ada@mail.example.' */
  text: (email: string) => string;
  /** Name of the form: 'Your password'. */
  name: string;
  /** 'I agree to the terms and conditions', with a link to them. */
  terms: ReactNode;
  /** 'Back'. */
  back: string;
  /** 'Create Account'. */
  submit: string;
}

/** The second step: the password and the terms. */
export function SignUpWizardPassword({
  form,
  email,
  labels,
  onBack,
}: {
  form: ContractForm<SignUpPassword>;
  /** The account that the password is for; password managers store it beside the password. */
  email: string;
  labels: SignUpPasswordLabels;
  onBack: () => void;
}) {
  return (
    <Form aria-label={labels.name} onSubmit={form.onSubmit}>
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        labels={labels}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <CheckboxField {...form.register('terms')} label={labels.terms} />
      <Cluster space="3">
        <Button variant="secondary" onClick={onBack} disabled={form.isSubmitting}>
          {labels.back}
        </Button>
        <Button type="submit" loading={form.isSubmitting}>
          {labels.submit}
        </Button>
      </Cluster>
    </Form>
  );
}
