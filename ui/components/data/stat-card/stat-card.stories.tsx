import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { StatCard, type StatCardProps } from './stat-card.tsx';

const text = '% from last month';

const meta = preview.meta({
  title: 'Elements/Data/Stat card',
  component: StatCard,
  parameters: { alsoCalled: 'KPI, metric, figure, number card' },
  args: {
    label: 'Total Applications',
    value: '2,210',
    change: { percent: 8.4, text },
  } as StatCardProps,
});

/** An increase has a plus, an arrow and green text. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const change = canvas.getByText('+8.4% from last month');
    await expect(change).toHaveAttribute('data-tone', 'positive');
    await expect(change.querySelector('svg')).toBeVisible();
  },
});

/** A decrease has a minus, an arrow and red text. */
export const Decrease = meta.story({
  args: { label: 'Total Marketers', value: '28', change: { percent: -3.4, text } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-3.4% from last month')).toHaveAttribute('data-tone', 'negative');
  },
});

/** No change has no sign, arrow or colour. */
export const NoChange = meta.story({
  args: { change: { percent: 0, text } },
  play: async ({ canvas }) => {
    const change = canvas.getByText('0% from last month');
    await expect(change).not.toHaveAttribute('data-tone');
    await expect(change.querySelector('svg')).toBeNull();
  },
});

/** Without a change to an earlier time. The card leads to the rows that were counted. */
export const WithLink = meta.story({
  args: {
    label: 'Pending Applications',
    value: '143',
    change: undefined,
    to: '/admin/applications?status=pending',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Pending Applications' })).toHaveAttribute(
      'href',
      '/admin/applications?status=pending',
    );
  },
});

/** While the value is loading, its space is reserved. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('2,210')).not.toBeInTheDocument();
  },
});

const five: StatCardProps[] = [
  { label: 'Total Applications', value: '2,210', change: { percent: 8.4, text } },
  { label: 'Pending Applications', value: '143' },
  { label: 'Approved Applications', value: '1,902', change: { percent: 5.1, text } },
  { label: 'Rejected Applications', value: '165' },
  { label: 'Total Marketers', value: '28', change: { percent: -3.4, text } },
];

/** The five values of the administration in a ruled grid; on a phone, one row each. */
export const Dashboard = meta.story({
  render: () => (
    <Grid columns={5} ruled as="ul">
      {five.map((card) => (
        <StatCard key={card.label} as="li" {...card} />
      ))}
    </Grid>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="11rem"
      axes={{
        label: [longName, unbreakable],
        value: ['1', '₦1,250,000,000'],
        percent: [undefined, 0, 100, -99.9],
        loading: [false, true],
      }}
    >
      {({ label, value, percent, loading }) => (
        <StatCard
          {...{ label, value, loading }}
          change={percent === undefined ? undefined : { percent, text }}
        />
      )}
    </Combinations>
  ),
});
