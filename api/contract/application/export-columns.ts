import { type AdminApplicationAnswer, applicationReference } from '../entities/application.ts';
import type { PaymentState } from '../entities/payment.ts';
import { dateInLagos } from '../rules/dates.ts';

/** An application as it is exported. */
export type ExportedApplication = AdminApplicationAnswer & { readonly payment_state: PaymentState };

/** A column of the export, the same in every format. */
export interface ExportColumn {
  readonly heading: string;
  /** Width in a workbook, in characters. */
  readonly width: number;
  /** Whether the values are calendar dates, YYYY-MM-DD. All others are texts, also telephone numbers and references. */
  readonly isDate?: true;
  readonly valueOf: (application: ExportedApplication) => string;
}

/** The exported columns, in order. */
export const exportColumns: readonly ExportColumn[] = [
  { heading: 'Reference', width: 14, valueOf: ({ id }) => applicationReference(id) },
  { heading: 'Title', width: 8, valueOf: ({ title }) => title },
  { heading: 'Surname', width: 20, valueOf: ({ surname }) => surname },
  { heading: 'Other names', width: 24, valueOf: ({ otherNames }) => otherNames },
  { heading: 'Category', width: 28, valueOf: ({ membershipCategory }) => membershipCategory },
  { heading: 'Email', width: 32, valueOf: ({ email }) => email },
  { heading: 'Telephone', width: 18, valueOf: ({ tel }) => tel },
  { heading: 'WhatsApp', width: 18, valueOf: ({ whatsapp }) => whatsapp },
  { heading: 'Employer', width: 28, valueOf: ({ employer }) => employer },
  { heading: 'Position', width: 24, valueOf: ({ position }) => position },
  { heading: 'Postal address', width: 40, valueOf: ({ postalAddress }) => postalAddress },
  { heading: 'Marketer code', width: 15, valueOf: ({ marketerCode }) => marketerCode ?? '' },
  { heading: 'Status', width: 11, valueOf: ({ status }) => status },
  { heading: 'Payment', width: 11, valueOf: ({ payment_state }) => payment_state },
  {
    heading: 'Submitted',
    width: 12,
    isDate: true,
    valueOf: ({ created_at }) => dateInLagos(new Date(created_at)),
  },
];
