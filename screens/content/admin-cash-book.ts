import type { CashBookLabels } from '@imc/ui/membership';

/** The treasurer's cash book. */
export const cashBook = {
  title: 'Cash book',
  lead: 'All money that was received, taken back and sent back.',
  loading: 'Loading the cash book',
  failed: 'The cash book could not be loaded.',
  empty: 'Nothing was received or paid in this period',
  table: {
    columns: {
      date: 'Date',
      number: 'Number',
      what: 'What',
      received: 'In',
      paid: 'Out',
      balance: 'Balance',
    },
    opening: 'Opening balance',
    closing: 'Closing balance',
  } satisfies CashBookLabels,
} as const;
