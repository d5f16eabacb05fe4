import { useState } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { confirmationTime, useLeave } from '../toast/use-leave.ts';
import { InlineMessage, type InlineMessageProps } from './inline-message.tsx';

export interface PassingMessageProps extends InlineMessageProps {
  /** Its time is over. Take it away. */
  onLeave: () => void;
  /** Milliseconds until it leaves; they stand still while the pointer or the keyboard is on it. 0 lets it stay. Default 3000 (S-9.1). */
  leavesAfter?: number;
}

/**
 * An `InlineMessage` that confirms what was done, is read aloud once and leaves by itself: 'Message sent successfully!'. Only for what nobody
 * has to act on; give it a new `key` to show the same words again.
 */
export function PassingMessage({ onLeave, leavesAfter = confirmationTime, ...message }: PassingMessageProps) {
  const [isOver, setOver] = useState(false);
  const hold = useLeave(leavesAfter, () => setOver(true));
  return (
    <Presence onGone={onLeave}>
      {!isOver && <InlineMessage key="message" role="status" tone="success" {...message} {...hold} />}
    </Presence>
  );
}
