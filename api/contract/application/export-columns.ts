import { type AdminApplicationResponse, applicationReference } from '../entities/application.ts';
import type { PaymentState } from '../entities/payment.ts';
import { dateInLagos } from '../rules/dates.ts';

export type ExportedApplication = AdminApplicationResponse & {
  readonly payment_state: PaymentState;
  /** Null while it is pending. */
  readonly decided_at: string | null;
  /** Amount received for all fees, in naira. Null if nothing was recorded. */
  readonly amount_received: number | null;
  /** Numbers of the receipts, oldest first. */
  readonly receipt_numbers: readonly string[];
  /** Bank references of the recorded transfers, oldest first. */
  readonly bank_references: readonly string[];
};

/** Payments that were confirmed before transfers were recorded have an amount, but no transfers. */
export const receivedOf = (
  amount: number | null,
  transfers: readonly { readonly amount: number; readonly bank_reference: string | null }[] = [],
): Pick<ExportedApplication, 'amount_received' | 'bank_references'> => ({
  amount_received:
    transfers.length === 0 ? amount : transfers.reduce((sum, transfer) => sum + transfer.amount, 0),
  bank_references: transfers.flatMap(({ bank_reference }) => bank_reference ?? []),
});

/** The same in every format. */
export interface ExportColumn {
  readonly heading: string;
  /** Width in a workbook, in characters. */
  readonly width: number;
  readonly isDate?: true;
  /** Whether the values are numbers. All others are texts, also telephone numbers and references. */
  readonly isNumber?: true;
  readonly textOf: (application: ExportedApplication) => string;
}

/** In order. */
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
    textOf: ({ amount_received }) => (amount_received === null ? '' : String(amount_received)),
  },
  { heading: 'Receipts', width: 18, textOf: ({ receipt_numbers }) => receipt_numbers.join('; ') },
  { heading: 'Bank references', width: 32, textOf: ({ bank_references }) => bank_references.join('; ') },
];
