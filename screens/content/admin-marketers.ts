import { marketerTexts } from '@imc/api/contract';
import type {
  MarketerDialogLabels,
  MarketerShareDialogLabels,
  MarketersTableLabels,
  UnmatchedCodesLabels,
} from '@imc/ui/membership';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

const fieldLabels = {
  full_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  marketer_code: "Marketer's Code",
} as const;

const applicationsOf = (applications: number, code: string): string =>
  `${count(applications)} ${applications === 1 ? 'application' : 'applications'} with ${code}`;

/** S-2.68 and S-5.7. */
export const marketers = {
  title: 'Manage Marketers',
  toDashboard: { label: 'Back to Dashboard', to: '/admin/dashboard' },
  add: 'Add New Marketer',
  /** For staff who may not change marketers (PPL-3). */
  readOnly: 'You can read the list and share links; an admin adds, edits and deletes marketers.',
  loading: 'Loading...',
  retry: 'Load the marketers again',
  empty: 'No marketers found',
  confirmDelete: 'Are you sure you want to delete this marketer?',
  /** What stays, after the question. */
  keptBy: (applications: number, code: string): string =>
    `${applicationsOf(applications, code)} will keep the code.`,
  cancel: 'Cancel',
  delete: 'Delete',
  added: marketerTexts.added,
  changed: marketerTexts.changed,
  notChanged: 'The marketer could not be saved. Please try again.',
  deleted: marketerTexts.deleted,
  alreadyDeleted: 'This marketer has already been deleted.',
  messages: 'Messages',
  dismiss: 'Dismiss',
  caption: 'Marketers',
  applicationsTo: (code: string): string => `/admin/applications?${new URLSearchParams({ marketer: code })}`,
  noMatch: 'No marketer matches all of these words',
  table: {
    ...pagedLabels((total) => `${count(total)} ${total === 1 ? 'marketer' : 'marketers'}`),
    search: 'Search by name, email, phone or code',
    name: fieldLabels.full_name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    code: fieldLabels.marketer_code,
    applications: 'Applications',
    applicationsOf,
    actions: 'Actions',
    share: 'Share',
    shareOf: (marketer) => `Share the link of ${marketer}`,
    edit: 'Edit',
    editOf: (marketer) => `Edit ${marketer}`,
    delete: 'Delete',
    deleteOf: (marketer) => `Delete ${marketer}`,
  } satisfies MarketersTableLabels,
  dialog: {
    title: 'Add New Marketer',
    form: 'New marketer',
    fields: fieldLabels,
    cancel: 'Cancel',
    submit: 'Add Marketer',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies MarketerDialogLabels,
  editDialog: {
    title: 'Edit Marketer',
    form: 'Marketer',
    fields: fieldLabels,
    codeStays: 'The code stays: applications and shared links contain it.',
    cancel: 'Cancel',
    submit: 'Save',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies MarketerDialogLabels,
  shareDialog: {
    title: (marketer) => `${marketer}’s link`,
    explanation: 'This link fills in the marketer’s code. Applicants can change it.',
    link: 'Link',
    copy: 'Copy link',
    copied: 'Copied',
    copyFailed: 'Select it and copy by hand',
    code: (marketer) => `QR code of the link of ${marketer}`,
    codeUnavailable: 'The code could not be drawn',
    invitation: 'Join the Institute of Management Consultants, Nigeria',
    print: 'Print',
    close: 'Close',
  } satisfies MarketerShareDialogLabels,
  unmatched: {
    labels: {
      title: 'Unknown codes',
      explanation: 'No marketer has these codes. They are probably typing errors.',
      code: 'Code',
      applications: 'Applications',
      applicationsOf,
      first: (shown, total) => `The ${shown} with the most applications, of ${total}`,
      retired: {
        title: 'Codes of deleted marketers',
        owner: 'Marketer',
        ownerOf: (name, day) => (name ? `Code of ${name}, deleted on ${day}` : `Deleted on ${day}`),
        first: (shown, total) => `The ${shown} that were deleted last, of ${total}`,
      },
    } satisfies UnmatchedCodesLabels,
  },
} as const;
