import { isFilled, securityLogQuery, serverMessage, textLimits, useApiClient } from '@imc/api';
import {
  Button,
  ButtonLink,
  Cluster,
  DateField,
  EmptyState,
  ErrorState,
  Heading,
  SelectField,
  Spinner,
  Stack,
  Text,
  TextField,
} from '@imc/ui';
import { SecurityLogTable } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { securityLog as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import {
  accountFrom,
  type SecurityLogPlace,
  securityLogPlaceFrom,
  securityLogPlaceParams,
} from './security-log-place.ts';
import styles from './security-log-screen.module.css';

export interface SecurityLogScreenProps {
  /** The current place. The parent stores it in the address. */
  place: SecurityLogPlace;
  /** Called when the admin filters or turns the page. */
  onPlace: (place: SecurityLogPlace) => void;
}

/** Filters above the table. They apply together when the form is sent. */
function SecurityLogFilters({ place, onPlace }: SecurityLogScreenProps) {
  const { kind, account, from, to } = place;
  const { filters } = texts;
  const [accountError, setAccountError] = useState<string>();
  return (
    <form
      // The key shows the filters of the address after Back and Forward.
      key={securityLogPlaceParams({ kind, account, from, to }).toString()}
      className={styles.filters}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const get = (name: string) => {
          const value = fields.get(name);
          return typeof value === 'string' ? value : null;
        };
        const typed = get('account');
        const isWrong = isFilled(typed) && accountFrom(typed) === undefined;
        setAccountError(isWrong ? filters.wrongAccount : undefined);
        if (!isWrong) onPlace(securityLogPlaceFrom({ get }));
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

/** The security log with its filters, newest first (S-12.121). */
export function SecurityLogScreen({ place, onPlace }: SecurityLogScreenProps) {
  const log = useQuery(securityLogQuery(useApiClient(), place));
  const retry = retryOf(log);
  const next = log.data?.next;
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Stack space="2">
          <Heading level={1}>{texts.title}</Heading>
          <Text tone="muted">{texts.text}</Text>
        </Stack>
        <ButtonLink to={texts.toPeople.to} variant="secondary">
          {texts.toPeople.label}
        </ButtonLink>
      </Cluster>
      <SecurityLogFilters place={place} onPlace={onPlace} />
      <SecurityLogTable
        caption={texts.title}
        events={log.data?.events ?? []}
        labels={texts.table}
        formatTime={formatMoment}
        loading={log.isPending && !retry && <Spinner label={texts.loading} />}
        error={retry && <ErrorState message={serverMessage(log.error) ?? texts.failed} {...retry} />}
        empty={<EmptyState text={texts.empty} />}
      />
      <Cluster justify="end" space="3">
        {place.before !== undefined && (
          <Button variant="secondary" onClick={() => onPlace({ ...place, before: undefined })}>
            {texts.newest}
          </Button>
        )}
        {next && (
          <Button variant="secondary" onClick={() => onPlace({ ...place, before: next })}>
            {texts.older}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}
