import { type FormProblems, isFilled, type SecondFactorSecret, secondFactorTexts } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { QrCode } from '../../../components/content/qr-code/qr-code.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import styles from './second-factor-settings.module.css';
import type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';

/** The second step: the secret as QR code and as text, and the first code. */
export function EnrolStep({
  secret: { secret, uri },
  labels,
  onSubmit,
  onCancel,
}: {
  secret: SecondFactorSecret;
  labels: SecondFactorSettingsLabels;
  onSubmit: (code: string) => Promise<FormProblems | undefined>;
  onCancel: () => void;
}) {
  const form = useContractForm({
    values: { code: '' },
    rules: ({ code }) => (isFilled(code) ? undefined : { fields: { code: secondFactorTexts.codeRequired } }),
    onSubmit: ({ code }) => onSubmit(code),
    unavailable: labels.unavailable,
  });
  return (
    <Stack space="6">
      <div className={styles.enrol}>
        <QrCode text={uri} label={labels.qrCode} unavailable={labels.qrUnavailable} />
        <Stack space="4">
          <Text>{labels.scan}</Text>
          <Stack space="1">
            <Text size="small" tone="muted">
              {labels.secret}
            </Text>
            {/* Groups of four, as apps show it. */}
            <code className={styles.code}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
          </Stack>
        </Stack>
      </div>
      <Form aria-label={labels.confirm} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
        <TextField
          {...form.register('code')}
          label={labels.code}
          help={labels.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <Cluster space="3">
          <Button type="submit" loading={form.isSubmitting}>
            {labels.confirm}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {labels.cancel}
          </Button>
        </Cluster>
      </Form>
    </Stack>
  );
}
