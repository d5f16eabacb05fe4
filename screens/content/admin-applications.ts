import { applicationAnswers } from '@imc/api';
import type { AdminApplicationDetailsLabels, AdminApplicationsTableLabels } from '@imc/ui/membership';
import { count } from './figures.ts';
import { proofViewer } from './payments.ts';

/** Texts of the select that sets an application's status (S-2.66). */
const statusSelect = {
  choices: { pending: 'Pending', approved: 'Approve', rejected: 'Reject' },
  unsaved: 'Not saved: press Enter',
} as const;

const statusOf = (applicant: string) => `Status of the application of ${applicant}`;

/** Texts of the admin's review of applications (S-2.66, S-2.67, S-8.7, S-8.8). */
export const adminApplications = {
  title: 'Membership Applications',
  toDashboard: { label: 'Back to Dashboard', to: '/admin/dashboard' },
  loading: 'Loading applications',
  failed: 'Failed to fetch applications',
  empty: { title: 'No applications yet', text: 'Applications appear here when members submit them.' },
  noMatch: { title: 'No applications here', text: 'There is none in this state at present.' },
  updated: applicationAnswers.statusUpdated,
  notUpdated: 'Failed to update application status',
  ok: 'OK',
  toList: 'Back to List',
  table: {
    columns: {
      name: 'Name',
      category: 'Category',
      contact: 'Contact',
      status: 'Status',
      date: 'Date',
      actions: 'Actions',
    },
    filters: {
      status: {
        label: 'Show',
        all: 'All Applications',
        pending: 'Pending',
        approved: 'Approved',
        rejected: 'Rejected',
      },
    },
    open: 'View Details',
    openOf: (applicant) => `View Details of ${applicant}`,
    statusOf,
    statusSelect,
    results: ({ from, to, count: all }) =>
      all === 0 ? '' : `${count(from)}-${count(to)} of ${count(all)} applications`,
    sortBy: 'Sort by',
    pages: {
      nav: 'Pages of the list',
      previous: 'Previous',
      next: 'Next',
      page: (page, pageCount) => `Page ${page} of ${pageCount}`,
    },
  } satisfies AdminApplicationsTableLabels,
  details: {
    parts: 'Parts of the application',
    applicant: 'Applicant',
    additional: 'Additional Information',
    personal: 'Personal Information',
    professional: 'Professional Information',
    status: 'Application Status',
    proof: 'Proof of Payment',
    fields: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      whatsapp: 'WhatsApp',
      employer: 'Employer',
      position: 'Position',
      category: 'Membership category',
      postalAddress: 'Postal address',
      declarationDate: 'Declaration date',
      marketerCode: 'Marketer code',
      applicationDate: 'Application date',
    },
    notGiven: 'N/A',
    openProof: 'Open the proof of payment (in a new tab)',
    viewProof: 'View proof of payment',
    proofTitle: proofViewer.receiptTitle,
    proofAlt: proofViewer.receiptAlt,
    proofFailed: proofViewer.receiptFailed,
    viewer: proofViewer.viewer,
    statusOf,
    statusSelect,
  } satisfies AdminApplicationDetailsLabels,
} as const;
