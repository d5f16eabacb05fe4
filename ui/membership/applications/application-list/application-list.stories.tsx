import { memberApplicationsQuery } from '@imc/api';
import type { MemberApplication } from '@imc/api/contract';
import { memberComplete, mocks } from '@imc/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { applicationListLabels } from '../../story-samples.ts';
import { ApplicationList, type ApplicationListProps } from './application-list.tsx';

const application: MemberApplication = {
  id: 412,
  title: 'Mrs',
  surname: 'Nwosu',
  otherNames: 'Amaka Grace',
  grade: 'AIMC',
  membershipCategory: 'Associate Member',
  email: 'amaka.nwosu@mail.example',
  status: 'pending',
  createdAt: '2026-05-06T08:52:00.000Z',
  date: '2026-05-06',
  proofOfPayment: 'sample-proof-412.jpg',
  paymentState: 'received',
  paymentFee: 'application',
  paymentAmount: null,
  withdrawnAt: null,
};

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application list',
  component: ApplicationList,
  parameters: { alsoCalled: 'my applications, submitted applications' },
  args: {
    caption: 'My Applications',
    applications: [application],
    labels: applicationListLabels,
    onRead: fn(),
    empty: <EmptyState text="No applications found." />,
  } satisfies ApplicationListProps,
  argTypes: { applications: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

Playground.test('each row opens its application and names it', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'View Details of IMC-APP-412' }));
  await expect(args.onRead).toHaveBeenCalledWith(412);
});

const fromApi = {
  decorators: [withApi('memberComplete')],
  render: (args: ApplicationListProps) => (
    <FromQuery query={(client) => memberApplicationsQuery(client, memberComplete.email)}>
      {(query) => <ApplicationList {...args} applications={query.data ?? []} />}
    </FromQuery>
  ),
};

/** The response of a member's request: newest first, each with its status. */
export const Rows = meta.story({
  tags: ['S-3.5', 'S-7.6'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  play: async ({ canvas }) => {
    const [newest, older] = await canvas.findAllByRole('row', { name: /^Nwosu/ });
    await expect(within(newest as HTMLElement).getByText('pending')).toBeVisible();
    await expect(within(older as HTMLElement).getByText('approved')).toBeVisible();
  },
});

/** The member has withdrawn the application. It stays in the list. */
export const Withdrawn = meta.story({
  args: { applications: [{ ...application, withdrawnAt: '2026-05-06T09:00:00.000Z' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('withdrawn')).toBeVisible();
    await expect(canvas.queryByText('pending')).toBeNull();
  },
});

const everything: readonly MemberApplication[] = (['pending', 'approved', 'rejected'] as const).map(
  (status, index) => ({
    ...application,
    id: index === 0 ? 999_999_999 : index,
    surname: longName,
    otherNames: index === 1 ? longName : unbreakable,
    grade: index === 2 ? undefined : 'DFIMC',
    membershipCategory: 'Distinguished Fellow',
    email: unbreakable,
    status,
  }),
);

/** Every status, long names and unbreakable words. */
export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ApplicationList {...args} caption="Every status" applications={everything} />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <ApplicationList {...args} caption="On a phone" applications={everything} />
      </div>
      <ApplicationList {...args} caption="None" applications={[]} />
      <ApplicationList {...args} caption="Loading" applications={[]} loading={<Spinner label="Loading" />} />
      <ApplicationList
        {...args}
        caption="Failed"
        applications={[]}
        error={<ErrorState message={unbreakable} />}
      />
    </Stack>
  ),
});
