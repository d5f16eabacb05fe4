import {
  type ApplicationStatus,
  applicantName,
  applicationAnswers,
  gradeCodes,
  gradeLabels,
  mapKeys,
} from '@imc/api';
import type {
  AdminApplicationsTableLabels,
  ApplicationFactsLabels,
  ApplicationPanelLabels,
  BulkDecisionLabels,
  DecisionBoxLabels,
  DecisionFieldsLabels,
  SavedViewsLabels,
} from '@imc/ui/membership';
import { count } from './figures.ts';
import { paymentStatesFor } from './payment-states.ts';
import { proofViewer } from './payments.ts';
import { pagedLabels } from './table-labels.ts';

/** The select for an application's status (S-2.66). */
const statusSelect = {
  choices: { pending: 'Pending', approved: 'Approve', rejected: 'Reject' },
  unsaved: 'Not saved: press Enter',
} as const;

const statusOf = (applicant: string) => `Status of the application of ${applicant}`;

/** Headings and labels of an application's facts (S-2.67). */
const facts = {
  personal: 'Personal Information',
  professional: 'Professional Information',
  additional: 'Additional Information',
  applicationDate: 'Application date',
  notGiven: 'N/A',
  openProof: 'Open the proof (in a new tab)',
} as const;

/** Labels of reason, message and note (APP-58). */
export const decisionFields = {
  reason: 'Reason (sent to the applicant)',
  message: 'Message to the applicant',
  reasonHelp: 'It is quoted in the email.',
  withoutReason: 'You have given no reason. Please write one for the applicant.',
  note: 'Note, for admins only',
  optional: '(optional)',
  unavailable: 'The form could not be checked. Please try again.',
} as const satisfies DecisionFieldsLabels;

/** Labels of the buttons. */
export const decide = { approved: 'Approve', pending: 'Set to pending', rejected: 'Reject' } as const;

export const warningCount = (points: number): string =>
  points === 1 ? '1 warning' : `${count(points)} warnings`;

/** Text of the button that decides: 'Approve with 3 warnings'. */
export const decideWith = (status: ApplicationStatus, points: number): string =>
  status === 'approved' && points > 0 ? `Approve with ${warningCount(points)}` : decide[status];

/** The decision, on the page of an application and in the panel (APP-52, APP-54). */
export const decisionBox = {
  status: 'Application Status',
  checks: 'Before you decide',
  results: { met: 'OK', open: 'Warning', unknown: 'To check' },
  decide: decideWith,
} as const satisfies DecisionBoxLabels;

const ofApplications = (applications: number): string =>
  applications === 1 ? '1 application' : `${count(applications)} applications`;

/** S-2.66, S-2.67, S-8.7 and S-8.8. */
export const adminApplications = {
  title: 'Membership Applications',
  more: 'More actions',
  toDashboard: { label: 'Back to Dashboard', to: '/admin/dashboard' },
  loading: 'Loading applications',
  failed: 'Failed to fetch applications',
  empty: { title: 'No applications yet', text: 'Applications appear here when members submit them.' },
  noMatch: { title: 'No applications here', text: 'None matches the search and the filters.' },
  updated: applicationAnswers.statusUpdated,
  notUpdated: 'Failed to update application status',
  ok: 'OK',
  toList: 'Back to List',
  export: {
    label: 'Export',
    formats: { csv: 'Save as CSV', xlsx: 'Save as Excel workbook' },
    failed: 'The list could not be exported. Try again in a moment.',
  },
  savedViews: {
    loading: 'Loading your saved views',
    failed: 'Your saved views could not be loaded.',
    notSaved: 'The view could not be saved. Its name is still here: try again in a moment.',
    notRemoved: 'The view could not be deleted. Try again in a moment.',
    labels: {
      title: 'Saved views',
      titleOf: (name) => `Saved view: ${name}`,
      none: 'No saved views yet. Search, filter or sort the list, then save what it shows.',
      current: 'shown now',
      remove: (name) => `Delete ${name}`,
      removeQuestion: (name) => `Delete “${name}”? The applications stay as they are.`,
      removeNow: 'Delete',
      keep: 'Keep',
      name: 'Name this view',
      save: 'Save this view',
      replace: 'Replace the view',
      replaces: (name) => `Replaces “${name}” by what the list shows now.`,
      unavailable: 'The view could not be saved. Please try again.',
    } satisfies SavedViewsLabels,
  },
  bulk: {
    choices: decide,
    dialog: {
      title: (status, applications) =>
        status === 'pending'
          ? `Set ${ofApplications(applications)} to pending`
          : `${decide[status]} ${ofApplications(applications)}`,
      text: 'Each decision is saved on its own, and each applicant gets an email. If another admin has decided meanwhile, their decision stays.',
      warned: (applications) =>
        `${ofApplications(applications)} ${applications === 1 ? 'has' : 'have'} warnings, shown under the name. You can still decide.`,
      unchanged: (status, applications) =>
        `${ofApplications(applications)} ${applications === 1 ? 'is' : 'are'} ${status} already and left as ${applications === 1 ? 'it is' : 'they are'}.`,
      start: (status, applications) =>
        status === 'pending'
          ? `Set ${count(applications)} to pending`
          : `${decide[status]} ${count(applications)}`,
      ...decisionFields,
      cancel: 'Cancel',
      done: 'Done',
      close: 'Close',
      progress: 'Saving the decisions',
      progressOf: (saved, all) => `${count(saved)} of ${count(all)}`,
      summary: (saved, failed) =>
        `${count(saved)} ${saved === 1 ? 'decision' : 'decisions'} saved${failed > 0 ? `, ${count(failed)} not saved` : ''}`,
      list: 'Applications',
      saving: 'Saving',
    } satisfies BulkDecisionLabels,
  },
  panel: {
    ...facts,
    open: 'View Details',
    box: decisionBox,
    close: 'Close',
  } satisfies ApplicationPanelLabels,
  shortcuts: {
    next: 'Next application',
    previous: 'Previous application',
    show: 'Show it next to the list',
    approve: 'Approve it',
    reject: 'Reject it',
    pending: 'Set it to pending',
    search: 'Search',
  },
  /** Instead of the buttons, for the admin who sent the application (APP-61). */
  ownApplication: 'Your own application: another admin decides on it.',
  /** Instead of the buttons, for staff who may not decide (PPL-3). */
  readOnly: 'You can read and recommend; an admin decides.',
  waiting: (days: number) => (days === 0 ? 'Today' : days === 1 ? '1 day' : `${count(days)} days`),
  table: {
    askedForMore: { open: 'Info requested', answered: 'Answered' },
    payment: {
      none: 'Not paid',
      received: 'Payment pending',
      confirmed: 'Payment completed',
      queried: 'Payment question',
    },
    columns: {
      name: 'Name',
      category: 'Category',
      contact: 'Contact',
      employer: 'Employer',
      marketer: 'Marketer',
      status: 'Status',
      date: 'Date',
      actions: 'Actions',
    },
    show: {
      label: 'Show',
      all: 'All Applications',
      pending: 'Pending',
      approved: 'Approved',
      rejected: 'Rejected',
    },
    tabs: 'Applications by status',
    tab: { all: 'All', pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
    search: 'Search by name, email, phone or reference',
    filters: 'Filters',
    filter: {
      grade: 'Grade',
      payment: 'Payment',
      asked: 'Request for information',
      from: 'Submitted from',
      to: 'Submitted until',
      decided_from: 'Decided from',
      decided_to: 'Decided until',
      marketer: 'Marketer code',
    },
    marketerOrName: 'Marketer (code or name)',
    choices: {
      grade: {
        any: 'Any grade',
        values: mapKeys(gradeCodes, (grade) => gradeLabels[grade].category),
      },
      payment: {
        any: 'Any payment',
        values: paymentStatesFor('treasurer'),
      },
      asked: { any: 'Any or none', values: { open: 'Information requested', answered: 'Answered' } },
    },
    active: (filter, value) => `${filter}: ${value}`,
    remove: (active) => `Remove the filter ${active}`,
    clear: 'Clear search and filters',
    done: 'Done',
    options: 'View',
    sorted: (column, order) => `${column}, ${order === 'asc' ? 'ascending' : 'descending'}`,
    columnsLegend: 'Columns',
    pageSize: 'Rows on a page',
    selection: {
      row: (application) => `Select ${applicantName(application)}`,
      all: 'Select all on this page',
      count: (selected, hidden) =>
        hidden > 0
          ? `${count(selected)} selected, ${count(hidden)} not shown`
          : `${count(selected)} selected`,
      clear: 'Clear selection',
    },
    showOf: (applicant) => `Show ${applicant}`,
    open: 'View Details',
    openOf: (applicant) => `View Details of ${applicant}`,
    statusOf,
    statusSelect,
    ...pagedLabels((total) => `${count(total)} applications`),
  } satisfies AdminApplicationsTableLabels,
  details: {
    ...facts,
    name: 'Name',
    proof: 'Proof of Payment',
    viewProof: 'View proof of payment',
    proofTitle: proofViewer.proofTitle,
    proofAlt: proofViewer.proofAlt,
    proofFailed: proofViewer.proofFailed,
    viewer: proofViewer.viewer,
    statusOf,
    statusSelect,
  } satisfies ApplicationFactsLabels,
} as const;
