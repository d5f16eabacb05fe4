import { type AdminApplicationAnswer, applicationReference } from '../entities/application.ts';
import type { PaymentState } from '../entities/payment.ts';
import { dateInLagos } from '../rules/dates.ts';

/** An application as it is exported. */
export type ExportedApplication = AdminApplicationAnswer & {
  readonly payment_state: PaymentState;
  /** When it was decided on. Null while it is pending. */
  readonly decided_at: string | null;
  /** Amount received, in naira. Null if nothing was recorded. */
  readonly payment_amount: number | null;
  /** Null until the receipt is issued. */
  readonly receipt_number: string | null;
  /** The bank's references of the recorded transfers, oldest first. */
  readonly bank_references: readonly string[];
};

/** A column of the export, the same in every format. */
export interface ExportColumn {
  readonly heading: string;
  /** Width in a workbook, in characters. */
  readonly width: number;
  /** Whether the values are calendar dates, YYYY-MM-DD. */
  readonly isDate?: true;
  /** Whether the values are numbers. All others are texts, also telephone numbers and references. */
  readonly isNumber?: true;
  readonly textOf: (application: ExportedApplication) => string;
}

/** The exported columns, in order. */
export const exportColumns: readonly ExportColumn[] = [
  { heading: 'Reference', width: 14, textOf: ({ id }) => applicationReference(id) },
  { heading: 'Title', width: 8, textOf: ({ title }) => title },
  { heading: 'Surname', width: 20, textOf: ({ surname }) => surname },
  { heading: 'Other names', width: 24, textOf: ({ otherNames }) => otherNames },
  { heading: 'Category', width: 28, textOf: ({ membershipCategory }) => membershipCategory },
  { heading: 'Email', width: 32, textOf: ({ email }) => email },
  { heading: 'Telephone', width: 18, textOf: ({ tel }) => tel },
  { heading: 'WhatsApp', width: 18, textOf: ({ whatsapp }) => whatsapp },
  { heading: 'Employer', width: 28, textOf: ({ employer }) => employer },
  { heading: 'Position', width: 24, textOf: ({ position }) => position },
  { heading: 'Postal address', width: 40, textOf: ({ postalAddress }) => postalAddress },
  { heading: 'Marketer code', width: 15, textOf: ({ marketerCode }) => marketerCode ?? '' },
  { heading: 'Status', width: 11, textOf: ({ status }) => status },
  { heading: 'Payment', width: 11, textOf: ({ payment_state }) => payment_state },
  {
    heading: 'Submitted',
    width: 12,
    isDate: true,
    textOf: ({ created_at }) => dateInLagos(new Date(created_at)),
  },
  {
    heading: 'Decided',
    width: 12,
    isDate: true,
    textOf: ({ decided_at }) => (decided_at === null ? '' : dateInLagos(new Date(decided_at))),
  },
  {
    heading: 'Amount received',
    width: 16,
    isNumber: true,
    textOf: ({ payment_amount }) => (payment_amount === null ? '' : String(payment_amount)),
  },
  { heading: 'Receipt', width: 18, textOf: ({ receipt_number }) => receipt_number ?? '' },
  { heading: 'Bank references', width: 32, textOf: ({ bank_references }) => bank_references.join('; ') },
];
