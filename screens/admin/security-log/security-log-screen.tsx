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
  Button,
  ButtonLink,
  Cluster,
  DateField,
  Heading,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { SecurityLogTable } from '@imc/ui/membership';
import { useState } from 'react';
import { securityLog as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { useListRows } from '../../shared/use-admin-list.tsx';
import styles from './security-log-screen.module.css';

export interface SecurityLogScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: SecurityLogQuery;
  /** Called with the new state. */
  onParamsChange: (params: SecurityLogQuery) => void;
}

/** All filters apply when the form is sent. */
function SecurityLogFilters({ params, onParamsChange }: SecurityLogScreenProps) {
  const { kind, account, from, to } = params;
  const { filters } = texts;
  const [accountError, setAccountError] = useState<string>();
  return (
    <form
      // The key updates the fields after Back and Forward.
      key={String(securityLogAddress.format({ kind, account, from, to }))}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const get = (name: string) => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : null;
        };
        const chosen = securityLogAddress.parse({ get });
        const isWrong = isFilled(get('account')) && chosen.account === undefined;
        setAccountError(isWrong ? filters.wrongAccount : undefined);
        if (!isWrong) onParamsChange(chosen);
      }}
    >
      <SelectField
        name="kind"
        label={filters.kind}
        placeholder={filters.everything}
        defaultValue={kind ?? ''}
        options={filters.kinds}
      />
      <TextField
        name="account"
        label={filters.account}
        inputMode="email"
        autoComplete="off"
        maxLength={textLimits.email}
        defaultValue={account ?? ''}
        error={accountError}
      />
      <DateField name="from" label={filters.from} defaultValue={from} />
      <DateField name="to" label={filters.to} defaultValue={to} />
      <Button type="submit" variant="secondary">
        {filters.apply}
      </Button>
    </form>
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
      <Cluster justify="between" space="4">
        <Stack space="2">
          <Heading level={1}>{texts.title}</Heading>
          <Text tone="muted">{texts.text}</Text>
        </Stack>
        <ButtonLink to={texts.toPeople.to} variant="secondary">
          {texts.toPeople.label}
        </ButtonLink>
      </Cluster>
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
