import { useState } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { confirmationTime, useLeave } from '../toast/use-leave.ts';
import { InlineMessage, type InlineMessageProps } from './inline-message.tsx';
import { scrollIntoViewRef } from './scroll-into-view.ts';

export interface PassingMessageProps extends InlineMessageProps {
  /** Called when the message has faded out. Unmount it. */
  onLeave: () => void;
  /**
   * Milliseconds until the message disappears. The timer is paused while the message is hovered or focused. 0
   * disables it. Default 3000 (S-9.1).
   */
  leavesAfter?: number;
}

/**
 * An `InlineMessage` that confirms an action, is announced once and disappears by itself: 'Message sent
 * successfully!'. Only for messages that require no action. Give it a new `key` to show the same text again.
 */
export function PassingMessage({ onLeave, leavesAfter = confirmationTime, ...message }: PassingMessageProps) {
  const [isOver, setOver] = useState(false);
  const pauseHandlers = useLeave(leavesAfter, () => setOver(true));
  return (
    <Presence onGone={onLeave}>
      {!isOver && (
        <InlineMessage
          key="message"
          ref={scrollIntoViewRef}
          role="status"
          tone="success"
          {...message}
          {...pauseHandlers}
        />
      )}
    </Presence>
  );
}
