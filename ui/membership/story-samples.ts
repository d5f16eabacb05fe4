import {
  type AdminApplication,
  type ApplicationDetails,
  adminApplicationReader,
  applicationDetailsReader,
  gradeCodes,
  mapKeys,
} from '@imc/api/contract';
import type {
  AddMarketerDialogLabels,
  AdminApplicationDetailsLabels,
  AdminApplicationsTableLabels,
  ApplicationDraftLabels,
  ApplicationFormLabels,
  ApplicationListLabels,
  ApplicationReaderLabels,
  DashboardChartsLabels,
  MarketersTableLabels,
  NewsSidebarLabels,
  RecentApplicationsLabels,
  TransferAccount,
  TransferFee,
} from './index.ts';

// Sample texts and data for the stories and tests of the membership components. The site's own texts are in `screens/content`.

const statusSelect = {
  choices: { pending: 'Pending', approved: 'Approve', rejected: 'Reject' },
  unsaved: 'Not saved: press Enter',
};

const statusOf = (applicant: string) => `Status of the application of ${applicant}`;

export const adminApplicationsLabels: AdminApplicationsTableLabels = {
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
  results: ({ from, to, count: all }) => `${from}-${to} of ${all} applications`,
  sortBy: 'Sort by',
  pages: {
    nav: 'Pages of the list',
    previous: 'Previous',
    next: 'Next',
    page: (page, pageCount) => `Page ${page} of ${pageCount}`,
  },
};

export const adminApplicationDetailsLabels: AdminApplicationDetailsLabels = {
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
  proofTitle: (reference) => `Receipt for ${reference}`,
  proofAlt: (reference) => `Picture of the transfer for ${reference}`,
  proofFailed: 'This picture could not be loaded. Close it and try again in a moment.',
  viewer: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', close: 'Close' },
  statusOf,
  statusSelect,
};

export const marketersLabels: MarketersTableLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  code: "Marketer's Code",
  applications: 'Applications',
  actions: 'Actions',
  delete: 'Delete',
  deleteOf: (marketer) => `Delete ${marketer}`,
};

export const addMarketerLabels: AddMarketerDialogLabels = {
  title: 'Add New Marketer',
  form: 'New marketer',
  fields: { full_name: 'Name', email: 'Email', phone: 'Phone', marketer_code: "Marketer's Code" },
  cancel: 'Cancel',
  add: 'Add Marketer',
  close: 'Close',
  unavailable: 'The form could not be checked.',
};

export const dashboardChartsLabels: DashboardChartsLabels = {
  showFigures: 'Show the figures',
  trends: {
    title: 'Application Trends',
    note: 'Applications and approvals per month',
    month: 'Month',
    applications: 'Applications',
    approvals: 'Approvals',
    empty: 'No application has been submitted in these months.',
  },
  categories: {
    title: 'Membership Category Distribution',
    name: 'Applications by membership category',
    category: 'Category',
    applications: 'Applications',
    share: 'Share',
    empty: 'No application has been submitted yet.',
  },
  marketing: {
    title: 'Marketing Performance',
    note: 'Applications by marketer',
    marketer: 'Marketer',
    applications: 'Applications',
    empty: 'No marketers found',
  },
};

export const recentApplicationsLabels: RecentApplicationsLabels = {
  title: 'Recent Applications',
  viewAll: 'View All',
  name: 'Name',
  category: 'Category',
  status: 'Status',
  date: 'Date',
};

export const applicationListLabels: ApplicationListLabels = {
  surname: 'Surname',
  otherNames: 'Other Names',
  category: 'Membership Category',
  email: 'Email',
  status: 'Status',
  details: 'Details',
  read: 'View Details',
  readOf: (reference) => `of ${reference}`,
};

export const applicationReaderLabels: ApplicationReaderLabels = {
  facts: { status: 'Application Status', sent: 'Sent' },
  parts: {
    personal: 'Personal information',
    professional: 'Professional information',
    payment: 'Payment',
    education: 'Education',
    assignments: 'Consulting assignments',
    referees: 'Referees',
    declaration: 'Declaration',
  },
  years: { from: 'From', to: 'To' },
  agreed: 'Agreed to',
  payment: {
    reference: 'Reference',
    status: 'Status',
    amount: 'Amount',
    noProof: 'None yet',
    viewProof: 'View proof of payment',
  },
  paymentStates: {
    none: 'not paid yet',
    received: 'being checked',
    queried: 'queried',
    confirmed: 'completed',
  },
  proofTitle: (reference) => `Receipt for ${reference}`,
  proofAlt: (reference) => `Picture of the transfer for ${reference}`,
  proofFailed: 'This picture could not be loaded. Close it and try again in a moment.',
  viewer: { zoomIn: 'Zoom in', zoomOut: 'Zoom out', rotate: 'Rotate', close: 'Close' },
};

export const applicationFormLabels: ApplicationFormLabels = {
  title: 'Membership application',
  eyebrow: (reference) => `New application, ${reference}`,
  lead: 'Everything is needed unless it says optional.',
  optional: '(optional)',
  personal: {
    title: 'Personal information',
    text: 'Who you are, and how to reach you.',
    titles: ['Mr', 'Mrs', 'Ms', 'Dr', 'Prof'],
    titleHelp: 'Choose one, or write your own',
  },
  professional: {
    title: 'Professional information',
    text: 'Where you work now, and the grade you apply for.',
    categoryPlaceholder: 'Choose a category',
    requirement: (grade) => `What ${grade} asks for`,
    marketerHelp: 'If somebody referred you, the code they gave you.',
  },
  education: {
    title: 'Education',
    text: 'At least one institution, complete.',
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
    text: 'At least one assignment, complete.',
    legend: 'Assignments',
    remove: (number) => `Remove assignment ${number}`,
    add: 'Add another assignment',
    roleHelp: 'Such as lead consultant',
    periodHelp: 'Such as January to June 2024',
  },
  referees: { title: 'Referees', text: 'Two people who know your work.' },
  declaration: {
    title: 'Declaration',
    text: 'What you state here is relied on.',
    statement: 'I declare that what I have stated is true and complete.',
    dateHelp: 'Of this declaration',
    signatureHelp: 'Type your full name',
  },
  payment: {
    title: 'Payment',
    text: 'Transfer the fees with the reference shown, then attach a picture of the transfer.',
    reference: 'Payment reference',
    bank: 'Bank',
    accountName: 'Account name',
    accountNumber: 'Account number',
    proofHelp: 'A JPEG, PNG or WebP image of at most 5 MB.',
    picture: {
      choose: 'Choose a picture',
      drop: 'or drop it here',
      dropNow: 'Drop the picture',
      replace: 'Replace',
      remove: 'Remove',
      camera: 'Take a photo',
      progress: 'Uploading',
    },
  },
  back: 'Back to My Applications',
  submit: 'Submit Application',
  ok: 'OK',
};

export const applicationDraftLabels: ApplicationDraftLabels = {
  saving: 'Saving',
  nothingYet: 'Nothing to save yet',
  saved: (savedAt) => `Saved ${savedAt.slice(11, 16)}`,
  leftOut: (field, excess) => `${field} is not: it is ${excess} characters too long to be saved.`,
  noConnection: 'Not saved. Check your connection.',
  serverFault: 'Not saved. The server has a problem.',
  refused: (message) => `Not saved. ${message ?? 'The server does not take it.'}`,
  changedElsewhere: 'Not saved. The draft was changed elsewhere.',
  conflict: {
    title: 'This draft was changed elsewhere',
    text: 'What you type here is not saved until you choose.',
    compare: 'Compare and choose',
    question: 'Which version do you want to keep?',
    explanation: () => 'The other version was saved in another tab. The one that you do not choose is gone.',
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
};

/** Sample requirements of each grade. */
export const sampleEligibility = mapKeys(gradeCodes, (grade) => `What a page says of ${grade}.`);

/** Sample account for a transfer. */
export const sampleAccount: TransferAccount = {
  bank: 'Sample Bank',
  name: 'Sample Institute',
  number: '0123456789',
};

/** Sample fees, in naira. */
export const sampleFees: readonly TransferFee[] = [
  { label: 'Annual Membership Fee', amount: 10_000 },
  { label: 'Induction Fee', amount: 25_000, note: 'one-time' },
];

export const newsLabels: NewsSidebarLabels = {
  title: 'Recent News',
  search: 'Search news',
  placeholder: 'Search news...',
  noImage: 'No Image',
  empty: 'No blog posts found.',
};

/** Sample formatter: the date of a UTC ISO time. */
export const sampleDay = (time: string): string => time.slice(0, 10);

/** Sample formatter: an amount in naira. */
export const sampleAmount = (naira: number): string => `₦${naira.toLocaleString('en')}`;

/** Sample formatter: a number with thousands separators. */
export const sampleCount = (count: number): string => count.toLocaleString('en');

// The contract's readers add the fields that no story shows, with empty values.
const sampleApplication = {
  id: 412,
  title: 'Mrs',
  surname: 'Nwosu',
  otherNames: 'Amaka Grace',
  grade: 'AIMC',
  membershipCategory: 'Associate Member',
  email: 'amaka.nwosu@mail.example',
  tel: '+234 800 000 0032',
  whatsapp: '+234 800 000 0033',
  employer: 'Sample Partners',
  position: 'Senior Consultant',
  postalAddress: '1 Sample Crescent, Lagos',
  status: 'pending',
  createdAt: '2026-05-06T08:52:00.000Z',
  date: '2026-05-06',
  marketerCode: 'MKT-ADA',
  proofOfPayment: 'sample-proof-412.jpg',
  paymentState: 'received',
  paymentAmount: null,
} as const;

/** Sample application for admins. */
export const sampleAdminApplication: AdminApplication = {
  ...adminApplicationReader.parse({ id: sampleApplication.id }),
  ...sampleApplication,
  declarationDate: '2026-05-06',
};

/** Sample application in full, for its member. */
export const sampleApplicationDetails: ApplicationDetails = {
  ...applicationDetailsReader.parse({ id: sampleApplication.id }),
  ...sampleApplication,
  institutions: [
    {
      name: 'Sample Business School',
      from: '2010',
      to: '2014',
      qualification: 'B.Sc. Business Administration',
      dateObtained: '2014-07-11',
    },
  ],
  assignments: [{ project: 'Branch review of a sample bank', role: 'Lead consultant', period: '2024' }],
  referees: [
    {
      name: 'Hajiya Zainab Musa',
      position: 'Director',
      institution: 'Sample Foundation',
      address: '2 Sample Road, Abuja',
      tel: '+234 800 000 0044',
      whatsapp: '+234 800 000 0044',
      email: 'zainab.musa@mail.example',
    },
  ],
  declared: true,
  signature: 'A. G. Nwosu',
};
