import type { ApplicationStatus } from '@imc/api';
import type {
  ApplicationDeskLabels,
  ApplicationNotesLabels,
  DecisionDialogLabels,
  DecisionHistoryLabels,
} from '@imc/ui/membership';
import {
  adminApplications,
  decideWith,
  decisionBox,
  decisionFields,
  warningCount,
} from './admin-applications.ts';
import { applicationInFull } from './applications.ts';
import { count } from './figures.ts';
import { feeNames } from './grades.ts';
import { paymentStatesFor } from './payment-states.ts';

const { details } = adminApplications;

const decided: Readonly<Record<ApplicationStatus, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  pending: 'Set to pending',
};

const by = (name: string, moment: string) => `${name}, ${moment}`;

/** APP-47, APP-48, APP-52, APP-58, APP-63, APP-65, UPL-6, SEC-7. The texts of the specification are in `admin-applications.ts`. */
export const adminApplication = {
  loading: 'Loading the application',
  failed: 'The application could not be loaded.',
  notThere: {
    title: 'There is no such application',
    text: 'It may have been removed with the account of its applicant.',
  },
  onlyListed: {
    title: 'The application could not be loaded.',
    text: 'You can still see its details from the list.',
  },
  notYours: 'This application is not yours to decide',
  desk: {
    ...details,
    form: applicationInFull.reader,
    rail: 'Decision',
    box: decisionBox,
    decided: ({ status, changed_by }, moment) => `${decided[status]} by ${changed_by}, ${moment}`,
    withdrawn: (day) => `Withdrawn by the applicant on ${day}.`,
    sameProof: {
      title: 'Also sent with another application',
      text: 'Compare the references. Proofs from one bank can look alike.',
      match: { identical: 'the same file', similar: 'looks alike' },
      sameMember: 'same applicant',
    },
    others: 'Other applications of this person',
    back: adminApplications.toList,
    previous: 'Previous',
    next: 'Next',
    print: applicationInFull.print,
  } satisfies ApplicationDeskLabels,
  /** '12 of 125'. */
  place: (index: number, total: number) => `${count(index)} of ${count(total)}`,
  /** The lines of the decision: what was checked, and what was found. */
  checks: {
    shared: 'Your own account',
    held: 'Grade held',
    heldAs: (held: string, sought?: string) => `${held}, ${held === sought ? 'the same' : 'a higher'} grade`,
    fee: feeNames,
    paid: (paid: string, due: string) => `${paid} of ${due}`,
    more: (amount: string) => `${amount} more than the fee`,
    asked: (question: string) => `Asked: ${question}`,
    paymentStates: { ...paymentStatesFor('treasurer'), closed: 'Closed' },
    rules: 'Published rules',
    rulesMet: (met: number, all: number, areUnknown: boolean) =>
      areUnknown ? `${all - met} of ${all}` : `${met} of ${all} met`,
    noGrade: 'No grade was chosen',
    referees: 'Referees',
    referred: (all: number) => (all === 0 ? 'None named' : `${all} named`),
    request: 'Requests',
    noRequest: 'Nothing outstanding',
    notLoaded: 'Could not be loaded',
    picture: 'Proof',
    notChecked: 'Sent, not checked',
    onlyHere: 'Not used elsewhere',
    elsewhere: (others: number) =>
      others === 1 ? 'Also sent with another application' : `Also sent with ${others} other applications`,
    noPicture: 'Not sent yet',
  },
  /** Warnings before a decision (APP-54, APP-55). */
  warnings: {
    moneyOpen: (amount: string | undefined) =>
      amount === undefined ? 'The payment is not confirmed yet.' : `${amount} not yet confirmed.`,
    paymentQueried: (sum: string | undefined) =>
      `A question about the payment is open${sum === undefined ? '' : `: ${sum} paid`}.`,
    ruleNotMet: (requirement: string) => `Not met: ${requirement}`,
    gradeHeld: (grade: string) => `The applicant was already approved as ${grade}.`,
    requestOpen: 'The applicant has not answered the request for information.',
    samePicture: (others: number) =>
      others === 1
        ? 'The proof of payment was also sent with another application.'
        : `The proof of payment was also sent with ${others} other applications.`,
    sharedWithYou: {
      telephone: 'The applicant has the same telephone number as you.',
      name: 'The applicant has the same name as you.',
      proof: 'You have sent the same picture, or one that looks alike, as a proof of payment.',
    },
  },
  undo: {
    until: (time: string) => `until ${time}, before the email is sent`,
    action: 'Undo',
    failed: 'The decision could not be undone. Please try again.',
  },
  dialog: {
    titles: {
      approved: 'Approve this application',
      pending: 'Set this application to pending',
      rejected: 'Reject this application',
    },
    text: (applicant) => `We email ${applicant} in ten minutes. You can undo the decision until then.`,
    kept: 'The status stays pending. Only admins read the note.',
    warnings: warningCount,
    ...decisionFields,
    cancel: 'Cancel',
    submit: decideWith,
    submitKept: 'Add note',
    close: 'Close',
  } satisfies DecisionDialogLabels,
  history: {
    title: 'History',
    loading: 'Loading the history',
    failed: 'The history could not be loaded.',
    list: {
      title: 'Steps, newest first',
      steps: {
        submitted: 'Submitted',
        approved: decided.approved,
        rejected: decided.rejected,
        pending: decided.pending,
        withdrawn: 'Withdrawn',
        undone: 'Decision undone',
      },
      change: (from, to) => `${from} → ${to}`,
      by,
      takenBack: 'Undone',
      reason: 'To the applicant',
      note: 'Internal',
    } satisfies DecisionHistoryLabels,
  },
  notes: {
    title: 'Internal notes',
    loading: 'Loading the notes',
    failed: 'The notes could not be loaded.',
    notSaved: 'The note could not be saved. Please try again.',
    recommended: (all: readonly (readonly [name: string, recommendation: string])[]) =>
      `Recommended: ${all.map(([name, recommendation]) => `${recommendation.toLowerCase()} (${name})`).join(', ')}`,
    list: {
      title: 'Notes, newest first',
      none: 'No notes yet.',
      by,
      field: 'New note',
      help: 'Only staff read notes. They cannot be changed or deleted.',
      recommendation: 'Recommendation',
      noRecommendation: 'None',
      recommendations: { approve: 'Approve', reject: 'Reject' },
      recommends: (recommendation) => `Recommends: ${recommendation}`,
      add: 'Add note',
      unavailable: 'The note could not be checked. Please try again.',
    } satisfies ApplicationNotesLabels,
  },
} as const;
