import { type WaitingNumbers, waitingItems } from '@imc/api/contract';
import { dayText, timeText } from '../dates.ts';
import { MailAction } from '../parts/mail-action.tsx';
import { MailLink } from '../parts/mail-link.tsx';
import { MailSheet } from '../parts/mail-sheet.tsx';
import { Paragraph } from '../parts/paragraph.tsx';
import { aboutDigest } from '../reasons.ts';
import type { Template } from '../template.ts';

/** What the bell counts, sent to the committee's mailbox and the staff who want it every morning on which something waits (MAIL-9). */
export const staffDigest: Template<{
  /** Day in Lagos, YYYY-MM-DD. */
  readonly day: string;
  readonly waiting: WaitingNumbers;
  /** When the oldest pending application was submitted. Null or absent if none is. */
  readonly oldestAt?: string | null;
}> = {
  subject: ({ waiting }) => `To do: ${waitingItems(waiting)[0]?.text ?? 'nothing'}`,
  Mail: ({ data, name, site }) => {
    const items = waitingItems(data.waiting);
    return (
      <MailSheet
        title="To do today"
        preview={items.map(({ text }) => text).join(', ')}
        name={name}
        reason={aboutDigest}
      >
        <Paragraph>On the morning of {dayText(data.day)} this is waiting in the admin area:</Paragraph>
        {items.map(({ to, text }) => (
          <MailLink key={to} href={`${site}${to}`}>
            {text}
          </MailLink>
        ))}
        {data.oldestAt && (
          <Paragraph>The oldest application has waited since {timeText(data.oldestAt)}.</Paragraph>
        )}
        <MailAction href={`${site}/admin/dashboard`}>Open the dashboard</MailAction>
      </MailSheet>
    );
  },
};
