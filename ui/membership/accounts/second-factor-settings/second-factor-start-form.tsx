import { type FormProblems, isFilled, signUpTexts } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';

/** The first step: the password, so that nobody sets up a second factor on a device that was left open. */
export function StartForm({
  labels,
  onSubmit,
}: {
  labels: SecondFactorSettingsLabels;
  onSubmit: (password: string) => Promise<FormProblems | undefined>;
}) {
  const form = useContractForm({
    values: { password: '' },
    rules: ({ password }) =>
      isFilled(password) ? undefined : { fields: { password: signUpTexts.required } },
    onSubmit: ({ password }) => onSubmit(password),
    unavailable: labels.unavailable,
  });
  return (
    <Form aria-label={labels.start} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        toggleLabel={labels.showPassword}
        autoComplete="current-password"
      />
      <Cluster>
        <Button type="submit" loading={form.isSubmitting}>
          {labels.start}
        </Button>
      </Cluster>
    </Form>
  );
}
