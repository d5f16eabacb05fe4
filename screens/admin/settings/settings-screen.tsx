import { changeSettingCall, settingsQuery, type User, useApiClient } from '@imc/api';
import { AdminPageHead, Card, ErrorState, Spinner, Stack } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { settings as texts } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { SettingSection } from './setting-section.tsx';

export interface SettingsScreenProps {
  /** Password managers store the password under this user's address. */
  user: Pick<User, 'email'>;
}

/** All settings, each with its history (SET-1). */
export function SettingsScreen({ user: { email } }: SettingsScreenProps) {
  const settings = useQuery(settingsQuery(useApiClient()));
  const mayChange = useMayCall()(changeSettingCall);
  const retry = retryOf(settings);
  const { data } = settings;
  return (
    <Stack space="10">
      <AdminPageHead title={texts.title} lead={mayChange ? texts.lead : texts.readOnly} />
      {retry && (
        <Card>
          <ErrorState message={texts.failed} {...retry} />
        </Card>
      )}
      {settings.isPending && !retry && <Spinner label={texts.loading} />}
      {data && (
        <>
          <SettingSection name="bank_account" setting={data.bank_account} adminEmail={email} />
          <SettingSection name="fee_basis" setting={data.fee_basis} adminEmail={email} />
          <SettingSection name="committee_mailbox" setting={data.committee_mailbox} adminEmail={email} />
          <SettingSection name="retention" setting={data.retention} adminEmail={email} />
          <SettingSection name="contact_messages" setting={data.contact_messages} adminEmail={email} />
          <SettingSection name="staff_digest" setting={data.staff_digest} adminEmail={email} />
          <SettingSection name="waiting_times" setting={data.waiting_times} adminEmail={email} />
        </>
      )}
    </Stack>
  );
}
