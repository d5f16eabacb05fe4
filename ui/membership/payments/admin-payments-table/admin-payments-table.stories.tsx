import { paymentsQuery } from '@imc/api';
import { createMockProvider, manyApplications, mocks, sampleNow, sampleSeed } from '@imc/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  adminPaymentsLabels,
  sampleAdminPayment,
  sampleAmount,
  sampleConfirmedPayment,
  sampleDay,
  samplePartPayment,
} from '../../story-samples.ts';
import { AdminPaymentsTable, type AdminPaymentsTableProps } from './admin-payments-table.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Admin payments table',
  component: AdminPaymentsTable,
  parameters: { onDesk: true, alsoCalled: 'treasurer, fees, receivables, reconciliation' },
  // Beside the payment that is open.
  decorators: [withWidth('27rem')],
  args: {
    caption: 'Payments',
    payments: [
      sampleAdminPayment,
      { ...samplePartPayment, application_id: 409, reference: 'IMC-APP-409', name: 'Mr Bako Yusuf' },
      {
        ...sampleConfirmedPayment,
        application_id: 398,
        reference: 'IMC-APP-398',
        name: 'Dr Okonkwo Chinedu',
      },
      {
        ...sampleAdminPayment,
        application_id: 391,
        name: 'Chief Effiong Ime',
        state: 'queried',
        payment_state: 'queried',
        grade: 'DFIMC',
        fee: 500_000,
      },
    ],
    total: 4,
    pageSize: 50,
    view: { state: 'received', search: '', order: undefined, page: 1 },
    currentId: 409,
    onViewChange: fn(),
    onOpen: fn(),
    labels: adminPaymentsLabels,
    formatDay: sampleDay,
    formatAmount: sampleAmount,
    empty: <EmptyState text="No payments here" />,
    noMatch: () => <EmptyState text="Nothing found" />,
  } satisfies AdminPaymentsTableProps,
  argTypes: { payments: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

const reply = { question: 'Which account was it sent from?', new_proof: false };

/** Payments that wait again: answered in words, and with a new proof. */
export const RepliedTo = meta.story({
  tags: ['PAY-5'],
  args: {
    payments: [
      { ...sampleAdminPayment, reply: { ...reply, answer: 'From GTBank.' } },
      { ...sampleAdminPayment, application_id: 391, reply: { ...reply, answer: null, new_proof: true } },
    ],
    total: 2,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Answered')).toBeVisible();
    await expect(canvas.getByText('New proof')).toBeVisible();
  },
});

Playground.test(
  'Open passes the payment, and a button sorts by the last change',
  async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open IMC-APP-412, Mrs Nwosu Amaka Grace' }));
    await expect(args.onOpen).toHaveBeenCalledWith(sampleAdminPayment);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort by last change' }));
    await expect(args.onViewChange).toHaveBeenCalledWith(expect.objectContaining({ order: 'desc', page: 1 }));
  },
);

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: AdminPaymentsTableProps) => (
    <FromQuery query={(client) => paymentsQuery(client, { page: 1 })}>
      {(query) => (
        <AdminPaymentsTable {...args} payments={query.data?.payments ?? []} total={query.data?.total ?? 0} />
      )}
    </FromQuery>
  ),
};

export const Rows = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Effiong Ime/ })).toBeVisible();
  },
});

/** The first page of 10,000. */
export const TenThousandRows = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(
      ...createMockProvider({
        seed: { ...sampleSeed, applications: manyApplications(10_000) },
        now: () => sampleNow,
      }).handlers,
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1-50 of [\d,]{5,} payments$/)).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
  },
});

export const Loading = meta.story({
  args: { payments: [], total: 0, loading: <Spinner label="Loading payments" /> },
});

export const Empty = meta.story({
  args: { payments: [], total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payments here')).toBeVisible();
  },
});

export const FilteredToNone = meta.story({
  args: { payments: [], total: 0, view: { state: undefined, search: 'nobody', order: undefined, page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing found')).toBeVisible();
  },
});

/** The payments of another search are loading: nothing in the rows can be used. */
export const Updating = meta.story({
  args: { updating: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('tbody')).toHaveAttribute('inert');
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
});

const long = {
  ...sampleConfirmedPayment,
  name: longName,
  amount: 100_000_000,
  last_change: { changed_by: unbreakable, changed_at: '2026-05-05T10:00:00.000Z' },
};

export const Matrix = meta.story({
  render: (args) => {
    const named = (caption: string) => ({ ...args, caption });
    return (
      <Stack space="8">
        <AdminPaymentsTable {...named('Long content')} payments={[long]} total={1} />
        <div style={{ maxInlineSize: '20.5rem' }}>
          <AdminPaymentsTable
            {...named('On a phone')}
            payments={[long, { ...samplePartPayment, application_id: 409 }]}
            total={2}
          />
        </div>
        <AdminPaymentsTable {...named('None')} payments={[]} total={0} />
        <AdminPaymentsTable {...named('Loading')} loading={<Spinner label="Loading" />} />
        <AdminPaymentsTable {...named('Failed')} error={<ErrorState message={unbreakable} />} />
      </Stack>
    );
  },
});
