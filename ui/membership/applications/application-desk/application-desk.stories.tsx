import { createUploadUrl } from '@imc/api';
import { type ApplicationReview, checkGradeRules } from '@imc/api/contract';
import { mocks } from '@imc/mocks';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  adminApplicationLabels,
  ruleSheetLabels,
  sampleChecks,
  sampleDay,
  sampleMoment,
  sampleRequirements,
  sampleReview,
} from '../../story-samples.ts';
import { RuleList } from '../rule-sheet/rule-sheet.tsx';
import { ApplicationDesk } from './application-desk.tsx';
import type { ApplicationDeskProps } from './application-desk-props.ts';
import { ApplicationDeskSection } from './application-desk-section.tsx';

const withApplication = (changes: Partial<ApplicationReview['application']>): ApplicationReview => ({
  ...sampleReview,
  application: { ...sampleReview.application, ...changes },
});

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application desk',
  component: ApplicationDesk,
  parameters: { alsoCalled: 'decision desk, review page, case file, approve, reject' },
  args: {
    review: sampleReview,
    labels: adminApplicationLabels.desk,
    formatDay: sampleDay,
    formatMoment: sampleMoment,
    proofUrl: createUploadUrl().proof,
    applicationHref: (id) => `/admin/applications?application=${id}`,
    checks: sampleChecks,
    place: '12 of 125',
    onBack: fn(),
    onStatus: fn(),
    onDecide: fn(),
    onPrevious: fn(),
    onNext: fn(),
    ruleSheet: (
      <ApplicationDeskSection title={ruleSheetLabels.title('AIMC')}>
        <RuleList
          dense
          requirements={sampleRequirements.AIMC}
          checks={checkGradeRules('AIMC', sampleReview.application, new Date('2026-05-06'))}
          labels={ruleSheetLabels}
        />
      </ApplicationDeskSection>
    ),
    actions: (
      <Button variant="secondary" size="small">
        Back to Dashboard
      </Button>
    ),
  } satisfies ApplicationDeskProps,
  argTypes: { review: { control: false }, ruleSheet: { control: false }, actions: { control: false } },
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

export const Playground = meta.story({
  tags: ['S-1.4', 'S-3.6', 'APP-49', 'APP-48', 'APP-52'],
  play: async ({ canvas, userEvent, args }) => {
    const personal = within(canvas.getByRole('region', { name: 'Personal Information' }));
    await expect(personal.getByRole('link', { name: 'amaka.nwosu@mail.example' })).toHaveAttribute(
      'href',
      'mailto:amaka.nwosu@mail.example',
    );
    await userEvent.click(canvas.getByRole('button', { name: /^Approve/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith('approved');
    await userEvent.selectOptions(canvas.getByLabelText(/^Status of the application/), 'Reject');
    await expect(args.onStatus).toHaveBeenCalledWith('rejected');
  },
});

/** Decided before, and paid: the present status has no button. */
export const Approved = meta.story({
  args: {
    review: {
      ...withApplication({ status: 'approved', paymentState: 'confirmed', paymentAmount: 30_000 }),
      decided: { status: 'approved', changed_by: 'Grace Sample', changed_at: '2026-05-07T10:42:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Approved by Grace Sample, 2026-05-07 10:42')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
  },
});

/** Nothing can be decided on a withdrawn application. */
export const Withdrawn = meta.story({
  args: { review: withApplication({ withdrawnAt: '2026-05-07T10:42:00.000Z' }) },
});

/** The proof is also that of other applications: the same file, and a picture that looks alike. */
export const SamePicture = meta.story({
  tags: ['UPL-6'],
  args: {
    review: {
      ...sampleReview,
      same_proofs: [
        {
          application_id: 398,
          applicant: 'Dr Okonkwo Chinedu',
          application_status: 'approved',
          created_at: '2026-04-09T13:55:00.000Z',
          match: 'identical',
          same_member: false,
        },
        {
          application_id: 377,
          applicant: 'Mrs Nwosu Amaka Grace',
          application_status: 'rejected',
          created_at: '2026-03-02T08:15:00.000Z',
          match: 'similar',
          same_member: true,
        },
      ],
      other_applications: [
        {
          application_id: 377,
          grade: 'GIMC',
          application_status: 'rejected',
          created_at: '2026-03-02T08:15:00.000Z',
          withdrawn_at: null,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the same file/)).toBeVisible();
    await expect(canvas.getByText(/looks alike, same applicant/)).toBeVisible();
  },
});

/** The proof is as wide as the decision above it. It is zoomed and turned there, beside the data. */
export const ProofZoomed = meta.story({
  tags: ['APP-50'],
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('img', { name: 'Proof of payment for IMC-APP-412' });
    const stage = picture.parentElement?.parentElement as HTMLElement;
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await expect(picture.clientWidth).toBe(stage.clientWidth);
    await expect(stage.clientHeight).toBeGreaterThan(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Rotate' }));
    await expect(canvas.getByText('200 %, 90°')).toBeInTheDocument();
    // A width may have a fraction.
    await expect(Math.abs(stage.scrollWidth - 2 * stage.clientWidth)).toBeLessThanOrEqual(1);
    await expect(Math.abs(stage.scrollLeft - stage.clientWidth / 2)).toBeLessThanOrEqual(1);
    await expect(getComputedStyle(picture).rotate).toBe('90deg');
  },
});

export const ProofOpened = meta.story({
  tags: ['S-7.16', 'APP-50'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View proof of payment' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Proof of payment for IMC-APP-412' }));
    await expect(viewer.getByRole('img')).toHaveAttribute(
      'src',
      '/uploads/proof_of_payment/sample-proof-412.jpg',
    );
  },
});

/** The picture does not load. The link stays. */
export const ProofMissing = meta.story({
  args: { review: withApplication({ proofOfPayment: 'not-there.jpg' }) },
  beforeEach({ msw }) {
    msw.use(http.get('/uploads/proof_of_payment/:file', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/could not be loaded/)).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^Open the proof/ })).toBeVisible();
  },
});

export const Matrix = meta.story({
  args: {
    pendingStatus: 'approved',
    review: withApplication({
      surname: longName,
      email: unbreakable,
      employer: unbreakable,
      postalAddress: longName,
      grade: 'DFIMC',
      paymentState: 'queried',
      paymentQuestion: unbreakable,
    }),
  },
});
