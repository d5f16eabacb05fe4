import { marketerFields, marketerTexts } from '@imc/api';
import type { AddMarketerDialogLabels, MarketersTableLabels } from '@imc/ui/membership';

/** Texts of the marketers (specification, sections 2 and 5). */
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
    name: marketerFields.full_name.label,
    email: marketerFields.email.label,
    phone: marketerFields.phone.label,
    code: marketerFields.marketer_code.label,
    applications: 'Applications',
    actions: 'Actions',
    delete: 'Delete',
    deleteOf: (marketer) => `Delete ${marketer}`,
  } satisfies MarketersTableLabels,
  dialog: {
    title: 'Add New Marketer',
    form: 'New marketer',
    cancel: 'Cancel',
    add: 'Add Marketer',
    close: 'Close',
    unavailable: 'The form could not be checked. Please try again.',
  } satisfies AddMarketerDialogLabels,
} as const;
