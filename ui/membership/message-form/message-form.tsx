import { useState } from 'react';
import { PassingMessage } from '../../components/feedback/inline-message/inline-message-passing.tsx';
import { UnsentForm, type UnsentFormProps } from '../unsent-form.tsx';

export interface MessageFormProps extends Omit<UnsentFormProps, 'onSubmitted' | 'after'> {
  /** What is said for 3 seconds once it is filled in (S-4.7). */
  sent: string;
}

/** A message to the Institute. It sends nothing; it confirms for 3 seconds and clears itself. */
export function MessageForm({ sent, ...form }: MessageFormProps) {
  // Counts the messages, so that a second one is confirmed anew. 0 shows nothing.
  const [shown, setShown] = useState(0);
  return (
    <UnsentForm
      {...form}
      onSubmitted={() => setShown((count) => count + 1)}
      after={
        shown > 0 && (
          <PassingMessage key={shown} onLeave={() => setShown(0)}>
            {sent}
          </PassingMessage>
        )
      }
    />
  );
}
