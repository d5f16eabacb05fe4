import type { TransferSeen } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';

export interface TransferProgressProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children' | 'title'> {
  /** Payment reference: 'IMC-APP-412'. */
  reference: string;
  /** Whether a bank statement of the day has it. */
  seen: TransferSeen;
  /** Day on which the transfer was announced, a calendar date. */
  day: string;
  /** Formats a calendar date. */
  formatDay: (day: string) => string;
  /** One true sentence each, with the formatted day. */
  labels: Readonly<Record<TransferSeen, (day: string) => string>>;
}

/** Tells a member whose payment is being checked what the Institute knows of the transfer (PAY-43). */
export function TransferProgress({
  reference,
  seen,
  day,
  formatDay,
  labels,
  ...rest
}: TransferProgressProps) {
  return (
    <InlineMessage {...rest} tone={seen === 'missing' ? 'warning' : 'info'} title={reference}>
      {labels[seen](formatDay(day))}
    </InlineMessage>
  );
}
