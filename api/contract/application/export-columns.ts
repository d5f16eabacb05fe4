import { type AdminApplicationResponse, applicationReference } from '../entities/application.ts';
import type { PaymentState } from '../entities/payment.ts';
import { adminLabel } from '../rules/application.ts';
import { dateInLagos } from '../rules/dates.ts';
import type { FieldIn } from './fields.ts';

export type ExportedApplication = AdminApplicationResponse & {
  readonly payment_state: PaymentState;
  /** Null while it is pending. */
  readonly decided_at: string | null;
  /** Amount received for all fees, in naira. Null if nothing was recorded. */
  readonly amount_received: number | null;
  /** Numbers of the receipts, oldest first, without reversed ones. */
  readonly receipt_numbers: readonly string[];
  /** Bank references of the recorded transfers, oldest first. */
  readonly bank_references: readonly string[];
};

/** From what the transfers pay of all fees. */
export const receivedOf = (
  transfers: readonly { readonly amount: number; readonly bank_reference: string | null }[] = [],
): Pick<ExportedApplication, 'amount_received' | 'bank_references'> => ({
  amount_received:
    transfers.length === 0 ? null : transfers.reduce((sum, { amount }) => sum + Number(amount), 0),
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

const field = (
  name: FieldIn<'admin'> & keyof ExportedApplication,
  width: number,
  heading = adminLabel(name),
): ExportColumn => ({ heading, width, textOf: (application) => application[name] });

/** In order. */
export const exportColumns: readonly ExportColumn[] = [
  { heading: 'Reference', width: 14, textOf: ({ id }) => applicationReference(id) },
  field('title', 8),
  field('surname', 20),
  field('otherNames', 24),
  field('membershipCategory', 28, 'Category'),
  field('email', 32),
  field('tel', 18, 'Telephone'),
  field('whatsapp', 18),
  field('employer', 28),
  field('position', 24),
  field('postalAddress', 40),
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
