import {
  callMutation,
  changeSettingCall,
  type FormProblems,
  formProblems,
  queryKeys,
  type SettingChange,
  type SettingName,
  type StoredSetting,
  settingConflict,
  settingsQuery,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { Card, DefinitionList, SettingsSection } from '@imc/ui';
import { SettingForm, SettingHistory } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingFacts, settingParts, settingSummary, settings as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { useMayCall } from '../../shared/use-may-call.ts';

/** The server names fields 'value.part', the form only 'part'. */
const problemsOf = (error: unknown): FormProblems => {
  const { message, fields } = formProblems(error, { refused: texts.notSaved, failed: texts.notSaved });
  const ownFields = Object.entries(fields).map(([field, text]) => [field.replace(/^value\./, ''), text]);
  return { message, fields: Object.fromEntries(ownFields) };
};

/** A setting with its form and history. After a conflict the input stays, and saving again overwrites the newest version. */
export function SettingSection<Name extends SettingName>({
  name,
  setting,
  adminEmail,
}: {
  name: Name;
  setting: StoredSetting<Name>;
  adminEmail: string;
}) {
  const mayChange = useMayCall()(changeSettingCall);
  const client = useApiClient();
  const queryClient = useQueryClient();
  // The version that the form was filled from, not the newest one.
  const [seenVersion, setSeenVersion] = useState(setting.version);
  // Open if members can't pay yet, and left open after it is saved.
  const [folds] = useState(() =>
    settingSummary(name, setting.value) === texts.notSet ? ('open' as const) : ('closed' as const),
  );
  const reload = () => queryClient.invalidateQueries({ queryKey: queryKeys.settings });
  const change = useFormMutation((api) => callMutation(api, changeSettingCall), {
    onSuccess: async ({ version }, { value }) => {
      setSeenVersion(version);
      // The form shows the saved value even if the settings can't be reloaded.
      queryClient.setQueryData(
        settingsQuery(client).queryKey,
        (all) => all && { ...all, [name]: { ...all[name], value, version } },
      );
      void queryClient.invalidateQueries({ queryKey: queryKeys.paymentDetails });
      await reload();
    },
    onError: (error) => {
      const version = settingConflict(error);
      if (version !== undefined) {
        setSeenVersion(version);
        void reload();
      }
      return problemsOf(error);
    },
  });
  return (
    <SettingsSection {...texts.sections[name]} folds={folds} value={settingSummary(name, setting.value)}>
      <Card
        footer={
          setting.history.length > 0 && (
            <SettingHistory
              labels={texts.history}
              formatTime={formatMoment}
              entries={setting.history.map(({ version, from, to, changed_by, changed_at }) => ({
                version,
                changedBy: changed_by,
                changedAt: changed_at,
                parts: settingParts(name, from, to),
              }))}
            />
          )
        }
      >
        {mayChange ? (
          <SettingForm
            name={name}
            aria-label={texts.sections[name].title}
            value={setting.value}
            fields={texts.fields[name]}
            labels={texts.form}
            adminEmail={adminEmail}
            onSubmit={(value, password) =>
              change({ name, value, version: seenVersion, current_password: password } as SettingChange)
            }
          />
        ) : (
          <DefinitionList items={settingFacts(name, setting.value)} />
        )}
      </Card>
    </SettingsSection>
  );
}
