import type { FormProblems, SecondFactor, SecondFactorSecret } from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Card } from '../../../components/content/card/card.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { EnrolStep } from './second-factor-enrol-step.tsx';
import { RecoveryCodes } from './second-factor-recovery-codes.tsx';
import { RemoveForm } from './second-factor-remove-form.tsx';
import type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';
import { StartForm } from './second-factor-start-form.tsx';

export type { SecondFactorSettingsLabels } from './second-factor-settings-labels.ts';

export interface SecondFactorSettingsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Whether there is one. */
  secondFactor: SecondFactor;
  /** Texts of the settings. */
  labels: SecondFactorSettingsLabels;
  /** Formats a UTC ISO time as a day. */
  formatDay: (time: string) => string;
  /** Starts setting up. Resolves to the secret, or to the problems to show. */
  onStart: (password: string) => Promise<SecondFactorSecret | FormProblems>;
  /** Confirms the first code. Resolves to the recovery codes, or to the problems to show. */
  onConfirm: (code: string) => Promise<readonly string[] | FormProblems>;
  /** Removes it. Resolves to undefined on success, otherwise to the problems to show. */
  onRemove: (sent: { password: string; code: string }) => Promise<FormProblems | undefined>;
  /** Called when the user says that the recovery codes are kept. */
  onKept?: () => void;
}

const isProblems = (value: object): value is FormProblems => 'fields' in value;

/**
 * Sets a second factor up in three steps - password, first code, recovery codes - or removes it (ACC-13 to ACC-19). The recovery codes are
 * shown until the user says that they are kept.
 */
export function SecondFactorSettings({
  secondFactor: { enabled_at, recovery_codes_left },
  labels,
  formatDay,
  onStart,
  onConfirm,
  onRemove,
  onKept,
  ...rest
}: SecondFactorSettingsProps) {
  const [secret, setSecret] = useState<SecondFactorSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  const content = (): ReactNode => {
    if (codes) {
      const hideCodes = () => {
        setCodes(undefined);
        onKept?.();
      };
      return <RecoveryCodes codes={codes} labels={labels} onKept={hideCodes} />;
    }
    if (enabled_at !== null) {
      return (
        <Stack space="6">
          <Text>{labels.on(formatDay(enabled_at), recovery_codes_left)}</Text>
          <RemoveForm labels={labels} onSubmit={onRemove} />
        </Stack>
      );
    }
    if (secret) {
      return (
        <EnrolStep
          secret={secret}
          labels={labels}
          onCancel={() => setSecret(undefined)}
          onSubmit={async (code) => {
            const answer = await onConfirm(code);
            if (isProblems(answer)) return answer;
            setCodes(answer);
            setSecret(undefined);
            return undefined;
          }}
        />
      );
    }
    return (
      <Stack space="6">
        <Text>{labels.off}</Text>
        <StartForm
          labels={labels}
          onSubmit={async (password) => {
            const answer = await onStart(password);
            if (isProblems(answer)) return answer;
            setSecret(answer);
            return undefined;
          }}
        />
      </Stack>
    );
  };
  return (
    <div {...rest}>
      <Card>{content()}</Card>
    </div>
  );
}
