import type {
  ApplicationFormLabels,
  InformationRequestLabels,
  InformationRequestListLabels,
  RequestInformationDialogLabels,
} from '@imc/ui/membership';
import { applicationForm } from './application-form.ts';
import { institute } from './institute.ts';

const { committee } = institute;

/** For the applicant (APP-21). */
export const informationRequest = {
  title: `The ${committee} needs more information`,
  sections: 'Sections you can edit',
  dueOn: 'Please answer by',
} as const satisfies InformationRequestLabels;

/** The form of APP-21. */
export const informationAnswer = {
  action: 'Answer the committee',
  loading: 'Opening the sections',
  failed: 'The sections could not be opened. Please try again.',
  nothingAsked: {
    title: 'No information is requested',
    text: `The ${committee} has no open question about this application. If you have answered, your answer has arrived.`,
  },
  read: 'Read your application',
  unsent: 'The server did not respond, so your answer may not have been sent yet. Please try again.',
  form: {
    ...applicationForm,
    title: `Answer the ${committee}`,
    eyebrow: (reference) => `Your application, ${reference ?? ''}`,
    review: { ...applicationForm.review, text: 'Check your answers. Nothing is sent until you send them.' },
    submit: 'Send answer',
  } satisfies ApplicationFormLabels,
} as const;

/** For admins (APP-20, APP-23). */
export const adminInformationRequests = {
  title: 'Requests',
  none: 'No information was requested.',
  /** Beside the status. */
  state: {
    open: 'No answer yet',
    due: (day: string) => `Answer due ${day}`,
    overdue: (day: string) => `Answer overdue since ${day}`,
    answered: (day: string) => `Answered on ${day}`,
  },
  loading: 'Loading what was asked',
  failed: 'What was asked could not be loaded.',
  ask: 'Request information',
  notSent: 'The applicant could not be asked. Please try again.',
  notClosed: 'The request could not be closed. Please try again.',
  list: {
    title: 'What was asked',
    asked: (name, day) => `Asked by ${name} on ${day}`,
    open: (sections, dueOn) => (dueOn ? `Open: ${sections}. Answer by ${dueOn}` : `Open: ${sections}`),
    answered: (day) => `Answered on ${day}`,
    closed: (day) => `Closed without an answer on ${day}`,
    unchanged: 'The applicant sent the sections back without a change.',
    caption: 'What the answer changed',
    field: 'Field',
    before: 'Before',
    after: 'After',
    empty: '(empty)',
    close: 'Close request',
  } satisfies InformationRequestListLabels,
  dialog: {
    title: 'Request information',
    text: 'The applicant gets an email with your question and can change only these sections. The status stays pending.',
    sections: 'Sections to edit',
    question: 'What should be completed?',
    dueOn: 'Answer by',
    optional: '(optional)',
    cancel: 'Cancel',
    send: 'Send',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies RequestInformationDialogLabels,
} as const;
