import {
  type AdminAccount,
  type ApiClient,
  accountsCall,
  accountsList,
  callMutation,
  callQuery,
  correctAccountCall,
  decideNameChangeCall,
  endAccountSessionsCall,
  formProblems,
  type ListParams,
  requireSecondFactorCall,
  resetSecondFactorCall,
  setAccountBlockedCall,
  setAccountRoleCall,
  type User,
  useApiClient,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import {
  AdminPageHead,
  Button,
  Card,
  Cluster,
  ConfirmDialog,
  Heading,
  Stack,
  Text,
  ToastRegion,
} from '@imc/ui';
import { AccountDialog, CorrectDetailsDialog, PeopleTable, ReasonDialog } from '@imc/ui/membership';
import { type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountDialogLabels, correctDetailsLabels, people as texts } from '../../content/index.ts';
import { formatDay, formatMoment } from '../../shared/dates.ts';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useToasts } from '../../shared/use-toasts.ts';
import { type AccountChange, useAccountChange } from './use-account-change.ts';

export interface PeopleScreenProps {
  /** The signed-in admin. */
  user: Pick<User, 'id'>;
  /** State of the list, which the parent keeps in the address. */
  params: ListParams<typeof accountsList>;
  /** Called with the new state. */
  onParamsChange: (params: ListParams<typeof accountsList>) => void;
}

interface ActionTexts {
  readonly label: string;
  /** Of the button that confirms. Default: `label`. */
  readonly confirm?: string;
  readonly question: (name: string) => string;
}

const failure = { refused: texts.confirm.failed, failed: texts.confirm.failed } as const;

interface FormDialogProps {
  account: AdminAccount;
  /** Called with the server's message. */
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Returns a function that sends a change. The list is reloaded also after a failure: somebody else may have changed the account. */
function useAccountForm<Data extends { readonly message: string }, Body>(
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Body>,
  onDone: FormDialogProps['onDone'],
) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: [accountsCall.path] });
  return useFormMutation(mutation, {
    onSuccess: async ({ message }) => {
      await reload();
      onDone(message);
    },
    onError: (error) => {
      void reload();
      return formProblems(error, failure);
    },
  });
}

/** Corrects an account's details. */
function CorrectDetails({ account, onDone, onClose }: FormDialogProps) {
  const correct = useAccountForm((client) => callMutation(client, correctAccountCall), onDone);
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

/** Refuses the name that a member asks for. */
function RefuseName({ account: { name, name_change: asked }, onDone, onClose }: FormDialogProps) {
  const refuse = useAccountForm((client) => callMutation(client, decideNameChangeCall), onDone);
  return (
    asked && (
      <ReasonDialog
        open
        text={texts.nameChange.refuseText(name, asked.name)}
        labels={texts.nameChange.labels}
        onClose={onClose}
        onSubmit={({ reason }) => refuse({ name_change_id: asked.id, agreed: false, answer: reason })}
      />
    )
  );
}

/** Accounts with their roles, and what an admin may do with them (PPL-5 to PPL-10, PPL-13, PPL-14). */
export function PeopleScreen({ user, params, onParamsChange }: PeopleScreenProps) {
  const client = useApiClient();
  const {
    query: { data },
    heading,
    list,
  } = useAdminList({
    list: accountsList,
    query: callQuery(client, accountsCall, params),
    params,
    onParamsChange,
    filters: ['role'],
    texts: { ...texts, empty: { text: texts.empty } },
  });
  const [managed, setManaged] = useState<AdminAccount>();
  const [refused, setRefused] = useState<AdminAccount>();
  const uploadUrl = useUploadUrl();
  const [corrected, setCorrected] = useState<AdminAccount>();
  const { toasts, show, dismiss } = useToasts();
  const change = useAccountChange(show);
  /** Closes the account's dialog first. */
  const ask = (next: AccountChange) => {
    setManaged(undefined);
    change.ask(next);
  };
  const buttonsFor = (account: AdminAccount) => {
    const { id: account_id, name, is_blocked, has_second_factor, name_change: asked } = account;
    const button = ({ label, confirm = label, question }: ActionTexts, send: AccountChange['send']) => ({
      label,
      onClick: () => ask({ question: question(name), label: confirm, send }),
    });
    const { endSessions, block, unblock, resetSecondFactor } = texts.actions;
    const { agree, refuse } = texts.nameChange;
    return [
      ...(asked
        ? [
            button({ ...agree, question: () => agree.question(name, asked.name) }, () =>
              client(decideNameChangeCall, { body: { name_change_id: asked.id, agreed: true } }),
            ),
            {
              label: refuse,
              onClick: () => {
                setRefused(account);
                setManaged(undefined);
              },
            },
          ]
        : []),
      {
        label: texts.correct,
        onClick: () => {
          setCorrected(account);
          setManaged(undefined);
        },
      },
      button(endSessions, () => client(endAccountSessionsCall, { body: { account_id } })),
      {
        ...button(is_blocked ? unblock : block, () =>
          client(setAccountBlockedCall, { body: { account_id, blocked: !is_blocked } }),
        ),
        variant: is_blocked ? ('secondary' as const) : ('destructive' as const),
      },
      ...(has_second_factor
        ? [button(resetSecondFactor, () => client(resetSecondFactorCall, { body: { account_id } }))]
        : []),
    ];
  };
  const isRequired = data?.second_factor_required ?? false;
  return (
    <Stack space="4">
      <AdminPageHead headingRef={heading} title={texts.title} />
      <PeopleTable
        {...list}
        caption={texts.caption}
        accounts={data?.accounts ?? []}
        ownId={user.id}
        search={texts.search}
        filters={[
          {
            key: 'role',
            label: texts.role,
            labelHidden: true,
            allLabel: texts.everyone,
            options: texts.groups,
          },
        ]}
        labels={texts.table}
        formatDay={formatDay}
        onOpen={setManaged}
      />
      {data && (
        <Card>
          <Cluster justify="between" space="4">
            <Stack space="1">
              <Heading level={2} size="card">
                {texts.required.title}
              </Heading>
              <Text tone="muted">{isRequired ? texts.required.on : texts.required.off}</Text>
            </Stack>
            <Button
              variant="secondary"
              onClick={() =>
                ask({
                  question: isRequired ? texts.required.askOff : texts.required.askOn,
                  label: isRequired ? texts.required.turnOff : texts.required.turnOn,
                  send: () => client(requireSecondFactorCall, { body: { required: !isRequired } }),
                })
              }
            >
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
        onRole={(role) =>
          managed &&
          ask({
            question: texts.confirm.role(managed.name, role),
            label: texts.confirm.roleLabel,
            send: () =>
              client(setAccountRoleCall, {
                body: { account_id: managed.id, role, seen_role: managed.role },
              }),
          })
        }
        buttons={managed ? buttonsFor(managed) : []}
        documentUrl={uploadUrl.photo}
        formatTime={formatMoment}
      />
      {refused && (
        <RefuseName
          account={refused}
          onClose={() => setRefused(undefined)}
          onDone={(message) => {
            setRefused(undefined);
            show(message);
          }}
        />
      )}
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
        open={change.unconfirmed !== undefined}
        message={change.unconfirmed?.question ?? ''}
        cancelLabel={texts.confirm.cancel}
        confirmLabel={change.unconfirmed?.label ?? ''}
        busy={change.isBusy}
        error={change.error}
        onConfirm={change.confirm}
        onClose={change.cancel}
      />
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}
