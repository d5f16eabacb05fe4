import type { NewsletterPost } from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface SendPostDialogLabels {
  /** Title: 'Send this newsletter?' */
  title: string;
  /** Terms of what the mail contains. */
  facts: Readonly<Record<'subject' | 'text' | 'link' | 'leave', string>>;
  /** Shown instead of the quoted text if the post has none. */
  noText: string;
  /** Text of the link to the post: 'Read the post'. */
  link: string;
  /** What stands at the end of the mail: 'Unsubscribe'. */
  leave: string;
  /** To how many readers it goes. */
  recipients: (count: number) => string;
  /** Text of the button that cancels: 'Cancel'. */
  cancel: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
  /** Text of the button that sends: 'Send to 120 readers'. */
  send: (count: number) => string;
}

export interface SendPostDialogProps
  extends Omit<DialogProps, 'open' | 'title' | 'actions' | 'children' | 'onClose'> {
  /** The post to send. */
  post: NewsletterPost;
  /** Its address. */
  postTo: string;
  /** Texts of the dialog. */
  labels: SendPostDialogLabels;
  /** Why it could not be sent. */
  error?: string | undefined;
  /** Whether it is being sent. Default `false`. */
  sending?: boolean;
  /** Called when the user sends the post. Default: nobody may send it. */
  onSend?: (() => void) | undefined;
  /** Called when the user cancels. */
  onClose: () => void;
}

/** Shows a post as it would be mailed and to how many readers, and asks whether to send it (NEWS-10). */
export function SendPostDialog({
  post,
  postTo,
  labels,
  error,
  sending = false,
  onSend,
  onClose,
  ...dialog
}: SendPostDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      title={labels.title}
      onClose={onClose}
      closeLabel={labels.close}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          {onSend && post.unsent > 0 && (
            <Button loading={sending} onClick={onSend}>
              {labels.send(post.unsent)}
            </Button>
          )}
        </>
      }
    >
      <Stack space="5">
        <DefinitionList
          items={[
            { term: labels.facts.subject, description: post.title },
            { term: labels.facts.text, description: post.excerpt || labels.noText },
            {
              term: labels.facts.link,
              description: (
                <Link href={postTo} newTab>
                  {labels.link}
                </Link>
              ),
            },
            { term: labels.facts.leave, description: labels.leave },
          ]}
        />
        <Text weight="medium">{labels.recipients(post.unsent)}</Text>
        {error !== undefined && (
          <InlineMessage tone="failure" role="alert">
            {error}
          </InlineMessage>
        )}
      </Stack>
    </Dialog>
  );
}
