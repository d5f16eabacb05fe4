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
  added: (name: string) => `${name} was added.`,
  deleted: (name: string) => `${name} was deleted.`,
  messages: 'Messages',
  dismiss: 'Dismiss',
  caption: 'Marketers',
  table: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    code: "Marketer's Code",
    applications: 'Applications',
    actions: 'Actions',
    delete: 'Delete',
    deleteOf: (marketer) => `Delete ${marketer}`,
  } satisfies MarketersTableLabels,
  dialog: {
    title: 'Add New Marketer',
    form: 'New marketer',
    fields: {
      full_name: { label: 'Name', missing: "Enter the marketer's name" },
      email: { label: 'Email', missing: "Enter the marketer's email address" },
      phone: { label: 'Phone', missing: "Enter the marketer's phone number" },
      marketer_code: { label: "Marketer's Code", missing: 'Enter the code that applicants will give' },
    },
    invalidEmail: 'Enter an email address, such as name@mail.example',
    cancel: 'Cancel',
    add: 'Add Marketer',
    close: 'Close',
  } satisfies AddMarketerDialogLabels,
} as const;
