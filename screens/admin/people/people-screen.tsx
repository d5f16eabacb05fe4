import {
  type AdminAccount,
  accountGroups,
  accountsCall,
  accountsList,
  callMutation,
  callQuery,
  correctAccountCall,
  formProblems,
  listPageSize,
  type PlaceOf,
  type User,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  ConfirmDialog,
  Heading,
  Pagination,
  SelectField,
  Stack,
  Text,
  TextField,
  ToastRegion,
} from '@imc/ui';
import { Search } from '@imc/ui/icons';
import { AccountDialog, CorrectDetailsDialog, PeopleTable } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDialogLabels, correctDetailsLabels, people as texts } from '../../content/index.ts';
import { formatDay, formatMoment } from '../../shared/dates.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import styles from './people-screen.module.css';
import { type AccountChange, useAccountChange } from './use-account-change.ts';

export interface PeopleScreenProps {
  /** The signed-in admin. */
  user: Pick<User, 'id'>;
  /** State of the list, which the parent keeps in the address. */
  place: PlaceOf<typeof accountsList>;
  /** Called with the new state. */
  onPlace: (place: PlaceOf<typeof accountsList>) => void;
}

/** Returns the question and the label of its button. */
function questionOf(change: AccountChange): { message: string; label: string } {
  const { confirm, required } = texts;
  switch (change.kind) {
    case 'role':
      return {
        message: `${confirm.role(change.account.name, change.role)} ${confirm.signedOut}`,
        label: confirm.roleLabel,
      };
    case 'sessions':
      return { message: confirm.sessions(change.account.name), label: confirm.sessionsLabel };
    case 'block':
      return change.blocked
        ? { message: confirm.block(change.account.name), label: confirm.blockLabel }
        : { message: confirm.unblock(change.account.name), label: confirm.unblockLabel };
    case 'secondFactor':
      return { message: confirm.secondFactor(change.account.name), label: confirm.secondFactorLabel };
    case 'required':
      return change.required
        ? { message: required.askOn, label: required.turnOn }
        : { message: required.askOff, label: required.turnOff };
  }
}

const failure = { refused: texts.confirm.failed, failed: texts.confirm.failed } as const;

/** Corrects an account's details and reloads the list. */
function CorrectDetails({
  account,
  onDone,
  onClose,
}: {
  account: AdminAccount;
  /** Called with the server's message. */
  onDone: (message: string) => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [accountsCall.path] });
  const correct = useFormMutation((client) => callMutation(client, correctAccountCall), {
    onSuccess: async ({ message }) => {
      await reload();
      onDone(message);
    },
    onError: (error) => {
      // Also after a failure: somebody else may have changed the account.
      void reload();
      return formProblems(error, failure);
    },
  });
  const { id, name, phone_number, email } = account;
  return (
    <CorrectDetailsDialog
      open
      account={account}
      labels={correctDetailsLabels}
      onClose={onClose}
      onSubmit={(correction) =>
        correct({ account_id: id, ...correction, seen: { name, phone_number, email } })
      }
    />
  );
}

/** Accounts with their roles, and what an admin may do with them (PPL-5 to PPL-10, PPL-13). */
export function PeopleScreen({ user, place, onPlace }: PeopleScreenProps) {
  const {
    query: { data },
    search,
    rows,
  } = useAdminList({
    list: accountsList,
    query: callQuery(useApiClient(), accountsCall, place),
    place,
    onPlace,
    texts: {
      ...texts,
      empty: {
        text: texts.empty,
        action: (
          <Button variant="secondary" onClick={() => onPlace({ page: 1 })}>
            {texts.clear}
          </Button>
        ),
      },
    },
  });
  const [managed, setManaged] = useState<AdminAccount>();
  const [corrected, setCorrected] = useState<AdminAccount>();
  const { toasts, show, dismiss } = useToasts();
  const change = useAccountChange(show);
  /** Closes the account's dialog first. */
  const ask = (next: AccountChange) => {
    setManaged(undefined);
    change.ask(next);
  };
  const question = change.unconfirmed && questionOf(change.unconfirmed);
  const first = ((data?.page ?? 1) - 1) * listPageSize.default;
  const isRequired = data?.second_factor_required ?? false;
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>{texts.title}</Heading>
        <ButtonLink to={texts.toLog.to} variant="secondary">
          {texts.toLog.label}
        </ButtonLink>
      </Cluster>
      <div className={styles.filters}>
        <TextField {...search} label={texts.search} start={<Search />} className={styles.search} />
        <SelectField
          label={texts.role}
          placeholder={texts.everyone}
          value={place.role ?? ''}
          options={texts.groups}
          onChange={({ target }) =>
            onPlace({ ...place, role: accountGroups.find((group) => group === target.value), page: 1 })
          }
        />
      </div>
      <PeopleTable
        caption={texts.caption}
        accounts={data?.accounts ?? []}
        ownId={user.id}
        labels={texts.table}
        formatDay={formatDay}
        onManage={setManaged}
        {...rows}
      />
      {data && data.total > 0 && (
        <Pagination
          page={data.page}
          pageCount={data.pages}
          labels={texts.pages}
          summary={texts.range(first + 1, first + data.accounts.length, data.total)}
          onPageChange={(page) => onPlace({ ...place, page })}
        />
      )}
      {data && (
        <Card>
          <Cluster justify="between" space="4">
            <Stack space="1">
              <Heading level={2} size="card">
                {texts.required.title}
              </Heading>
              <Text tone="muted">{isRequired ? texts.required.on : texts.required.off}</Text>
            </Stack>
            <Button variant="secondary" onClick={() => ask({ kind: 'required', required: !isRequired })}>
              {isRequired ? texts.required.turnOff : texts.required.turnOn}
            </Button>
          </Cluster>
        </Card>
      )}
      <AccountDialog
        account={managed}
        isOwn={managed?.id === user.id}
        labels={accountDialogLabels}
        onClose={() => setManaged(undefined)}
        onRole={(role) => managed && ask({ kind: 'role', account: managed, role })}
        formatTime={formatMoment}
        onCorrect={() => {
          setCorrected(managed);
          setManaged(undefined);
        }}
        onEndSessions={() => managed && ask({ kind: 'sessions', account: managed })}
        onBlocked={(blocked) => managed && ask({ kind: 'block', account: managed, blocked })}
        onResetSecondFactor={() => managed && ask({ kind: 'secondFactor', account: managed })}
      />
      {corrected && (
        <CorrectDetails
          account={corrected}
          onClose={() => setCorrected(undefined)}
          onDone={(message) => {
            setCorrected(undefined);
            show(message);
          }}
        />
      )}
      <ConfirmDialog
        open={question !== undefined}
        message={question?.message ?? ''}
        cancelLabel={texts.confirm.cancel}
        confirmLabel={question?.label ?? ''}
        busy={change.isBusy}
        error={change.error}
        onConfirm={change.confirm}
        onClose={change.cancel}
      />
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
