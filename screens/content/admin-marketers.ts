import { marketerTexts } from '@imc/api/contract';
import type { AddMarketerDialogLabels, MarketersTableLabels } from '@imc/ui/membership';

const fieldLabels = {
  full_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  marketer_code: "Marketer's Code",
} as const;

/** Texts of the admin's marketers page (S-2.68, S-5.7). */
export const marketers = {
  title: 'Manage Marketers',
  toDashboard: { label: 'Back to Dashboard', to: '/admin/dashboard' },
  add: 'Add New Marketer',
  loading: 'Loading...',
  retry: 'Load the marketers again',
  empty: 'No marketers found',
  confirmDelete: 'Are you sure you want to delete this marketer?',
  cancel: 'Cancel',
  delete: 'Delete',
  added: marketerTexts.added,
  deleted: marketerTexts.deleted,
  messages: 'Messages',
  dismiss: 'Dismiss',
  caption: 'Marketers',
  table: {
    name: fieldLabels.full_name,
    email: fieldLabels.email,
    phone: fieldLabels.phone,
    code: fieldLabels.marketer_code,
    applications: 'Applications',
    actions: 'Actions',
    delete: 'Delete',
    deleteOf: (marketer) => `Delete ${marketer}`,
  } satisfies MarketersTableLabels,
  dialog: {
    title: 'Add New Marketer',
    form: 'New marketer',
    fields: fieldLabels,
    cancel: 'Cancel',
    add: 'Add Marketer',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies AddMarketerDialogLabels,
} as const;
