import { PassingMessage } from '@imc/ui';
import { type ReactNode, useState } from 'react';
import { UnsentForm } from './unsent-form.tsx';

export interface MessageFormProps {
  /** Name of the form, for those who listen. */
  label: string;
  /** The fields. */
  children: ReactNode;
  /** Words of the press. */
  submitLabel: string;
  /** What is said for 3 seconds after it (specification, sections 8 and 9). */
  sent: string;
}

/** A message to the Institute. It sends nothing; it confirms for 3 seconds and clears itself. */
export function MessageForm({ sent, ...form }: MessageFormProps) {
  // Counts the presses, so that a second one is confirmed anew. 0 shows nothing.
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
