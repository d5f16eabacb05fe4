import {
  callQuery,
  isFilled,
  type SecurityLogQuery,
  securityLogAddress,
  securityLogCall,
  textLimits,
  useApiClient,
} from '@imc/api';
import {
  AdminPageHead,
  Button,
  Cluster,
  DateField,
  ListToolbar,
  SelectField,
  Stack,
  TextField,
} from '@imc/ui';
import { SecurityLogTable } from '@imc/ui/membership';
import { useState } from 'react';
import { securityLog as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { useListRows, useTypedSearch } from '../../shared/use-admin-list.tsx';

export interface SecurityLogScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: SecurityLogQuery;
  /** Called with the new state. */
  onParamsChange: (params: SecurityLogQuery) => void;
}

/** Each filter applies as soon as it is chosen, or when the user stops typing. */
function SecurityLogFilters({ params, onParamsChange }: SecurityLogScreenProps) {
  const { filters } = texts;
  const chosen = (name: keyof SecurityLogQuery, value: string) => {
    const { [name]: read } = securityLogAddress.parse({ get: (other) => (other === name ? value : null) });
    return { ...params, [name]: read, before: undefined };
  };
  const [accountError, setAccountError] = useState<string>();
  const [account, setAccount] = useTypedSearch(String(params.account ?? ''), (typed) => {
    const next = chosen('account', typed);
    const isWrong = isFilled(typed) && next.account === undefined;
    setAccountError(isWrong ? filters.wrongAccount : undefined);
    if (!isWrong) onParamsChange(next);
  });
  const [from, setFrom] = useTypedSearch(params.from ?? '', (day) => onParamsChange(chosen('from', day)));
  const [to, setTo] = useTypedSearch(params.to ?? '', (day) => onParamsChange(chosen('to', day)));
  return (
    <ListToolbar>
      <SelectField
        label={filters.kind}
        placeholder={filters.everything}
        value={params.kind ?? ''}
        onChange={({ currentTarget }) => onParamsChange(chosen('kind', currentTarget.value))}
        options={filters.kinds}
      />
      <TextField
        type="search"
        label={filters.account}
        inputMode="email"
        autoComplete="off"
        maxLength={textLimits.email}
        value={account}
        error={accountError}
        onChange={({ currentTarget }) => setAccount(currentTarget.value)}
      />
      <DateField
        label={filters.from}
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      <DateField label={filters.to} value={to} onChange={({ currentTarget }) => setTo(currentTarget.value)} />
    </ListToolbar>
  );
}

/** The security log, newest first (SEC-6). */
export function SecurityLogScreen({ params, onParamsChange }: SecurityLogScreenProps) {
  const { query: log, rows } = useListRows(callQuery(useApiClient(), securityLogCall, params), {
    ...texts,
    empty: { text: texts.empty },
  });
  const next = log.data?.next;
  return (
    <Stack space="4">
      <AdminPageHead title={texts.title} lead={texts.text} />
      <SecurityLogFilters params={params} onParamsChange={onParamsChange} />
      <SecurityLogTable
        caption={texts.title}
        events={log.data?.events ?? []}
        labels={texts.table}
        formatTime={formatMoment}
        {...rows}
      />
      <Cluster justify="end" space="3">
        {params.before !== undefined && (
          <Button variant="secondary" onClick={() => onParamsChange({ ...params, before: undefined })}>
            {texts.newest}
          </Button>
        )}
        {next && (
          <Button variant="secondary" onClick={() => onParamsChange({ ...params, before: next })}>
            {texts.older}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
