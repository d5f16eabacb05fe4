import { type ApplicationPart, aRoleForMembers, type StaffRole } from '@imc/api/contract';
import type { ApplicationListLabels, ApplicationReaderLabels } from '@imc/ui/membership';
import { formatDay } from '../shared/dates.ts';
import { payments, proofViewer } from './payments.ts';

export const declarationStatement =
  'I declare that what I have stated in this application is true and complete, and that I will keep the code of ethics of the Institute.';

/** What staff did with an application, as its member reads it. */
const openingWords: Readonly<Record<ApplicationPart, string>> = {
  application: 'opened your application',
  proof: 'opened your proof of payment',
  export: 'saved a list with your application',
};

/** Which staff opened it, as the member reads it. */
const staffWords = (role: StaffRole): string => {
  const words = aRoleForMembers(role);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} of the Institute`;
};

/** The member's list (S-2.62, S-8.4, S-8.5) and open draft (APP-13). */
export const applications = {
  title: 'My Applications',
  tab: 'My applications',
  new: 'New Application',
  loading: 'Loading your applications',
  failed: 'Your applications could not be loaded. Nothing is lost.',
  empty: 'No applications found. Click the button above to submit a new application.',
  draft: {
    title: 'Not sent yet',
    continue: (reference: string) => `Continue ${reference}`,
    saved: (time: string) => `Saved ${time}`,
    fromEarlier: 'Filled in from your last application',
    ready: (count: number, total: number) => `${count} of ${total} sections ready`,
  },
  /** In the first section of a new application that starts with data of an earlier one. */
  fromEarlier:
    'Filled in from your last application. Please check it, and fill in the grade, declaration and proof of payment again.',
  /** While the form opens. */
  opening: 'Opening the application form',
  notOpened: 'The application form could not be opened. Please try again.',
  ok: 'OK',
  /** Shown if a submission failed without a message from the server. */
  notSubmitted: 'Server error. Please try again.',
  /** Below the alert after a submission. */
  submittedAs: (reference: string) => `Its reference is ${reference}.`,
  table: {
    surname: 'Surname',
    otherNames: 'Other Names',
    category: 'Membership Category',
    sent: (at) => `Sent ${formatDay(at)}`,
    email: 'Email',
    status: 'Status',
    details: 'Details',
    read: 'View Details',
    readOf: (reference) => `of ${reference}`,
  } satisfies ApplicationListLabels,
} as const;

export const applicationInFull = {
  printed: 'Application for',
  title: 'Application',
  back: 'Back to My Applications',
  loading: 'Loading your application',
  failed: 'Your application could not be loaded. Nothing is lost.',
  notShown: "This application can't be shown",
  notThere: 'There is no application of yours with this reference.',
  print: 'Print',
  withdraw: {
    action: 'Withdraw application',
    title: (reference: string) => `Withdraw ${reference}`,
    question:
      'The committee will stop reviewing it. You cannot undo this. It stays in your list, and you may apply again. Withdraw it?',
    /** Before the question, if there is a payment or a proof of payment. */
    money:
      'Payments are not refunded automatically. To ask for a refund, write to the office and quote your reference.',
    cancel: 'Keep it',
    confirm: 'Withdraw',
    done: 'Your application has been withdrawn.',
    failed: 'The server did not respond, so your application may not be withdrawn yet. Please try again.',
  },
  reader: {
    facts: { status: 'Application Status', sent: 'Sent', decided: 'Decided' },
    parts: {
      personal: 'Personal information',
      professional: 'Professional information',
      payment: 'Payment',
      education: 'Education',
      assignments: 'Consulting assignments',
      referees: 'Referees',
      declaration: 'Declaration',
    },
    years: { from: 'From', to: 'To' },
    declaration: declarationStatement,
    payment: {
      reference: payments.table.reference,
      status: payments.table.status,
      amount: payments.table.amount,
      noProof: 'None',
      viewProof: 'View proof of payment',
    },
    paymentStates: payments.table.states,
    proofTitle: proofViewer.proofTitle,
    proofAlt: proofViewer.proofAlt,
    proofFailed: proofViewer.proofFailed,
    viewer: proofViewer.viewer,
    openings: {
      title: 'Who opened your application',
      none: 'Nobody on the Institute’s staff has opened it yet.',
      summary: (times, last) => `Opened ${times} times, last on ${last}`,
      all: 'Every time',
      opening: ({ part, staff_role, staff_number }) => {
        const who = staff_role ? staffWords(staff_role) : 'A member of the Institute’s staff';
        const often = staff_role ? '' : ', once or more within an hour';
        return `${who} (staff number ${staff_number}) ${openingWords[part]}${often}`;
      },
      explanation:
        'Each time staff open your file it is listed here, by role and number. You may ask us why your application was opened.',
    },
  } satisfies ApplicationReaderLabels,
} as const;
