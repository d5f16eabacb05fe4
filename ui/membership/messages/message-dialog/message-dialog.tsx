import type { AdminMessage, MessageKind } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { Mail, Trash2 } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface MessageDialogLabels {
  /** Name of the form that a message came from: 'Contact page'. */
  kinds: Readonly<Record<MessageKind, string>>;
  /** Terms of what the sender typed, and of form, time and state. */
  facts: Readonly<
    Record<
      | 'message'
      | 'kind'
      | 'received'
      | 'email'
      | 'phone'
      | 'city'
      | 'country'
      | 'work'
      | 'qualification'
      | 'state',
      string
    >
  >;
  /** Returns the state with who set it, and when: 'Handled by Ngozi Eze, 5 May 2026'. */
  stateOf: (message: AdminMessage) => string;
  /** Text of the link that writes an answer: 'Answer by email'. */
  answer: string;
  /** Text of the button that marks it as handled: 'Mark as handled'. */
  handle: string;
  /** Text of the button that takes that back: 'Mark as not handled'. */
  reopen: string;
  /** Text of the button that deletes it: 'Delete'. */
  remove: string;
  /** Text and accessible name of the buttons that close the dialog: 'Close'. */
  close: string;
}

export interface MessageDialogProps
  extends Omit<DialogProps, 'open' | 'title' | 'actions' | 'children' | 'closeLabel'> {
  /** Message to read. The dialog is open while there is one. */
  message: AdminMessage | undefined;
  /** Texts of the dialog. */
  labels: MessageDialogLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
  /** Called with whether the message is handled from now on. */
  onHandled: (isHandled: boolean) => void;
  /** Called when the user wants to delete the message. Ask for confirmation. */
  onRemove: () => void;
  /** Whether a change of the state is being saved. Default `false`. */
  busy?: boolean;
}

/** Dialog with one message from a form, and what an admin may do with it (MSG-3, MSG-4). */
export function MessageDialog({
  message,
  labels,
  formatTime,
  onHandled,
  onRemove,
  busy = false,
  ...dialog
}: MessageDialogProps) {
  if (!message) return null;
  const { facts } = labels;
  const isHandled = message.state === 'handled';
  const typed = (...parts: readonly (keyof MessageDialogLabels['facts'] & keyof AdminMessage)[]) =>
    parts.flatMap((part) => {
      const description = message[part];
      return description === null ? [] : [{ term: facts[part], description }];
    });
  return (
    <Dialog
      {...dialog}
      open
      title={message.name}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="secondary" onClick={dialog.onClose}>
            {labels.close}
          </Button>
          <Button
            variant={isHandled ? 'secondary' : 'primary'}
            loading={busy}
            onClick={() => onHandled(!isHandled)}
          >
            {isHandled ? labels.reopen : labels.handle}
          </Button>
        </>
      }
    >
      <Stack space="6">
        <DefinitionList
          items={[
            ...typed('message'),
            {
              term: facts.email,
              description: (
                <Link href={mailHref(message.email)} tone="quiet">
                  <EmailText email={message.email} />
                </Link>
              ),
            },
            ...typed('phone', 'city', 'country', 'work', 'qualification'),
            { term: facts.kind, description: labels.kinds[message.kind] },
            { term: facts.received, description: formatTime(message.created_at) },
            { term: facts.state, description: labels.stateOf(message) },
          ]}
        />
        <Cluster space="3">
          <ButtonLink href={mailHref(message.email)} size="small" variant="secondary" iconStart={<Mail />}>
            {labels.answer}
          </ButtonLink>
          <Button size="small" variant="destructive" iconStart={<Trash2 />} onClick={onRemove}>
            {labels.remove}
          </Button>
        </Cluster>
      </Stack>
    </Dialog>
  );
}
