import {
  categoryWithLetters,
  chargesFor,
  type FeeBasis,
  type GradeCode,
  applicationSectionTitles as sectionTitles,
} from '@imc/api';
import type { ApplicationDraftLabels, ApplicationFormLabels } from '@imc/ui/membership';
import { formatMoment, formatRecent } from '../shared/dates.ts';
import { declarationStatement } from './applications.ts';
import { feeTimes, otherFees } from './grades.ts';
import { naira } from './money.ts';
import { transferLabels } from './payments.ts';
import { pictureFieldLabels } from './picture-field.ts';
import { privacyNote } from './privacy-notes.ts';
import { transferMessage } from './proof-field.ts';
import { refereeNotice } from './referee-notice.ts';
import { ruleSheet } from './rule-sheet.ts';

/** The public table of fees. */
const feesByGrade = {
  text: 'All fees (opens in a new tab)',
  to: '/membership/application',
} as const;

/** What is due now and at the admission for a grade (PAY-2, PAY-40). */
function dueNow(grade: GradeCode, basis: FeeBasis): string {
  const { application, admission } = chargesFor(basis, grade);
  const now = `${naira(application.amount)} is due now for ${categoryWithLetters(grade)}, ${feeTimes.application}`;
  return admission ? `${now}, and ${naira(admission.amount)} ${feeTimes.admission}.` : `${now}.`;
}

/** Notes for those who have no employer or assignments yet. */
const studentNotes = {
  education:
    'At least one record must be complete. For your current studies, leave the date empty, and add a record that you have completed, such as your school certificate.',
  assignments:
    'No consulting assignment yet? Enter a project of your course, an internship or voluntary work: what it was, your part in it, and when.',
};

/** The form of S-3.4. The contract has the field labels. */
export const applicationForm = {
  title: 'Membership application',
  eyebrow: (reference) => (reference ? `New application, ${reference}` : 'New application'),
  optional: '(optional)',
  charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  nav: {
    label: 'Sections of the application',
    position: (number, total) => `${number} of ${total}`,
    states: { empty: 'not started', partial: 'incomplete', complete: 'complete', invalid: 'has errors' },
    sectionName: (title, state, number, total) => `Section ${number} of ${total}: ${title}, ${state}`,
  },
  notes: {
    SIMC: {
      professional:
        'No employer yet? Enter your university as the employer and “Student” with your level as the position, such as “Student, 300 level”.',
      ...studentNotes,
    },
    GIMC: {
      professional:
        'On national service? Enter the place where you serve as the employer and “NYSC member” as the position. Without work yet, enter your university and “Final-year student”.',
      ...studentNotes,
      declaration:
        'Graduate Members must undergo the Mandatory Management Consulting Training Programmes. You need not enter anything about them here.',
    },
  },
  ruleSheet,
  noGrade: (section) =>
    section === 'declaration'
      ? 'Choose your grade: its requirements are then shown here.'
      : section === 'review'
        ? 'Complete what is listed under “Still needed”, then submit your application.'
        : 'Choose a grade under Grade and declaration to see its requirements.',
  personal: {
    title: sectionTitles.personal,
    text: 'Your name as the register should have it. Fields are required unless marked optional.',
    titles: [
      'Mr',
      'Mrs',
      'Miss',
      'Ms',
      'Dr',
      'Prof',
      'Engr',
      'Arc',
      'Barr',
      'Chief',
      'Alhaji',
      'Alhaja',
      'Rev',
    ],
    titleHelp: 'Choose one, or write your own',
    otherNamesHelp: 'If you have only one name, enter it as surname and put a hyphen here.',
  },
  professional: {
    title: sectionTitles.professional,
    text: 'Where you work now.',
    marketerHelp: 'If somebody referred you, the code they gave you.',
  },
  education: {
    title: sectionTitles.education,
    text: 'Complete at least one, the latest first.',
    legend: 'Institutions',
    remove: (number) => `Remove institution ${number}`,
    add: 'Add another institution',
    from: 'From',
    to: 'To',
    yearHelp: 'Year',
    qualificationHelp: 'As printed on your certificate',
  },
  assignments: {
    title: sectionTitles.assignments,
    text: 'Complete at least one assignment.',
    legend: 'Assignments',
    remove: (number) => `Remove assignment ${number}`,
    add: 'Add another assignment',
    roleHelp: 'Such as lead consultant',
    periodHelp: 'Such as January to June 2024',
  },
  referees: {
    title: sectionTitles.referees,
    text: 'People who know your work. Ask them first.',
    notice: refereeNotice,
    privacy: privacyNote,
  },
  declaration: {
    title: sectionTitles.declaration,
    text: 'Choose your grade. The Membership Committee relies on what you state here.',
    categoryPlaceholder: 'Choose a grade',
    statement: declarationStatement,
    privacy: privacyNote,
    dateHelp: 'The day you submit this declaration',
    signatureHelp: 'Type your full name',
  },
  payment: {
    title: sectionTitles.payment,
    text: 'Transfer the fee, then attach the proof.',
    transfer: transferLabels,
    noReference:
      'You get your payment reference when you submit. If you transfer earlier, use your full name as the reference.',
    message: transferMessage,
    noGrade: 'Please choose your grade first: the fee and the account are then shown here.',
    chooseGrade: 'Choose a grade',
    dueNow,
    otherFees,
    feesByGrade,
    proofHelp:
      'A JPEG, PNG or WebP image of at most 5 MB. Only you and the officers who examine applications can see it.',
    picture: pictureFieldLabels,
  },
  review: {
    title: sectionTitles.review,
    text: 'Check your answers. Nothing is sent until you submit.',
    edit: 'Edit',
    missing: 'Still needed',
    empty: (fields, record) => `${record ? `${record}: ` : ''}${fields.join(', ')}`,
    agreed: 'Agreed',
    attached: 'Attached',
  },
  leave: 'Back to My Applications',
  back: 'Back',
  next: 'Next',
  submit: 'Submit Application',
  ok: 'OK',
} as const satisfies ApplicationFormLabels;

const thousands = new Intl.NumberFormat('en-NG');
export const applicationDraft = {
  saving: 'Saving',
  saved: (savedAt) => `Saved ${formatRecent(savedAt, new Date())}`,
  leftOut: (field, excess) => `${field} is not saved: it is ${thousands.format(excess)} characters too long.`,
  noConnection: (isOnDevice) =>
    isOnDevice
      ? 'Saved on this device only. It will be sent once you are back online.'
      : 'Not saved. Check your connection; we will try again once you are back online.',
  serverFault: (isOnDevice) =>
    isOnDevice
      ? 'Saved on this device only. The server has a problem; we keep trying.'
      : 'Not saved. The server has a problem; we keep trying.',
  noDraft: (isOnDevice) =>
    isOnDevice
      ? 'Kept on this device only: the server can’t keep drafts now. Everything is sent when you submit.'
      : 'Not saved: neither the server nor this device can keep it. Everything is sent when you submit.',
  refused: (message) => `Not saved. ${message ?? 'The server did not accept it.'}`,
  changedElsewhere: 'Not saved. The draft was changed elsewhere.',
  conflict: {
    title: 'This draft was changed elsewhere',
    text: 'The same field was changed in two places. What you type here is not saved until you choose.',
    compare: 'Compare and choose',
    question: 'Which do you want to keep?',
    explanation: (savedAt) =>
      `These were changed here and in another tab or on another device${
        savedAt === null ? '' : `, last on ${formatMoment(savedAt)}`
      }. Choose for each; everything else is kept from both. Your proof of payment stays chosen.`,
    mine: 'As entered here',
    theirs: 'As entered elsewhere',
    empty: '(empty)',
    missing: 'Choose one',
    save: 'Save',
    close: 'Close',
  },
} as const satisfies ApplicationDraftLabels;
