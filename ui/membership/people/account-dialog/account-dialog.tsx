import { type AccountRole, type AdminAccount, accountRoles, type CorrectableDetail } from '@imc/api/contract';
import { useState } from 'react';
import { Button, type ButtonProps } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { RadioGroupField } from '../../../components/forms/radio-group-field/radio-group-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import {
  SettingHistory,
  type SettingHistoryLabels,
} from '../../settings/setting-history/setting-history.tsx';

export interface AccountDialogLabels {
  /** Terms of the facts about the account. */
  facts: Readonly<Record<'email' | 'phone' | 'membership' | 'secondFactor', string>>;
  /** Texts of an account with and without a second factor: 'On', 'Off'. */
  secondFactorStates: Readonly<Record<'on' | 'off', string>>;
  /** Label of the roles: 'Role'. */
  role: string;
  /** Names of the roles: 'Treasurer'. */
  roles: Readonly<Record<AccountRole, string>>;
  /** What each role may do. */
  roleHelp: Readonly<Record<AccountRole, string>>;
  /** Text of the button that changes the role: 'Change role'. */
  save: string;
  /** Terms of a request for another name, and the text of the link to its document. */
  nameChange: Readonly<Record<'name' | 'reason' | 'askedAt' | 'document' | 'open', string>>;
  corrections: SettingHistoryLabels;
  /** Details as the corrections name them: 'Name'. */
  details: Readonly<Record<CorrectableDetail, string>>;
  /** Shown for a blocked account: 'Blocked: this person can't sign in.' */
  blocked: string;
  /** Shown in place of all actions for the own account. */
  own: string;
  /** Text and accessible name of the buttons that close the dialog: 'Close'. */
  close: string;
}

export interface AccountDialogProps
  extends Omit<DialogProps, 'open' | 'title' | 'actions' | 'children' | 'closeLabel'> {
  /** Account to manage. The dialog is open while there is one. */
  account: AdminAccount | undefined;
  /** Whether it is the account of the signed-in admin, who can't change it here. Default `false`. */
  isOwn?: boolean;
  /** Texts of the dialog. */
  labels: AccountDialogLabels;
  /** Called with the role that the admin chose. Ask for confirmation. */
  onRole: (role: AccountRole) => void;
  /** Buttons for what else the admin may do with the account. Ask for confirmation. */
  buttons: readonly (Pick<ButtonProps, 'variant' | 'onClick'> & { readonly label: string })[];
  /** Returns the address of the document of a request for another name. */
  documentUrl: (file: string) => string;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
}

/** Dialog with the facts of an account, its role, and what an admin may do with it (PPL-6 to PPL-9, PPL-12 to PPL-14). */
export function AccountDialog({ account, ...props }: AccountDialogProps) {
  // The key resets the chosen role for the next account.
  return account && <OpenDialog key={`${account.id} ${account.role}`} account={account} {...props} />;
}

function OpenDialog({
  account,
  isOwn = false,
  labels,
  onRole,
  buttons,
  documentUrl,
  formatTime,
  ...dialog
}: AccountDialogProps & { account: AdminAccount }) {
  const [role, setRole] = useState(account.role);
  const { facts, nameChange: terms } = labels;
  const { name_change: asked } = account;
  return (
    <Dialog
      {...dialog}
      open
      title={account.name}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {labels.close}
          </Button>
          {!isOwn && (
            <Button disabled={role === account.role} onClick={() => onRole(role)}>
              {labels.save}
            </Button>
          )}
        </>
      }
    >
      <Stack space="6">
        <DefinitionList
          items={[
            { term: facts.email, description: <EmailText email={account.email} /> },
            { term: facts.phone, description: account.phone_number },
            { term: facts.membership, description: account.membership_type },
            {
              term: facts.secondFactor,
              description: labels.secondFactorStates[account.has_second_factor ? 'on' : 'off'],
            },
          ]}
        />
        {asked && (
          <DefinitionList
            items={[
              { term: terms.name, description: asked.name },
              { term: terms.reason, description: asked.reason },
              { term: terms.askedAt, description: formatTime(asked.asked_at) },
              ...(asked.document === null
                ? []
                : [
                    {
                      term: terms.document,
                      description: (
                        <Link href={documentUrl(asked.document)} newTab>
                          {terms.open}
                        </Link>
                      ),
                    },
                  ]),
            ]}
          />
        )}
        {account.is_blocked && <InlineMessage tone="warning">{labels.blocked}</InlineMessage>}
        {isOwn ? (
          <InlineMessage>{labels.own}</InlineMessage>
        ) : (
          <>
            <RadioGroupField
              label={labels.role}
              value={role}
              options={accountRoles.map((value) => ({
                value,
                label: labels.roles[value],
                help: labels.roleHelp[value],
              }))}
              onChange={({ target }) => {
                const chosen = accountRoles.find((value) => value === target.value);
                if (chosen) setRole(chosen);
              }}
            />
            <Cluster space="3">
              {buttons.map(({ label, ...button }) => (
                <Button key={label} size="small" variant="secondary" {...button}>
                  {label}
                </Button>
              ))}
            </Cluster>
          </>
        )}
        {account.corrections.length > 0 && (
          <SettingHistory
            labels={labels.corrections}
            formatTime={formatTime}
            entries={account.corrections.map(({ id, changed_by, changed_at, reason, changes }) => ({
              version: id,
              changedBy: changed_by,
              changedAt: changed_at,
              reason,
              parts: changes.map(({ detail, from, to }) => ({ label: labels.details[detail], from, to })),
            }))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
