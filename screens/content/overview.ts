import type { ApplicationEventKind } from '@imc/api';
import { registrarName } from './council.ts';
import { institute } from './institute.ts';

const { committee } = institute;

/** S-2.60, DASH-1, DASH-2, DASH-4 and APP-16. */
export const overview = {
  tab: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  failed: 'Your application could not be loaded. Nothing is lost.',
  /** How the application stands, in one sentence. */
  status: {
    none: 'You have not applied yet',
    pending: `Your application is with the ${committee}`,
    approved: `The ${committee} has approved your application`,
    rejected: `The ${committee} has not approved your application`,
    withdrawn: 'You have withdrawn your application',
  },
  /** Other sentences, and when to expect what. Days are formatted. */
  answer: {
    draft: 'Your application is not sent yet',
    /** A draft after a rejection or a withdrawal. */
    started: (reference: string) => `${reference} is not sent yet.`,
    asked: `The ${committee} needs more information`,
    dueOn: (day: string) => `Please answer by ${day}.`,
    noDueDay: 'The committee will continue once you answer.',
    sections: (titles: string) => `Sections you can edit: ${titles}`,
    question: 'The treasurer has a question about your payment',
    fromTreasurer: 'From the treasurer',
    needed: 'The treasurer has a question about your payment.',
    viewProof: 'View the proof (new tab)',
    queried: 'We will check again when you reply.',
    due: (sum: string, about: string, reference: string) =>
      `Please pay the ${about.toLowerCase()} of ${sum} (reference ${reference}).`,
    sent: (sent: string) => `Sent ${sent}. We will email you the decision.`,
    expected: (sent: string, day: string) => `Sent ${sent}. You can expect to hear by ${day}.`,
    late: (sent: string, span: string) =>
      `Sent ${sent}. Most decisions take about ${span}; yours is taking longer. We will email you the decision.`,
    when: {
      none: 'An application takes about half an hour. Your answers are saved as you go.',
      approved: 'You are admitted to this grade and may use its letters after your name.',
      rejected: 'You may apply again at any time, for the same grade or another.',
      withdrawn: 'No payment is due. You may apply again at any time.',
    },
  },
  actions: {
    start: 'Start your application',
    again: 'Apply again',
    /** `saved` is a time. Empty if the draft was never saved. */
    continue: (reference: string, saved: string) =>
      saved ? `Continue ${reference}, saved ${saved}` : `Continue ${reference}`,
    answer: 'Answer the treasurer',
    pay: (sum: string) => `Pay ${sum}`,
    completeProfile: 'Complete your profile',
    read: 'Read your application',
    print: 'Print',
  },
  track: {
    states: { done: 'done', current: 'now', ahead: 'still to come' },
    titles: { sent: 'Sent', payment: 'Payment', committee: 'Committee', decision: 'Decision' },
    details: {
      notSent: 'Not yet',
      completed: 'Completed',
      reading: 'In review',
      asked: 'Question',
      pending: 'Pending',
      queried: 'Question',
      notPaid: 'Not paid',
      approved: 'Approved',
      rejected: 'Rejected',
      withdrawn: 'Withdrawn',
    },
  },
  facts: {
    status: 'Application Status',
    memberId: 'Member ID',
    noMemberId: 'Pending',
    payment: 'Payment Status',
    notApplied: 'Not applied yet',
    email: 'Email',
    /** What is wrong with the address, a link to the profile. */
    addresses: {
      unconfirmed: 'Please confirm your email',
      refused: 'Our emails to you are returned: confirm or change your address',
    },
  },
  alsoPending: { title: 'Also pending', review: 'In review', draft: 'Continue your application' },
  progress: {
    title: 'Your progress',
    profile: 'Complete Profile',
    documents: 'Upload Documents',
    payment: 'Make Payment',
    reasons: {
      done: 'Completed',
      paid: (sum: string) => `${sum} paid`,
      due: (sum: string) => `${sum} due`,
      saved: (left: number) => (left === 0 ? 'Completed' : `Saved. Optional fields left: ${left}`),
      profile: (left: number) =>
        left === 0 ? 'Please check and save it' : `${left} ${left === 1 ? 'detail' : 'details'} to add`,
      documents: {
        none: 'You upload your proof with the application',
        sent: 'Sent with your application',
        decided: 'No more documents are needed',
      },
    },
  },
  sheet: {
    institute: institute.name,
    lead: `The ${committee} has admitted`,
    title: (category: string) => `as ${category}`,
    open: 'Certificate',
    number: 'Member number',
    date: 'Date of approval',
    /** Below the line for the signature. */
    signatory: `${registrarName}, Registrar`,
    check: `To have this certificate confirmed, write to ${institute.email} and quote the member number.`,
  },
  /** What is in force, without a sheet (MEM-5). */
  membership: {
    title: 'Your membership',
    failed: 'Your membership could not be loaded.',
    /** Followed by the mailbox. */
    notInForce: 'Your membership is not in force. If this is wrong, please write to',
    facts: {
      number: 'Member number',
      grade: 'Grade',
      since: (day: string) => `since ${day}`,
      standing: 'Membership status',
      ended: 'Ended',
    },
  },
  reason: 'From the committee',
  /** After a rejection without a reason. Followed by the mailbox. */
  noReason: 'The committee gave no reason. To ask for it, write to',
  /** After a submission. */
  sentNext: `The ${committee} will review your form, your referees and your proof of payment. We will email you the decision, and your dashboard will show it.`,
  history: {
    title: (reference: string) => `History of ${reference}`,
    failed: 'The history could not be loaded.',
    events: {
      submitted: 'Application received',
      approved: 'Approved',
      rejected: 'Rejected',
      reopened: 'Set to pending for another review',
      withdrawn: 'Withdrawn by you',
      asked: `The ${committee} asked for more information`,
      answered: 'You answered',
      'payment-asked': 'The treasurer asked about your payment',
    } satisfies Record<ApplicationEventKind, string>,
  },
} as const;
