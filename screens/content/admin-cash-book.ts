import { monthNames } from '@imc/api/contract';
import type { CashBookLabels } from '@imc/ui/membership';

/** 'April 2026' of YYYY-MM. */
const monthName = (month: string): string => `${monthNames[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** PAY-32 and PAY-33. */
export const cashBook = {
  title: 'Cash book',
  lead: 'Money received in the account and money sent back, by value date.',
  loading: 'Loading the cash book',
  failed: 'The cash book could not be loaded.',
  empty: 'No money was received or sent back in this period',
  period: { thisMonth: 'This month', lastMonth: 'Last month', from: 'From', to: 'To', show: 'Show' },
  download: { csv: 'CSV', xlsx: 'Excel' },
  fileName: (period: string) => `cash-book-${period}`,
  notDownloaded: 'The file could not be downloaded. Please try again.',
  ok: 'OK',
  messages: 'Messages',
  dismiss: 'Dismiss',
  closed: {
    title: 'This period is closed',
    text: 'Its entries are final. Anything recorded for it later is booked on the day it is recorded.',
  },
  close: {
    none: 'No month is closed yet.',
    through: (month: string) => `Closed up to the end of ${monthName(month)}.`,
    show: (month: string) => `Review and close ${monthName(month)}`,
    submit: (month: string) => `Close ${monthName(month)}`,
    title: (month: string) => `Close ${monthName(month)}?`,
    message: (month: string, closing: string) =>
      `Its closing balance of ${closing} becomes final, and nobody can open ${monthName(month)} again. Anything recorded for it later is booked in the month it is recorded. Compare the balance with the bank statement first.`,
    cancel: 'Cancel',
  },
  table: {
    columns: {
      date: 'Date',
      number: 'Receipt',
      reference: 'Bank reference',
      payer: 'Payer',
      received: 'In',
      paid: 'Out',
      balance: 'Balance',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
    total: 'Total',
    kinds: { 'sent-back': 'Sent back', 'not-received': 'Never received' },
  } satisfies CashBookLabels,
} as const;
