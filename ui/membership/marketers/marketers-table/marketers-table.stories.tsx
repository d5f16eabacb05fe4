import { marketersQuery } from '@imc/api';
import type { Marketer } from '@imc/api/contract';
import { mocks } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { marketersLabels, sampleCount } from '../../story-samples.ts';
import { MarketersTable, type MarketersTableProps } from './marketers-table.tsx';

const ada: Marketer = {
  id: 11,
  full_name: 'Ada Obi',
  email: 'ada.obi@mail.example',
  phone: '+234 800 000 0201',
  marketer_code: 'MKT-ADA',
  applications_count: 1_204,
};

const meta = preview.meta({
  title: 'Elements/Membership/Marketers/Marketers table',
  component: MarketersTable,
  parameters: { onDesk: true, alsoCalled: 'referrers, agents, affiliates' },
  args: {
    caption: 'Marketers',
    marketers: [ada],
    labels: marketersLabels,
    formatCount: sampleCount,
    applicationsTo: (code) => `/admin/applications?marketer=${code}`,
    onShare: fn(),
    onEdit: fn(),
    onDelete: fn(),
    empty: <EmptyState text="No marketers found" />,
    noMatch: <EmptyState text="Nobody has all of these words" />,
  } satisfies MarketersTableProps,
  argTypes: { marketers: { control: false }, empty: { control: false }, noMatch: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '1,204 applications with MKT-ADA' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Share the link of Ada Obi' }));
    await expect(args.onShare).toHaveBeenCalledWith(ada);
  },
});

Playground.test('Delete passes the marketer and the button', async ({ canvas, userEvent, args }) => {
  const button = canvas.getByRole('button', { name: 'Delete Ada Obi' });
  await userEvent.click(button);
  await expect(args.onDelete).toHaveBeenCalledWith(ada, button);
});

Playground.test('Edit passes the marketer', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Edit Ada Obi' }));
  await expect(args.onEdit).toHaveBeenCalledWith(ada);
});

/** The user may not change marketers. */
export const ReadOnly = meta.story({
  args: { onEdit: undefined, onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share the link of Ada Obi' })).toBeVisible();
    for (const name of ['Edit Ada Obi', 'Delete Ada Obi'])
      await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
});

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: MarketersTableProps) => (
    <FromQuery query={marketersQuery}>
      {(query) => <MarketersTable {...args} marketers={query.data?.marketers ?? []} />}
    </FromQuery>
  ),
};

/** The response of the request, with the number of applications that use each code. */
export const Rows = meta.story({
  tags: ['S-3.7', 'S-7.12'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Ada Obi/ })).toHaveTextContent('MKT-ADA');
  },
});

/** 10,000 marketers in pages, with a search. */
export const TenThousandRows = meta.story({
  tags: ['MKT-9'],
  args: {
    marketers: Array.from({ length: 10_000 }, (_, id) => ({
      ...ada,
      id,
      full_name: `Marketer ${id}`,
      marketer_code: `MKT-${id}`,
    })),
  },
  play: async ({ canvas, userEvent, step }) => {
    const search = canvas.getByRole('searchbox');
    await step('Nobody is found', async () => {
      await userEvent.type(search, 'nobody');
      await expect(await canvas.findByText('Nobody has all of these words')).toBeVisible();
    });
    await step('One is found', async () => {
      await userEvent.clear(search);
      await userEvent.type(search, 'mkt-9999');
      await expect(await canvas.findByRole('rowheader', { name: 'Marketer 9999' })).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(1);
    });
    await step('The first page returns', async () => {
      await userEvent.clear(search);
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(100));
    });
  },
});

const everybody: readonly Marketer[] = [
  ada,
  { ...ada, id: 1, full_name: longName, email: unbreakable, marketer_code: 'MKT-OAO-LAGOS-MAINLAND' },
  { ...ada, id: 2, full_name: unbreakable, phone: unbreakable, applications_count: 1_234_567_890 },
];

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <MarketersTable {...args} caption="Long names" marketers={everybody} />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <MarketersTable {...args} caption="On a phone" marketers={everybody} />
      </div>
      <MarketersTable {...args} caption="None" marketers={[]} />
      <MarketersTable {...args} caption="Loading" marketers={[]} loading={<Spinner label="Loading" />} />
      <MarketersTable
        {...args}
        caption="Failed"
        marketers={[]}
        error={<ErrorState message={unbreakable} />}
      />
    </Stack>
  ),
});
