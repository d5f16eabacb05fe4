import type { ReceiptCodeFormLabels } from '@imc/ui/membership';
import type { PageFacts } from './page-facts.ts';

/** Users open this public page from a printed receipt. */
export const verifyReceiptPage: PageFacts = {
  path: '/verify',
  above: [],
  title: 'Verify a receipt',
  hidden: true,
};

export const receiptCodeLabels: ReceiptCodeFormLabels = {
  code: 'Code of the receipt',
  codeHelp: '16 letters and digits, with or without hyphens',
  codeMissing: 'Enter the code that is printed on the receipt',
  submit: 'Verify',
  unavailable: 'The receipt could not be verified. Please try again.',
};

/** On a receipt and at its check, once the payment was taken back (PAY-30). */
export const reversedReceipt = {
  title: 'This receipt was reversed.',
  text: (day: string, creditNote: string) =>
    `The payment was reversed on ${day} with credit note ${creditNote}. This receipt is no longer proof of payment.`,
} as const;

/** The page of PAY-9. */
export const verifyReceipt = {
  lead: 'Every receipt we issue has a code. Enter it to check that the receipt is genuine.',
  refused: 'The receipt could not be verified',
  genuine: 'This receipt is genuine.',
  compare:
    'Compare it with the printed one. To protect the payer, only the initials of the name are shown here.',
  facts: {
    number: 'Number',
    amount: 'Amount',
    grade: 'For',
    initials: 'Received from',
    noInitials: 'An account that was erased',
    date: 'Date',
  },
  again: 'Verify another receipt',
} as const;

/** The receipt of PAY-8. */
export const receipt = {
  title: 'Receipt',
  loading: 'Loading your receipt',
  failed: 'Your receipt could not be loaded. Nothing is lost.',
  notThere: 'There is no receipt at this address.',
  print: 'Print',
  back: 'Back to Payments',
  facts: {
    name: 'Received from',
    purpose: 'For',
    reference: 'Reference',
    method: 'Paid by',
    date: 'Date',
    issuer: 'Issued by',
  },
  /** The only way to pay. */
  method: 'Bank transfer',
  purposes: {
    application: (category: string) => `Application for ${category}`,
    admission: (category: string) => `Admission as ${category}`,
    annual: (category: string) => `Annual fee as ${category}`,
    other: (category: string) => `Charge as ${category}`,
  },
  verification: (address: string, code: string) => `Verify this receipt at ${address} with the code ${code}.`,
  qrCode: 'QR code that verifies this receipt',
  qrUnavailable: 'The QR code could not be drawn.',
} as const;
