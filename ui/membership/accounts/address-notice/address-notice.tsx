import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';

/** Outcome of sending a link, with the message for the user. */
export interface LinkOutcome {
  readonly isSent: boolean;
  readonly message: string;
}

export interface AddressNoticeProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** What is wrong with the address, and what to do. */
  text: ReactNode;
  /** Text of the button: 'Send the link again'. */
  send: string;
  /** Sends the link. Must not reject: a failure is an outcome with its message. */
  onSend: () => Promise<LinkOutcome>;
}

/** Says that the address of the account is not confirmed, or that mails to it come back (ACC-23, MAIL-6). */
export function AddressNotice({ text, send, onSend, ...rest }: AddressNoticeProps) {
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ outcome: LinkOutcome; key: number }>();
  const sendLink = async () => {
    setIsSending(true);
    const outcome = await onSend();
    setIsSending(false);
    setResult((before) => ({ outcome, key: (before?.key ?? 0) + 1 }));
  };
  return (
    <Stack space="3" {...rest}>
      <InlineMessage
        tone="warning"
        action={
          <Button variant="secondary" size="small" loading={isSending} onClick={sendLink}>
            {send}
          </Button>
        }
      >
        <Text as="span" size="small">
          {text}
        </Text>
      </InlineMessage>
      {/* The key renders a new message for each outcome, so that a repeated one is announced again. */}
      {result && (
        <InlineMessage
          key={result.key}
          tone={result.outcome.isSent ? 'success' : 'failure'}
          role={result.outcome.isSent ? 'status' : 'alert'}
        >
          {result.outcome.message}
        </InlineMessage>
      )}
    </Stack>
  );
}
