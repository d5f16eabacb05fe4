import type {
  AdminApplication,
  AdminCharge,
  AdminPayment,
  ApplicationDetails,
  ApplicationReview,
  NewsletterPost,
  Transfer,
} from '@imc/api/contract';
import type { DecisionCheck, TransferAccount } from './index.ts';

// Sample data for the stories and tests of the membership components, with the site's own texts.

export {
  accountDialogLabels,
  activityLabels,
  adminApplicationLabels,
  adminApplicationsLabels,
  adminPaymentsLabels,
  applicationDraftLabels,
  applicationFormLabels,
  applicationListLabels,
  applicationPanelLabels,
  applicationReaderLabels,
  bulkDecisionLabels,
  cashBookLabels,
  changeAddressLabels,
  changePasswordLabels,
  correctDetailsLabels,
  dashboardChartsLabels,
  dataDownloadLabels,
  decisionBoxLabels,
  editMarketerLabels,
  eraseAccountLabels,
  mailsLabels,
  marketerDialogLabels,
  marketerShareLabels,
  marketersLabels,
  membersLabels,
  messageDialogLabels,
  messagesLabels,
  nameChangeLabels,
  newsLabels,
  newsletterPostsLabels,
  noApplications,
  paymentDetailLabels,
  paymentsLabels,
  peopleLabels,
  readersLabels,
  recentApplicationsLabels,
  ruleSheetLabels,
  samplePaymentReason,
  sampleRequirements,
  savedViewsLabels,
  savedViewsTexts,
  secondFactorLabels,
  securityLogLabels,
  sendPostLabels,
  sessionListLabels,
  settingFields,
  settingFormLabels,
  settingHistoryLabels,
  signInCodeLabels,
  standingEventLabels,
  standingQuestionLabels,
  statementImportsLabels,
  statementMatchesLabels,
  statementReadingLabels,
  transfersLabels,
  unmatchedCodesLabels,
} from '../../.storybook/story-helpers/screen-labels.ts';

export const sampleAccount: TransferAccount = {
  bank: 'Sample Bank',
  name: 'Sample Institute',
  number: '0123456789',
};

export const samplePost: NewsletterPost = {
  id: 'sample-referees',
  title: 'Five questions before you name a referee',
  date: '2026-05-02',
  excerpt: 'A referee vouches for you.',
  sent: 120,
  sent_at: '2026-05-05T08:00:00.000Z',
  queued: 0,
  unsent: 3,
};

/** Sample formatter: the date of a UTC ISO time. */
export const sampleDay = (time: string): string => time.slice(0, 10);

/** Sample formatter: the date and the minutes of a UTC ISO time. */
export const sampleMoment = (time: string): string => time.slice(0, 16).replace('T', ' ');

export const sampleAmount = (naira: number): string => `₦${naira.toLocaleString('en')}`;

/** Sample formatter: a number with thousands separators. */
export const sampleCount = (count: number): string => count.toLocaleString('en');

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
  paymentFee: 'application',
  paymentAmount: null,
  withdrawnAt: null,
} as const;

export const sampleAdminApplication: AdminApplication = {
  ...sampleApplication,
  declarationDate: '2026-05-06',
};

/** Sample application in full, for its member. */
export const sampleApplicationDetails: ApplicationDetails = {
  ...sampleApplication,
  history: [{ kind: 'submitted', at: sampleApplication.createdAt }],
  informationRequest: null,
  openings: { count: 0, latest: [] },
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

export const sampleAdminPayment: AdminPayment = {
  application_id: 412,
  reference: 'IMC-APP-412',
  name: 'Mrs Nwosu Amaka Grace',
  grade: 'AIMC',
  fee_kind: 'admission',
  withdrawn_at: null,
  fee: 30_000,
  amount: null,
  state: 'received',
  is_own: false,
  payment_state: 'received',
  question: null,
  proof: 'sample-proof-412.jpg',
  proof_uploaded_at: '2026-05-04T09:12:00.000Z',
  receipt_number: null,
  receipts: [{ number: 'IMC-R-2026-00009', fee: 'application', amount: 5_000 }],
  transfers: [],
  last_change: { changed_by: 'Amaka Nwosu', changed_at: '2026-05-04T09:12:00.000Z' },
  charge_id: 812,
  credit: 0,
};

/** The same payment after a part payment. */
export const samplePartPayment: AdminPayment = {
  ...sampleAdminPayment,
  amount: 20_000,
  transfers: [
    {
      id: 1,
      amount: 20_000,
      value_date: '2026-05-04',
      bank_reference: 'FT26124-0001',
      reason: null,
      recorded_by: 'Sample Treasurer',
      recorded_at: '2026-05-05T10:00:00.000Z',
    },
  ],
  last_change: { changed_by: 'Sample Treasurer', changed_at: '2026-05-05T10:00:00.000Z' },
};

/** The same payment after it was confirmed. */
export const sampleConfirmedPayment: AdminPayment = {
  ...samplePartPayment,
  amount: 30_000,
  state: 'confirmed',
  receipt_number: 'IMC-R-2026-00012',
  receipts: [
    { number: 'IMC-R-2026-00009', fee: 'application', amount: 5_000 },
    { number: 'IMC-R-2026-00012', fee: 'admission', amount: 30_000 },
  ],
};

/** The charge of that payment. */
export const sampleCharge: AdminCharge = {
  id: 41,
  application_id: 412,
  account_id: 7,
  reference: 'IMC-APP-412',
  name: 'Mrs Nwosu Amaka Grace',
  grade: 'AIMC',
  kind: 'admission',
  about: 'Admission fee',
  amount: 30_000,
  allocated: 0,
  due_on: '2026-06-06',
  state: 'open',
  created_at: '2026-05-04T09:12:00.000Z',
  is_own: false,
  payment_state: 'none',
  allocations: [],
  receipts: [],
  waived_reason: null,
  take_back: null,
};

/** Settled by a transfer of an employer. */
export const sampleSettledCharge: AdminCharge = {
  ...sampleCharge,
  id: 40,
  payment_state: 'confirmed',
  kind: 'application',
  about: 'Application fee',
  amount: 5_000,
  allocated: 5_000,
  due_on: null,
  state: 'settled',
  allocations: [
    {
      id: 1,
      transfer_id: 7,
      charge_id: 40,
      amount: 5_000,
      value_date: '2026-05-04',
      bank_reference: 'FT26124-0001',
      payer: 'ZENITH WORKS LTD',
      by: 'Sample Treasurer',
      at: '2026-05-05T10:00:00.000Z',
      reason: null,
    },
  ],
  receipts: [{ number: 'IMC-R-2026-00009', amount: 5_000 }],
};

/** A transfer of an employer, of which 25,000 is allocated to nobody. */
export const sampleTransfer: Transfer = {
  id: 7,
  amount: 100_000,
  value_date: '2026-05-04',
  bank_reference: 'FT26124-0001',
  payer: 'ZENITH WORKS LTD',
  reason: null,
  account: null,
  recorded_by: 'Sample Treasurer',
  recorded_at: '2026-05-05T10:00:00.000Z',
  allocated: 75_000,
  not_allocated: 25_000,
  returned: 0,
  allocations: [],
  returns: [],
};

/** Checks before a decision, with three warnings. */
export const sampleChecks: readonly DecisionCheck[] = [
  {
    name: 'Application fee',
    text: '₦0 of ₦5,000, Pending',
    open: ['₦5,000 not yet confirmed.'],
  },
  { name: 'Published rules', text: '0 of 1 met', open: ['Not met: a degree or a diploma'] },
  { name: 'Referees', text: 'Hajiya Zainab Musa, Mr Bello Tunde', open: [] },
  { name: 'Requests', text: 'Nothing outstanding', open: [], isUnknown: true },
  {
    name: 'Proof of payment',
    text: 'Also sent with another application',
    open: ['The proof of payment was also sent with another application.'],
  },
];

/** Sample application for admins, with everything to decide on. */
export const sampleReview: ApplicationReview = {
  application: { ...sampleApplicationDetails, declarationDate: sampleApplication.date },
  fee: 5_000,
  decided: null,
  other_applications: [],
  same_proofs: [],
  shared_with_you: [],
};
