import { gradeLabels } from '@imc/api';
import type { ApplicationDraftLabels, ApplicationFormLabels } from '@imc/ui/membership';
import { transferLabels } from './payments.ts';
import { pictureFieldLabels } from './picture-field.ts';
import { transferMessage } from './proof-field.ts';

/** Texts of the application form (S-3.4). The field labels are defined in the contract. */
export const applicationForm = {
  title: 'Membership application',
  eyebrow: (reference) => `New application, ${reference}`,
  lead: 'Everything is needed unless it says optional. What you type is saved as you go, so you can stop and come back.',
  optional: '(optional)',
  personal: {
    title: 'Personal information',
    text: 'As it should stand in the register of members, and how to reach you.',
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
  },
  professional: {
    title: 'Professional information',
    text: 'Where you work now, and the grade you apply for.',
    categoryPlaceholder: 'Choose a category',
    requirement: (grade) => `What ${gradeLabels[grade].category} (${grade}) asks for`,
    marketerHelp: 'If somebody referred you, the code they gave you.',
  },
  education: {
    title: 'Education',
    text: 'At least one institution, complete. The latest first.',
    legend: 'Institutions',
    remove: (number) => `Remove institution ${number}`,
    add: 'Add another institution',
    from: 'From',
    to: 'To',
    yearHelp: 'Year',
    qualificationHelp: 'As printed on your certificate',
  },
  assignments: {
    title: 'Consulting assignments',
    text: 'At least one assignment, complete: what it was, your part in it, and when.',
    legend: 'Assignments',
    remove: (number) => `Remove assignment ${number}`,
    add: 'Add another assignment',
    roleHelp: 'Such as lead consultant',
    periodHelp: 'Such as January to June 2024',
  },
  referees: {
    title: 'Referees',
    text: 'Two people who know your work and have agreed to be asked. Each needs all seven fields.',
  },
  declaration: {
    title: 'Declaration',
    text: 'The Membership Committee relies on what you state here.',
    statement:
      'I declare that what I have stated in this application is true and complete, and that I will keep the code of ethics of the Institute.',
    dateHelp: 'Of this declaration',
    signatureHelp: 'Type your full name',
  },
  payment: {
    title: 'Payment',
    text: 'Transfer the fees with the reference shown, then attach a photograph or screenshot of the transfer.',
    transfer: transferLabels,
    message: transferMessage,
    proofHelp:
      'A JPEG, PNG or WebP image of at most 5 MB. Only you and the officers who examine applications can see it.',
    picture: pictureFieldLabels,
  },
  back: 'Back to My Applications',
  submit: 'Submit Application',
  ok: 'OK',
} as const satisfies ApplicationFormLabels;

const clock = new Intl.DateTimeFormat('en-NG', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const thousands = new Intl.NumberFormat('en-NG');
const moment = new Intl.DateTimeFormat('en-NG', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Texts about the draft of an application, which is saved automatically. */
export const applicationDraft = {
  saving: 'Saving',
  nothingYet: 'Nothing to save yet',
  saved: (savedAt) => `Saved ${clock.format(new Date(savedAt))}`,
  leftOut: (field, excess) =>
    `${field} is not: it is ${thousands.format(excess)} characters too long to be saved.`,
  noConnection: (isOnDevice) =>
    isOnDevice
      ? 'Saved on this device only. No connection: it is sent as soon as you are back online.'
      : 'Not saved. Check your connection; we keep trying, and at once when you are back online.',
  serverFault: (isOnDevice) =>
    isOnDevice
      ? 'Saved on this device only. The server has a problem; we keep trying.'
      : 'Not saved. The server has a problem; we keep trying.',
  refused: (message) => `Not saved. ${message ?? 'The server does not take it.'}`,
  changedElsewhere: 'Not saved. The draft was changed elsewhere.',
  conflict: {
    title: 'This draft was changed elsewhere',
    text: 'What you type here is not saved until you choose.',
    compare: 'Compare and choose',
    question: 'Which version do you want to keep?',
    explanation: (savedAt) =>
      `The other version was saved in another tab or on another device${
        savedAt === null ? '' : ` on ${moment.format(new Date(savedAt))}`
      }. The one that you do not choose is gone. Your proof of payment stays chosen.`,
    caption: 'Fields that differ',
    field: 'Field',
    mine: 'This version',
    theirs: 'Other version',
    empty: '(empty)',
    same: 'The two versions say the same.',
    keepMine: 'Keep this',
    takeTheirs: 'Take other',
    close: 'Close',
  },
} as const satisfies ApplicationDraftLabels;
