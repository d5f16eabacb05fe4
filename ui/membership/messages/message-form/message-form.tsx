import { useState } from 'react';
import { PassingMessage } from '../../../components/feedback/inline-message/inline-message-passing.tsx';
import { EnquiryForm, type EnquiryFormProps } from '../../shared/enquiry-form.tsx';

export interface MessageFormProps extends Omit<EnquiryFormProps, 'onSubmitted' | 'after'> {
  /** Confirmation shown for 3 seconds after the form was submitted (S-4.7). */
  sent: string;
}

/** Message to the Institute. It sends its fields if `onSend` is given, clears them and shows a confirmation for 3 seconds. */
export function MessageForm({ sent, ...form }: MessageFormProps) {
  // Counts the submissions and keys the confirmation, so that a second one is announced again. 0 shows nothing.
  const [shown, setShown] = useState(0);
  return (
    <EnquiryForm
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
