import {
  applicationDraftCall,
  decisionTimesCall,
  memberApplicationCall,
  memberApplicationsCall,
  membershipCall,
} from '@imc/api';
import {
  answers,
  applicationsByPayment,
  createSampleProvider,
  memberComplete,
  memberLongName,
  memberNew,
  mocks,
  type StoredApplication,
  sampleApplications,
  sampleClient,
  sampleDraft,
  sampleInformationRequest,
} from '@imc/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink, expectNoOverflow, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { OverviewScreen } from './overview-screen.tsx';
import { rememberSealShown } from './shown-seal.ts';

const meta = preview.meta({
  title: 'Member/Overview',
  tags: ['S-2.24'],
  component: OverviewScreen,
  ...memberArea,
  parameters: {
    alsoCalled: 'member dashboard, member home, checklist, next action, rejected application, certificate',
    layout: 'fullscreen',
    router: { path: '/dashboard' },
  },
  args: { user: memberComplete },
  beforeEach({ msw }) {
    localStorage.removeItem('struck-seal');
    msw.use(...mocks.all);
  },
});

const approvedAt = '2026-05-06T08:00:00.000Z';

/** A provider whose newest application is changed, without earlier ones. */
const withNewest = (changes: Partial<StoredApplication>, seed = {}) => [
  answers.success(decisionTimesCall, { median_hours: 288, of: 20 }),
  ...createSampleProvider({
    ...seed,
    applications: sampleApplications
      .filter(({ id, userId }) => id === 412 || userId !== memberComplete.id)
      .map((application) => (application.id === 412 ? { ...application, ...changes } : application)),
  }).handlers,
];

const approved = { status: 'approved', decidedAt: approvedAt, paymentState: 'confirmed' } as const;

/** Both fees are paid. */
const admitted = { ...approved, paymentFee: 'admission', paymentAmount: 25_000 } as const;

const withDraft = () => answers.success(applicationDraftCall, { draft: sampleDraft });

const primaryButtons = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('main [data-variant="primary"]')].map(({ textContent }) => textContent);

export const NewMember = meta.story({
  tags: ['S-2.60', 'DASH-1'],
  args: { user: memberNew },
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'Start your application', '/dashboard/application?view=form');
    await expect(primaryButtons(canvasElement)).toEqual(['Start your application']);
    await expect(canvas.getByText(/^\d details? to add$/)).toBeVisible();
    await expect(canvas.getByText('Not applied yet')).toBeVisible();
    await expectLink(canvas, 'Make Payment', '/dashboard/payments');
  },
});

/** The profile sends the link again. */
export const Unconfirmed = meta.story({
  tags: ['ACC-23'],
  args: { user: { ...memberNew, email_state: 'unconfirmed' } },
  play: shows('Please confirm your email'),
});

/** Emails to the address are refused, of a member whose profile is complete. */
export const MailsComeBack = meta.story({
  tags: ['MAIL-6'],
  args: { user: { ...memberComplete, email_state: 'refused' } },
  play: async ({ canvas }) => {
    await expectLink(
      canvas,
      'Our emails to you are returned: confirm or change your address',
      '/dashboard/profile',
    );
  },
});

/** Pending: when to expect the decision, the track and the history. */
export const Applied = meta.story({
  tags: ['S-2.60', 'DASH-1', 'DASH-2', 'DASH-4', 'APP-16'],
  beforeEach: ({ msw }) => msw.use(...withNewest({ paymentState: 'received' })),
  args: { user: { ...memberComplete, payment_status: 'pending' } },
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'Read your application', '/dashboard/application?view=read&id=412');
    await expect(primaryButtons(canvasElement)).toEqual([]);
    await expect(await canvas.findByText('Sent 4 May. You can expect to hear by 17 May.')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps).toContain('Payment, nowPending');
    await expect(canvas.getByText('We are checking your proof')).toBeVisible();
  },
});

/** Pending for longer than the median. */
export const Late = meta.story({
  tags: ['DASH-4'],
  beforeEach({ msw }) {
    msw.use(...withNewest({}));
    const now = Date.now;
    // Not a spy, because a spy records its calls with the time.
    Date.now = () => now() + 30 * 24 * 60 * 60 * 1000;
    return () => {
      Date.now = now;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Sent 4 May.* yours is taking longer/)).toBeVisible();
    // Completed tasks have no link.
    await expect(canvas.queryByRole('link', { name: 'Make Payment' })).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { name: 'History of IMC-APP-412' }));
    await expect(await canvas.findByText('4 May 2026, 10:12')).toBeVisible();
  },
});

/** The treasurer's question comes before everything else. */
export const PaymentQueried = meta.story({
  tags: ['DASH-1'],
  beforeEach: ({ msw }) =>
    msw.use(withDraft(), ...createSampleProvider({ applications: applicationsByPayment }).handlers),
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'Answer the treasurer', '/dashboard/payments');
    await expect(
      canvas.getByRole('heading', { name: 'The treasurer has a question about your payment' }),
    ).toBeVisible();
    await expect(primaryButtons(canvasElement)).toHaveLength(1);
    await expect(canvas.getByText('Question')).toBeVisible();
    await expect(canvas.getByText(/cut off before the amount/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'History of IMC-APP-425' })).toBeVisible();
  },
});

export const AskedForMore = meta.story({
  tags: ['DASH-1'],
  beforeEach: ({ msw }) =>
    msw.use(...withNewest({}, { informationRequests: [sampleInformationRequest] }), withDraft()),
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'Answer the committee', '/dashboard/application?view=answer&id=412');
    await expect(primaryButtons(canvasElement)).toEqual(['Answer the committee']);
    await expect(canvas.getByText(sampleInformationRequest.question)).toBeVisible();
    await expect(
      canvas.getByRole('heading', { name: 'The Membership Committee needs more information' }),
    ).toBeVisible();
    await expect(canvas.getByText('Question')).toBeVisible();
  },
});

/** After a part payment, the rest is to be paid. */
export const PaidInPart = meta.story({
  tags: ['DASH-1'],
  beforeEach: ({ msw }) => msw.use(...withNewest({ paymentAmount: 2_000 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText('Please pay the application fee of ₦3,000 (reference IMC-APP-412).'),
    ).toBeVisible();
    await expect(primaryButtons(canvasElement)).toEqual(['Pay ₦3,000']);
  },
});

/** The first visit plays the animation of the seal. */
export const Approved = meta.story({
  tags: ['DASH-2'],
  beforeEach: ({ msw }) => msw.use(...withNewest(admitted)),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/has approved your application/)).toBeVisible();
    const sheet = within(await canvas.findByRole('article', { name: 'Amaka Grace Nwosu' }));
    await expect(sheet.getByRole('button', { name: 'Certificate IMC-M-00003-A' })).toBeVisible();
    await expect(sheet.getByText('as Associate Member')).not.toBeVisible();
    await expect(canvas.getByText('#101')).toBeVisible();
    await expect(primaryButtons(canvasElement)).toEqual(['Print']);
    await waitFor(() => expect(localStorage.getItem('struck-seal')).toBe('IMC-M-00003-A AIMC 2026-05-06'));
  },
});

Approved.test('the row opens the certificate', async ({ canvas, userEvent }) => {
  const sheet = within(await canvas.findByRole('article', { name: 'Amaka Grace Nwosu' }));
  await userEvent.click(sheet.getByRole('button', { name: /^Certificate/ }));
  for (const text of ['as Associate Member', 'AIMC', '6 May 2026'])
    await expect(sheet.getByText(text)).toBeVisible();
});

/** A later visit shows the seal without animation. */
export const ApprovedSeenBefore = meta.story({
  tags: ['DASH-2'],
  beforeEach({ msw }) {
    rememberSealShown({ number: 'IMC-M-00003-A', grade: 'AIMC', since: '2026-05-06' });
    msw.use(...withNewest(admitted));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('article', { name: 'Amaka Grace Nwosu' });
    await expect(canvasElement.querySelector('[data-struck]')).toBeNull();
  },
});

/** The admission fee is due: paying it is the primary action, and Print the secondary one. */
export const AdmissionFeeDue = meta.story({
  tags: ['DASH-1'],
  args: { user: { ...memberComplete, payment_status: 'pending' } },
  beforeEach: ({ msw }) => msw.use(withDraft(), ...withNewest({ ...approved, paymentAmount: 5_000 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Print' })).toBeVisible();
    await expect(primaryButtons(canvasElement)).toEqual(['Pay ₦25,000']);
    await expect(canvas.getByText(/^Please pay the admission fee of ₦25,000/)).toBeVisible();
    await expect(canvas.getByText('₦5,000 paid, ₦25,000 due')).toBeVisible();
    await expect(canvas.getByText('₦25,000 due')).toBeVisible();
  },
});

export const Rejected = meta.story({
  tags: ['DASH-1', 'APP-16'],
  beforeEach: ({ msw }) => msw.use(...withNewest({ status: 'rejected', decidedAt: approvedAt })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/has not approved your application/)).toBeVisible();
    await expect(canvas.getAllByText('Rejected')[0]).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(primaryButtons(canvasElement)).toEqual(['Apply again']);
  },
});

/** The next one is started, but the answer stays that of the rejected one. */
export const RejectedWithReason = meta.story({
  tags: ['DASH-1'],
  args: { user: { ...memberComplete, payment_status: 'pending' } },
  async beforeEach({ msw }) {
    const decided = {
      status: 'rejected',
      decision_reason: 'Please name a referee who has worked with you.',
    } as const;
    const client = sampleClient('memberComplete');
    const { applications } = await client(memberApplicationsCall);
    const { application } = await client(memberApplicationCall);
    msw.use(
      answers.success(memberApplicationsCall, {
        applications: applications.slice(0, 1).map((newest) => ({ ...newest, ...decided })),
      }),
      answers.success(memberApplicationCall, { application: application && { ...application, ...decided } }),
      withDraft(),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', {
      name: 'The Membership Committee has not approved your application',
    });
    await expect(canvas.getByText('Please name a referee who has worked with you.')).toBeVisible();
    await expect(canvas.getByText('IMC-APP-2210 is not sent yet.')).toBeVisible();
    await expect(primaryButtons(canvasElement)).toEqual(['Continue IMC-APP-2210, saved 10:12']);
    await expect(canvas.getByText('No payment is due')).toBeVisible();
  },
});

export const Withdrawn = meta.story({
  tags: ['APP-16'],
  beforeEach: ({ msw }) =>
    msw.use(
      ...createSampleProvider({
        applications: sampleApplications
          .filter(({ id }) => id === 412)
          .map((application) => ({ ...application, withdrawnAt: approvedAt })),
      }).handlers,
    ),
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, 'Start your application', '/dashboard/application?view=form');
    await expect(canvas.getByText('withdrawn')).toBeVisible();
    await expect(primaryButtons(canvasElement)).toEqual(['Start your application']);
  },
});

/** A provider whose member has an earlier and a later application. */
const withTwo = (earlier: Partial<StoredApplication>, later: Partial<StoredApplication>) => {
  const first = sampleApplications.find(({ id }) => id === 412) as StoredApplication;
  const next = { ...first, id: 431, grade: 'FIMC', createdAt: '2026-05-05T10:00:00.000Z' } as const;
  const applications = [
    { ...first, ...earlier },
    { ...next, ...later },
  ];
  return createSampleProvider({ applications }).handlers;
};

/** The admission stays. Status, payment and history are those of the application for the next grade. */
export const AdmittedAndApplyingAgain = meta.story({
  tags: ['DASH-3', 'PAY-42'],
  beforeEach: ({ msw }) => msw.use(...withTwo(approved, {})),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Your application is with the/)).toBeVisible();
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'History of IMC-APP-431' })).toBeVisible();
    // The admission fee is the one sum to pay, although another application is pending.
    await expect(primaryButtons(canvasElement)).toEqual(['Pay ₦25,000']);
  },
});

/** Not in force: what the membership is stands instead of a certificate. */
export const Lapsed = meta.story({
  tags: ['MEM-5'],
  args: { user: { ...memberLongName, payment_status: 'completed' } },
  play: async ({ canvas }) => {
    const membership = within(await canvas.findByRole('region', { name: 'Your membership' }));
    await expect(membership.getByText('IMC-M-00003-A')).toBeVisible();
    await expect(membership.getByText('Lapsed')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

export const MembershipNotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(membershipCall, { once: true }), ...withNewest(admitted)),
  play: shows('Your membership could not be loaded.'),
});

/** The application for the next grade is rejected: the admission stays. */
export const AdmittedAndRejectedLater = meta.story({
  tags: ['DASH-3'],
  beforeEach: ({ msw }) => msw.use(...withTwo(approved, { status: 'rejected', decidedAt: approvedAt })),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/has not approved your application/)).toBeVisible();
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(primaryButtons(canvasElement)).toHaveLength(1);
  },
});

export const SeveralPending = meta.story({
  tags: ['DASH-3'],
  beforeEach: ({ msw }) => msw.use(...withTwo({}, {})),
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Read your application', '/dashboard/application?view=read&id=431');
    await expectLink(canvas, 'IMC-APP-412, AIMC', '/dashboard/application?view=read&id=412');
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationsCall, { once: true })),
  play: shows('Your application could not be loaded. Nothing is lost.'),
});

NoAnswer.test('Try again loads the application', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByText(/^Your application is with/)).toBeVisible();
});

/** Only the history can't be loaded. */
export const HistoryNotLoaded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      answers.fails(memberApplicationCall, { once: true }),
      answers.fails(decisionTimesCall),
      ...withNewest({}),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: 'History of IMC-APP-412' }));
    await expect(await canvas.findByText('The history could not be loaded.')).toBeVisible();
    await expect(canvas.getByText(/^Sent 4 May.* We will email you the decision/)).toBeVisible();
  },
});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

export const OnPhone = meta.story({
  globals: phone,
  tags: ['!autodocs'],
  beforeEach: ({ msw }) => msw.use(...withNewest(admitted)),
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: 'Amaka Grace Nwosu' });
    await expectNoOverflow();
  },
});
