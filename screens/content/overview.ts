import type { ApplicationEventKind } from '@imc/api';
import { institute } from './institute.ts';

const { committee } = institute;

/** S-2.60, DASH-1, DASH-2, DASH-4 and APP-16. */
export const overview = {
  tab: 'Dashboard',
  welcome: (name: string) => `Welcome, ${name}`,
  failed: 'Your application could not be loaded. Nothing is lost.',
  /** The state of the application, in one sentence below the welcome. */
  status: {
    none: 'You have not applied yet. An application takes about half an hour and saves itself as you go.',
    pending: `Your application is with the ${committee}.`,
    approved: `The ${committee} has approved your application.`,
    rejected: `The ${committee} has not approved your application. You may apply again.`,
    withdrawn: 'You have withdrawn your application. You may apply again.',
  },
  actions: {
    start: 'Start your application',
    /** `saved` is a time. Empty if the draft was never saved. */
    continue: (reference: string, saved: string) =>
      saved ? `Continue ${reference}, saved ${saved}` : `Continue ${reference}`,
    answer: 'Answer the treasurer',
    answerWhy: (reference: string) => `The treasurer has a question about your payment for ${reference}.`,
    completeProfile: 'Complete your profile',
    completeProfileWhy: 'Your application has been sent. Your profile still has empty fields.',
    nothing: 'There is nothing for you to do now.',
    read: 'Read your application',
    print: 'Print',
  },
  /** The pending applications, if there are several. */
  pendingList: {
    title: 'Your applications with the committee',
    sent: (category: string, day: string) => `${category}, sent ${day}.`,
    read: 'Read',
  },
  /** What a member still has to pay after a part payment. */
  stillOpen: {
    title: (reference: string) => `Still to pay for ${reference}`,
    text: 'What you have paid so far is recorded. This is what is open:',
  },
  facts: {
    status: 'Application Status',
    memberId: 'Member ID',
    noMemberId: 'Pending',
    payment: 'Payment Status',
    notApplied: 'Not applied yet',
    seeApplications: 'See your applications',
  },
  progress: {
    title: 'Your progress',
    done: 'done',
    notDone: 'not done yet',
    profile: 'Complete Profile',
    documents: 'Upload Documents',
    payment: 'Make Payment',
  },
  sheet: {
    loading: 'Loading your admission',
    institute: institute.name,
    lead: { admitted: `The ${committee} has admitted`, pending: 'Application for the admission of' },
    title: (category: string) => `as ${category}`,
    number: 'Member number',
    date: 'Date of approval',
    reference: 'Reference',
    missing: 'not yet',
    /** Below the line for the signature. */
    signatory: 'Registrar',
  },
  /** What is in force, without a sheet (MEM-5). */
  membership: {
    title: 'Your membership',
    failed: 'Your membership could not be loaded.',
    notInForce:
      'Your membership is not in force, so its certificate can’t be printed. Write to us if you think that this is wrong.',
    facts: {
      number: 'Member number',
      grade: 'Grade',
      since: 'In this grade since',
      standing: 'Standing',
      ended: 'Ended',
    },
  },
  reason: 'What the committee wrote to you',
  meaning: {
    none: {
      title: 'After you apply',
      lines: [
        `Once you have sent your application, the ${committee} reads your form, your referees and your proof of payment.`,
        'You see the outcome here as soon as it is decided.',
      ],
    },
    pending: {
      title: 'What happens now',
      lines: [
        `The ${committee} reads your form, your referees and your proof of payment.`,
        'You get a mail once it has decided, and see the outcome on your dashboard.',
      ],
    },
    approved: {
      title: 'What this means',
      lines: [
        'You are admitted in this grade and may use its letters after your name.',
        'Payments are confirmed separately: see Payment Status.',
      ],
    },
    rejected: {
      title: 'What this means',
      lines: [
        'You are not admitted in this grade this time. Nothing you sent is lost: you can still read it in full.',
        'You may apply again at any time, for the same grade or another.',
      ],
    },
    withdrawn: {
      title: 'What this means',
      lines: [
        `The ${committee} no longer reads this application, and nothing is due for it. You can still read it in full.`,
        'You may apply again at any time, for the same grade or another.',
      ],
    },
  },
  history: {
    title: (reference: string) => `History of ${reference}`,
    loading: 'Loading the history',
    failed: 'The history could not be loaded.',
    ahead: `The ${committee} tells you the outcome`,
    now: 'The committee reads your file',
    asked: 'The committee waits for your answer',
    states: { done: 'done', current: 'now', ahead: 'still to come' },
    events: {
      submitted: 'Application received',
      approved: 'Approved',
      rejected: 'Not approved',
      reopened: 'Set back to pending, to be read again',
      withdrawn: 'Withdrawn by you',
      asked: `The ${committee} asked for more`,
      answered: 'You answered',
    } satisfies Record<ApplicationEventKind, string>,
  },
} as const;
