import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { TabbedTable, type TabbedTableProps } from './tabbed-table.tsx';

interface Order {
  id: number;
  book: string;
  state: OrderState;
}

type OrderState = 'open' | 'sent';

const rows: readonly Order[] = [
  { id: 3, book: 'Consulting in Practice', state: 'open' },
  { id: 2, book: 'A Short History of the Institute', state: 'sent' },
  { id: 1, book: 'Consulting in Practice', state: 'open' },
];

const figure = (count: number) => count.toLocaleString('en-NG');
const states = { open: 'Open', sent: 'Sent' };
const Orders = TabbedTable<Order, OrderState>;

const meta = preview.meta({
  title: 'Elements/Data/Tabbed table',
  component: Orders,
  parameters: {
    onDesk: true,
    alsoCalled: 'paged list, list by state, admin list, server-side paging, searched list',
  },
  args: {
    caption: 'Orders',
    tabs: ['all', 'open', 'sent'],
    counts: { open: 2, sent: 1 },
    total: 3,
    pageSize: 50,
    view: { page: 1 },
    onViewChange: fn(),
    stateTo: (state) => (state ? `/orders?state=${state}` : '/orders'),
    columns: [
      { key: 'book', header: 'Book', rowHeader: true, cell: ({ book }) => book },
      { key: 'state', header: 'State', width: '9rem', cell: ({ state }) => states[state] },
    ],
    rows,
    rowKey: ({ id }) => id,
    labels: {
      tabs: 'Orders by state',
      all: 'All',
      states,
      search: 'Search by title',
      results: ({ from, to, count }) => (count === 0 ? '' : `${from}-${to} of ${figure(count)} orders`),
      sortBy: 'Sort by',
      pages: {
        nav: 'Pages of orders',
        previous: 'Previous',
        next: 'Next',
        page: (page, pageCount) => `Page ${page} of ${pageCount}`,
      },
    },
    formatCount: figure,
    empty: <EmptyState text="No orders here" />,
    noMatch: <EmptyState text="No order has this title" />,
  } satisfies TabbedTableProps<Order, OrderState>,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    toolbar: { control: false },
    empty: { control: false },
    noMatch: { control: false },
  },
});

export const Playground = meta.story({});

Playground.test('has a link for each state, and passes the search with the state', async (context) => {
  const { canvas, userEvent, args } = context;
  await expect(canvas.getByRole('link', { name: 'All 3' })).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('link', { name: 'Open 2' })).toHaveAttribute('href', '/orders?state=open');
  await userEvent.type(canvas.getByRole('searchbox'), 'k');
  await expect(args.onViewChange).toHaveBeenLastCalledWith({ search: 'k', page: 1 });
});

/** Rows in one state, on several pages. */
export const Pages = meta.story({
  args: { view: { state: 'open', page: 2 }, counts: { open: 1_204, sent: 1 }, total: 1_204 },
});

Pages.test('passes the page with the state', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: 'open', page: 3 });
});

export const WithoutSearch = meta.story({
  render: (args) => <Orders {...args} labels={{ ...args.labels, search: undefined }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
});

export const Empty = meta.story({ args: { rows: [], total: 0, counts: { open: 0, sent: 0 } } });

export const FilteredToNone = meta.story({
  args: { rows: [], total: 0, counts: { open: 0, sent: 0 }, view: { search: 'zzz', page: 1 } },
});

const odd = [
  { id: 11, book: longName, state: 'open' },
  { id: 12, book: unbreakable, state: 'sent' },
] satisfies Order[];

export const Matrix = meta.story({
  args: { counts: { open: 1, sent: 1 }, total: odd.length },
  render: (args) => {
    // Each navigation needs a name of its own.
    const named = (caption: string) => ({ ...args, caption, labels: { ...args.labels, tabs: caption } });
    return (
      <Stack space="8">
        <Orders
          {...named('Long words')}
          rows={odd}
          toolbar={<Button variant="secondary">Export CSV</Button>}
        />
        <div style={{ maxInlineSize: '20.5rem' }}>
          <Orders
            {...named('On a phone')}
            rows={odd}
            counts={{ open: 1_234_567, sent: 1_204 }}
            total={1_235_771}
            pageSize={1_235_771}
          />
        </div>
        <Orders
          {...named('Updating')}
          updating
          view={{ state: 'sent', search: 'sample', page: 2 }}
          counts={{ open: 1, sent: 60 }}
          total={60}
        />
        <Orders {...named('Loading')} rows={[]} counts={undefined} loading={<Spinner label="Loading" />} />
        <Orders {...named('Failed')} rows={[]} error={<ErrorState message={unbreakable} />} />
      </Stack>
    );
  },
});
