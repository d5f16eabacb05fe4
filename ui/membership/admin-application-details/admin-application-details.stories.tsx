import { adminApplicationsQuery, createUploadUrl, updateApplicationStatusMutation } from '@imc/api';
import { adminApplicationsCall, updateApplicationStatusCall } from '@imc/api/contract';
import { answers, createMockProvider, mocks, sampleSeed } from '@imc/mocks';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { FromQuery, placeholders, WithMutation } from '../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { Button } from '../../components/actions/button/button.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../stories/combinations.tsx';
import { adminApplicationDetailsLabels, sampleAdminApplication, sampleDay } from '../story-samples.ts';
import { AdminApplicationDetails, type AdminApplicationDetailsProps } from './admin-application-details.tsx';

const meta = preview.meta({
  title: 'Membership/AdminApplicationDetails',
  component: AdminApplicationDetails,
  args: {
    application: sampleAdminApplication,
    labels: adminApplicationDetailsLabels,
    formatDay: sampleDay,
    proofUrl: createUploadUrl().proof,
    onStatus: fn(),
    actions: <Button variant="secondary">Back to List</Button>,
  } satisfies AdminApplicationDetailsProps,
  argTypes: { application: { control: false }, actions: { control: false } },
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mrs Nwosu Amaka Grace' })).toBeVisible();
    const personal = within(canvas.getByRole('region', { name: 'Personal Information' }));
    await expect(personal.getByRole('link', { name: 'amaka.nwosu@mail.example' })).toHaveAttribute(
      'href',
      'mailto:amaka.nwosu@mail.example',
    );
  },
});

Playground.test('decides on the application', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByLabelText(/^Status of the application/), 'Approve');
  await expect(args.onStatus).toHaveBeenCalledWith('approved');
});

/** The second tab with the dates and the marketer code. */
export const AdditionalInformation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional Information' }));
    const additional = within(canvas.getByRole('region', { name: 'Additional Information' }));
    await expect(additional.getByText('MKT-ADA')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Personal Information' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Application Status' })).toBeVisible();
  },
});

/** No marketer referred the applicant. */
export const WithoutMarketer = meta.story({
  args: { application: { ...sampleAdminApplication, marketerCode: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Additional Information' }));
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
});

/** Without a proof of payment, its section is not rendered. */
export const WithoutProof = meta.story({
  args: { application: { ...sampleAdminApplication, proofOfPayment: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Proof of Payment' })).toBeNull();
  },
});

/** Approved: the badge is green. */
export const Approved = meta.story({
  args: { application: { ...sampleAdminApplication, status: 'approved' } },
});

/** Rejected: the badge is red. */
export const Rejected = meta.story({
  args: { application: { ...sampleAdminApplication, status: 'rejected' } },
});

/** The proof of payment in the image viewer. A link also opens it in a new tab. */
export const ProofOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Open the proof/ })).toHaveAttribute('target', '_blank');
    await userEvent.click(canvas.getByRole('button', { name: 'View proof of payment' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Receipt for IMC-APP-412' }));
    await expect(viewer.getByRole('img')).toHaveAttribute(
      'src',
      '/uploads/proof_of_payment/sample-proof-412.jpg',
    );
  },
});

ProofOpened.test('closes and returns focus to the button', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'View proof of payment' })).toHaveFocus();
});

/** The application has a file name, but the image does not exist. */
export const ProofMissing = meta.story({
  args: { application: { ...sampleAdminApplication, proofOfPayment: 'not-there.jpg' } },
  beforeEach({ msw }) {
    msw.use(http.get('/uploads/proof_of_payment/:file', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View proof of payment' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
});

/** The first application of the list, with its status changed through the API client. */
const fromApi = {
  decorators: [withApi('admin')],
  render: (args: AdminApplicationDetailsProps) => (
    <FromQuery query={(client) => adminApplicationsQuery(client)}>
      {(query) => {
        const { loading, error } = placeholders(query, {
          loading: 'Loading',
          failed: 'It could not be loaded.',
        });
        const application = query.data?.applications[0];
        return application ? (
          <WithMutation mutation={updateApplicationStatusMutation}>
            {({ mutate, isPending, isError, variables }) => (
              <Stack>
                <AdminApplicationDetails
                  {...args}
                  application={application}
                  pendingStatus={isPending ? variables.status : undefined}
                  onStatus={(status) =>
                    mutate({ id: application.id, status }, { onSuccess: () => void query.refetch() })
                  }
                />
                {isError && <p>Failed to update application status</p>}
              </Stack>
            )}
          </WithMutation>
        ) : (
          error || loading
        );
      }}
    </FromQuery>
  ),
};

/** The status is saved and shown. */
export const StatusSaved = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...createMockProvider({ seed: sampleSeed }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Status of the application/), 'Reject');
    await expect(await canvas.findByText('rejected')).toBeVisible();
  },
});

/** The provider rejects the change, and the previous status is shown. */
export const StatusRefused = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.refused(updateApplicationStatusCall, { status: 403 }), ...mocks.all);
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByLabelText<HTMLSelectElement>(/^Status of the application/);
    const before = select.value;
    await userEvent.selectOptions(select, before === 'rejected' ? 'Approve' : 'Reject');
    await expect(await canvas.findByText('Failed to update application status')).toBeVisible();
    await expect(select).toHaveValue(before);
  },
});

/** The new status is being saved. */
export const StatusSaving = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(updateApplicationStatusCall), ...mocks.all);
  },
  play: async ({ canvas, userEvent }) => {
    const select = await canvas.findByLabelText<HTMLSelectElement>(/^Status of the application/);
    await userEvent.selectOptions(select, select.value === 'rejected' ? 'Approve' : 'Reject');
    await waitFor(() => expect(select).toHaveAttribute('aria-busy', 'true'));
  },
});

/** While loading. */
export const Loading = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(adminApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeVisible();
  },
});

/** The request failed. A retry loads it. */
export const NoAnswer = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.fails(adminApplicationsCall, { once: true }), ...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

NoAnswer.test('Try again loads the data', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('region', { name: 'Personal Information' })).toBeVisible();
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: (args) => (
    <AdminApplicationDetails
      {...args}
      pendingStatus="approved"
      application={{
        ...sampleAdminApplication,
        surname: longName,
        email: unbreakable,
        employer: unbreakable,
        postalAddress: longName,
        grade: 'DFIMC',
      }}
    />
  ),
});
