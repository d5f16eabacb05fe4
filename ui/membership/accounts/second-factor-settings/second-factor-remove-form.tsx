import { type FormProblems, isFilled, secondFactorTexts, signUpTexts } from '@imc/api/contract';
import { useId } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';

/** Form that removes the second factor with the password and a code. */
export function RemoveForm({
  labels,
  onSubmit,
}: {
  labels: SecondFactorSettingsLabels;
  onSubmit: (sent: { password: string; code: string }) => Promise<FormProblems | undefined>;
}) {
  const id = useId();
  const form = useContractForm({
    values: { password: '', code: '' },
    rules: ({ password, code }) => {
      const fields = {
        ...(!isFilled(password) && { password: signUpTexts.required }),
        ...(!isFilled(code) && { code: secondFactorTexts.codeRequired }),
      };
      return Object.keys(fields).length > 0 ? { fields } : undefined;
    },
    onSubmit,
    unavailable: labels.unavailable,
  });
  return (
    <Form aria-labelledby={id} onSubmit={form.onSubmit}>
      <Heading level={3} size="card" id={id}>
        {labels.remove}
      </Heading>
      <FormMessage problems={form.problems} />
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        toggleLabel={labels.showPassword}
        autoComplete="current-password"
      />
      <TextField
        {...form.register('code')}
        label={labels.code}
        help={labels.removeCodeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Cluster>
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          {labels.removeSubmit}
        </Button>
      </Cluster>
    </Form>
  );
}
