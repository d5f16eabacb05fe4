import { type Key, type ReactNode, useMemo, useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Download } from '../../../icons/icons.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { GradeSeal } from '../../identity/grade-seal/grade-seal.tsx';
import type { Grade } from '../../identity/grade-seal/grade-seal-drawings.ts';
import { Tile } from '../../identity/tile/tile.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { TableLines } from '../table/table-lines.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTableFilter,
  type DataTablePagedLabels,
  type DataTableProps,
  type DataTableSelection,
  type DataTableView,
} from './data-table.tsx';

interface Application {
  id: number;
  name: string;
  position: string;
  grade: Grade;
  email: string;
  status: string;
  /** In naira; `null` if nothing was paid. */
  paid: number | null;
  sent: string;
}

const categories: Record<Grade, string> = {
  SIMC: 'Student Member',
  GIMC: 'Graduate Member',
  AIMC: 'Associate Member',
  MIMC: 'Full Member',
  FIMC: 'Fellow',
  DFIMC: 'Distinguished Fellow',
};

const people: [name: string, position: string, grade: Grade, status: string, paid: number | null][] = [
  ['Okafor Chidi Emmanuel', 'Managing Partner', 'FIMC', 'approved', 110_000],
  ['Bello Aisha', 'Senior Consultant', 'MIMC', 'pending', 9_500],
  ['Ọláníyan Adébáyọ̀', 'Director of Strategy', 'DFIMC', 'pending', null],
  ['Eze Obinna', 'Analyst', 'GIMC', 'rejected', 25_000],
  ['Danjuma Halima', 'Student', 'SIMC', 'pending', 5_000],
  ['Olatunji-Adebayo Oluwaseun Temitope', 'Head of Operations, West Africa', 'AIMC', 'approved', 65_000],
  ['Nwosu Ngozi', 'Programme Manager', 'MIMC', 'approved', 75_000],
  ['Àkàndé Folaṣadé', 'Partner', 'FIMC', 'pending', null],
  ['Ibrahim Musa', 'Consultant', 'AIMC', 'rejected', 65_000],
];

/** Returns `count` applications; the first nine are the people above. */
const applications = (count: number): Application[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, position, grade, status, paid] = people[index % people.length] as (typeof people)[number];
    const [surname = '', first = ''] = name.split(' ');
    const round = Math.floor(index / people.length);
    return {
      id: count + 2200 - index,
      name: round === 0 ? name : `${name} ${round + 1}`,
      position,
      grade,
      status,
      paid,
      email: `${first}.${surname}@mail.example`.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
      sent: new Date(Date.UTC(2026, 10, 14) - index * 7 * 3_600_000).toISOString(),
    };
  });

const nine = applications(9);
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Africa/Lagos' });
const naira = (amount: number) => `₦${amount.toLocaleString('en-NG')}`;
const rank = Object.keys(categories);

const columns: DataTableColumn<Application>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    recipe: 'name',
    sortValue: ({ name }) => name,
    searchText: ({ name, position }) => `${name} ${position}`,
    cell: ({ name, position }) => <TableLines strong main={name} sub={position} />,
  },
  {
    key: 'category',
    header: 'Category',
    area: 'line',
    width: '8.5rem',
    sortValue: ({ grade }) => rank.indexOf(grade),
    searchText: ({ grade }) => categories[grade],
    cell: ({ grade }) => (
      <Cluster noWrap space="2">
        <GradeSeal grade={grade} size="small" />
        <span>{categories[grade]}</span>
      </Cluster>
    ),
  },
  {
    key: 'email',
    header: 'Email',
    area: 'extra',
    recipe: 'contact',
    searchText: ({ email }) => email,
    cell: ({ email }) => email,
  },
  {
    key: 'status',
    header: 'Status',
    area: 'status',
    width: '9rem',
    sortValue: ({ status }) => status,
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'paid',
    header: 'Paid',
    align: 'end',
    area: 'none',
    width: '6.5rem',
    sortFirst: 'descending',
    sortValue: ({ paid }) => paid,
    cell: ({ paid }) => (paid === null ? '-' : naira(paid)),
  },
  {
    key: 'sent',
    header: 'Date',
    area: 'aside',
    noWrap: true,
    width: '9rem',
    sortFirst: 'descending',
    sortValue: ({ sent }) => new Date(sent),
    searchText: ({ id }) => `IMC-APP-${id}`,
    cell: ({ sent, id }) => <TableLines main={day.format(new Date(sent))} sub={`IMC-APP-${id}`} />,
  },
];

const actions: DataTableColumn<Application> = {
  key: 'actions',
  header: 'Actions',
  area: 'menu',
  width: '9.5rem',
  cell: ({ name }) => (
    <Button size="small" variant="secondary" aria-label={`View Details of ${name}`}>
      View Details
    </Button>
  ),
};

const status: DataTableFilter<Application> = {
  key: 'status',
  label: 'Status',
  allLabel: 'All applications',
  value: (row) => row.status,
  options: [
    { value: 'pending', label: 'Pending' },
    { value: 'approved', label: 'Approved' },
    { value: 'rejected', label: 'Rejected' },
  ],
};

const figure = (count: number) => count.toLocaleString('en-NG');

const labels: DataTablePagedLabels = {
  results: ({ from, to, count, restricted }) => {
    const found = `${figure(count)} ${count === 1 ? 'application' : 'applications'}`;
    if (count === 0) return 'No applications found';
    return to - from + 1 < count ? `${from}-${to} of ${found}` : `${found}${restricted ? ' found' : ''}`;
  },
  sortBy: 'Sort by',
  pages: {
    nav: 'Pages of applications',
    previous: 'Previous',
    next: 'Next',
    page: (page, pageCount) => `Page ${figure(page)} of ${figure(pageCount)}`,
  },
};

const selection: DataTableSelection<Application> = {
  labels: {
    row: ({ name }) => `Select ${name}`,
    all: 'Select all shown',
    count: (count, hidden) =>
      `${figure(count)} selected${hidden > 0 ? `, ${figure(hidden)} of them not shown here` : ''}`,
    clear: 'Clear selection',
  },
  actions: (keys) => (
    <>
      <Button size="small">Approve {keys.length}</Button>
      <Button size="small" variant="secondary">
        Reject {keys.length}
      </Button>
    </>
  ),
};

const Applications = DataTable<Application>;

const meta = preview.meta({
  title: 'Elements/Data/Data table',
  component: Applications,
  parameters: {
    onDesk: true,
    alsoCalled: 'data grid, datagrid, sortable table, sort, filter, bulk select, 10k, 10000, 10,000 rows',
  },
  args: {
    caption: 'Membership Applications',
    columns,
    rows: nine,
    rowKey: ({ id }: Application) => id,
    labels,
    locale: 'en-NG',
    search: 'Search name, category, email or reference',
    filters: [status],
    empty: (
      <EmptyState
        title="No applications yet"
        text="They stand here as soon as the first one is submitted."
        art={<Tile pattern="squares" />}
      />
    ),
    noMatch: (clear: () => void) => (
      <EmptyState
        title="No applications found"
        text="None matches the words and the status above."
        action={
          <Button variant="secondary" onClick={clear}>
            Show all applications
          </Button>
        }
      />
    ),
  } as DataTableProps<Application>,
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    filters: { control: false },
    selection: { control: false },
    labels: { control: false },
  },
});

type Canvas = ReturnType<typeof within>;

const names = (canvas: Canvas): string[] =>
  canvas
    .getAllByRole('rowheader')
    .map((cell: HTMLElement) => cell.querySelector('[data-table-lines] > div')?.textContent ?? '');

const head = (canvas: Canvas, name: string): HTMLElement => canvas.getByRole('columnheader', { name });

export const Playground = meta.story({ args: { selection } });

/** By amount, highest first. Missing amounts are last in both directions. */
export const Sorted = meta.story({
  args: { defaultView: { sort: { key: 'paid', direction: 'descending' } } },
});

Sorted.test('the headers sort by keyboard and set aria-sort', async ({ canvas, userEvent }) => {
  await expect(head(canvas, 'Paid')).toHaveAttribute('aria-sort', 'descending');
  const withoutAmount = ['Ọláníyan Adébáyọ̀', 'Àkàndé Folaṣadé'];
  await expect(names(canvas).slice(0, 2)).toEqual(['Okafor Chidi Emmanuel', 'Nwosu Ngozi']);
  await expect(names(canvas).slice(-2)).toEqual(withoutAmount);

  canvas.getByRole('button', { name: 'Paid' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(head(canvas, 'Paid')).toHaveAttribute('aria-sort', 'ascending');
  // Numerically: as text, ₦110,000 would be before ₦5,000.
  await expect(names(canvas)[0]).toBe('Danjuma Halima');
  await expect(names(canvas).slice(-2)).toEqual(withoutAmount);
  await expect(canvas.getByRole('button', { name: 'Paid' })).toHaveFocus();

  canvas.getByRole('button', { name: 'Name' }).focus();
  await userEvent.keyboard(' ');
  await expect(head(canvas, 'Paid')).not.toHaveAttribute('aria-sort');
  // 'À' sorts as 'A', and 'Ọ' as 'O'.
  await expect(names(canvas)[0]).toBe('Àkàndé Folaṣadé');
  await expect(names(canvas).slice(-3)).toEqual([
    'Okafor Chidi Emmanuel',
    'Ọláníyan Adébáyọ̀',
    'Olatunji-Adebayo Oluwaseun Temitope',
  ]);

  // Rows with equal values keep their given order.
  await userEvent.click(canvas.getByRole('button', { name: 'Status' }));
  await expect(names(canvas).slice(0, 3)).toEqual([
    'Okafor Chidi Emmanuel',
    'Olatunji-Adebayo Oluwaseun Temitope',
    'Nwosu Ngozi',
  ]);
});

/** Search and filter combined. The line above the table shows the number of matches. */
export const Filtered = meta.story({
  args: { defaultView: { search: 'partner', filters: { status: 'pending' } } },
});

Filtered.test(
  'search ignores case and accents and combines with the status filter',
  async ({ canvas, userEvent, step }) => {
    const results = canvas.getByRole('status');
    await expect(results).toHaveTextContent('1 application found');
    const field = canvas.getByRole('searchbox', { name: 'Search name, category, email or reference' });
    await step('Clear the search', async () => {
      await userEvent.clear(field);
      await expect(results).toHaveTextContent('4 applications found');
    });
    await step('Search without accents', async () => {
      // Two words in two columns; the name is written with dots and accents.
      await userEvent.type(field, 'ADEBAYO distinguished');
      await expect(names(canvas)).toEqual(['Ọláníyan Adébáyọ̀']);
    });
    await step('Filter by status', async () => {
      await userEvent.clear(field);
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Rejected');
      await expect(names(canvas)).toEqual(['Eze Obinna', 'Ibrahim Musa']);
    });
    await step('Remove the filter', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'All applications');
      await expect(results).toHaveTextContent(/^9 applications$/);
    });
  },
);

/** Nothing matches, which differs from an empty table. */
export const FilteredToNone = meta.story({
  args: { defaultView: { search: '<b>nobody</b>', filters: { status: 'rejected' } } },
});

FilteredToNone.test('search and filters can be reset', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('No applications found');
  await userEvent.click(canvas.getByRole('button', { name: 'Show all applications' }));
  await expect(names(canvas)).toHaveLength(9);
  await expect(canvas.getByRole('searchbox')).toHaveValue('');
  await expect(canvas.getByLabelText('Status')).toHaveValue('');
});

/** A toolbar with actions appears at the end of the table, so that no row moves under the pointer. */
export const Selected = meta.story({
  args: {
    selection: { ...selection, defaultSelected: nine.slice(1, 4).map(({ id }) => id), onChange: fn() },
  },
});

Selected.test(
  'selects one row and all rows, and keeps rows that are not shown',
  async ({ args, canvas, userEvent, step }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all shown' });
    await step('Three rows are selected', async () => {
      await waitFor(() => expect(all).toBePartiallyChecked());
      await expect(canvas.getByText('3 selected')).toBeVisible();
    });
    await step('Deselect a row with the space bar', async () => {
      canvas.getByRole('checkbox', { name: 'Select Eze Obinna' }).focus();
      await userEvent.keyboard(' ');
      await expect(canvas.getByText('2 selected')).toBeVisible();
      await expect(args.selection?.onChange).toHaveBeenLastCalledWith([2208, 2207]);
    });
    await step('Filter the rows', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Rejected');
      await expect(canvas.getByText('2 selected, 2 of them not shown here')).toBeVisible();
      await expect(all).not.toBeChecked();
    });
    await step('Select all shown rows', async () => {
      await userEvent.click(all);
      await expect(canvas.getByText('4 selected, 2 of them not shown here')).toBeVisible();
      await expect(all).toBeChecked();
    });
    await step('Clear the selection', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
      await expect(all).not.toBeChecked();
    });
  },
);

const many = applications(23);

/** One row can't be selected: its checkbox says why, and selecting all leaves it out. */
export const SomeNotSelectable = meta.story({
  tags: ['APP-42'],
  args: {
    selection: {
      ...selection,
      disabledReason: ({ id }) => (id === nine[1]?.id ? 'Your own' : undefined),
      onChange: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: /Your own$/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    const others = nine.filter((_, index) => index !== 1).map(({ id }) => id);
    await expect(args.selection?.onChange).toHaveBeenLastCalledWith(others);
    await expect(canvas.getByRole('checkbox', { name: 'Select all shown' })).toBeChecked();
  },
});

/** Pages of rows; the selection persists from page to page. */
export const Paged = meta.story({ args: { rows: many, pageSize: 9, selection } });

Paged.test('focus stays on the pagination', async ({ canvas, userEvent }) => {
  const results = canvas.getByText('1-9 of 23 applications');
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '24');
  canvas.getByRole('button', { name: 'Next' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(results).toHaveTextContent('19-23 of 23 applications');
  await expect(canvas.getAllByRole('row').at(-1)).toHaveAttribute('aria-rowindex', '24');
  // On the last page the Next button is disabled, so the focus moves to Previous.
  await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  // A new sorting starts on the first page.
  await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
  await expect(results).toHaveTextContent('1-9 of 23 applications');
});

/** Simulates a server with 2,210 applications that sorts, filters and pages. */
function Served({ caption, rowKey, search, filters, empty, noMatch }: DataTableProps<Application>) {
  const [view, setView] = useState<DataTableView>({
    sort: { key: 'sent', direction: 'descending' },
    page: 1,
  });
  const all = useMemo(() => applications(2210), []);
  const found = all.filter((row) => !view.filters?.status || row.status === view.filters.status);
  const ordered = view.sort?.direction === 'ascending' ? found.toReversed() : found;
  const start = ((view.page ?? 1) - 1) * 7;
  return (
    <Applications
      {...{ caption, rowKey, search, filters, empty, noMatch }}
      labels={labels}
      rows={ordered.slice(start, start + 7)}
      total={ordered.length}
      pageSize={7}
      columns={servedColumns}
      view={view}
      onViewChange={setView}
    />
  );
}

/** The server sorts by these columns; the table only requests it. */
const servedColumns = columns.map(
  ({ sortValue, ...column }): DataTableColumn<Application> =>
    column.key === 'sent' ? { ...column, sortValue: true } : column,
);

export const ServerDriven = meta.story({ render: (args) => <Served {...args} /> });

ServerDriven.test('requests the rows it shows', async ({ canvas, userEvent }) => {
  await expect(canvas.getByText('1-7 of 2,210 applications')).toBeVisible();
  await expect(canvas.queryByRole('button', { name: 'Name' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  await expect(canvas.getByText('Page 2 of 316')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
  await expect(canvas.getByText('IMC-APP-2201')).toBeVisible();
  await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Rejected');
  await expect(canvas.getByText('1-7 of 491 applications')).toBeVisible();
});

/** Row actions are an ordinary column. Each button names its row. */
export const RowActions = meta.story({
  args: {
    columns: [...columns.filter(({ key }) => key !== 'paid'), actions],
    rows: nine.slice(0, 4),
    isCurrent: ({ id }: Application) => id === 2208,
  },
});

/** The rows are loading for the first time. */
export const Loading = meta.story({
  args: { rows: [], loading: <Spinner label="Loading applications" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
});

/** New rows are loading; the current ones stay readable, but can't be used. */
export const Updating = meta.story({
  tags: ['SITE-5'],
  args: { updating: true, rows: nine.slice(0, 4) },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('table');
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(table?.querySelector('tbody')).toHaveAttribute('inert');
    await expect(table?.querySelector('thead')).not.toHaveAttribute('inert');
  },
});

/** There are no rows, whatever the search. */
export const Empty = meta.story({ args: { rows: [] } });

/** The rows could not be loaded: an error message with a retry button. */
export const Failed = meta.story({
  args: {
    rows: [],
    error: <ErrorState message="Failed to fetch applications" retryLabel="Try again" onRetry={fn()} />,
  },
});

const phone = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: '20.5rem' }}>
    <Story />
  </div>
);

/**
 * Rows have two lines, and the sortable headers are a row of buttons. The elements are the same, only the layout
 * differs.
 */
export const OnPhone = meta.story({
  tags: ['APP-34'],
  decorators: [phone],
  args: {
    columns: [...columns, actions],
    rows: nine,
    pageSize: 3,
    selection: { ...selection, defaultSelected: [nine[1]?.id as Key] },
    defaultView: { sort: { key: 'name', direction: 'ascending' } },
  },
});

OnPhone.test('sorts and selects as on a desktop', async ({ canvas, userEvent }) => {
  await expect(canvas.getAllByRole('columnheader')).toHaveLength(8);
  const button = canvas.getByRole('button', { name: 'Date' });
  await expect(button).toBeVisible();
  await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await userEvent.click(button);
  await expect(names(canvas)[0]).toBe('Okafor Chidi Emmanuel');
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
  await expect(canvas.getByText('3 selected')).toBeVisible();
});

/** The Institute's daily review of applications. */
export const Review = meta.story({
  args: {
    columns: [...columns.filter(({ key }) => key !== 'email'), actions],
    rows: many,
    pageSize: 9,
    density: 'dense',
    selection: { ...selection, defaultSelected: [many[1]?.id as Key, many[2]?.id as Key] },
    defaultView: { sort: { key: 'sent', direction: 'descending' } },
    toolbar: (
      <Button variant="secondary" iconStart={<Download />}>
        Export CSV
      </Button>
    ),
  },
});

/** At 200 % text size on the narrowest phone, nothing overflows. */
export const LargeText = meta.story({
  decorators: [withWidth('288px')],
  args: { columns: [...columns, actions], rows: many, pageSize: 3, selection },
  beforeEach: largeText,
  play: async ({ canvasElement }) => {
    const container = canvasElement.firstElementChild as HTMLElement;
    await waitFor(() => expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth));
  },
});

const hostile: Application = {
  id: 1,
  name: `${longName} <img src=x onerror=alert(1)>`,
  position: unbreakable,
  grade: 'DFIMC',
  email: unbreakable,
  status: 'pending',
  paid: 1_234_567_890,
  sent: '2026-11-14T00:00:00Z',
};

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <Combinations
        cell="100%"
        axes={{
          density: propValues<DataTableProps<unknown>['density']>('DataTable', 'density'),
          selected: [undefined, 'none', 'one'],
          content: ['rows', 'empty'],
        }}
      >
        {({ density, selected, content }) => (
          <div style={{ inlineSize: '100%' }}>
            <Applications
              {...args}
              caption={`Applications, ${density}, ${selected ?? 'no'} boxes, ${content}`}
              density={density}
              stickyHeader={false}
              rows={content === 'rows' ? [hostile] : []}
              selection={selected && { ...selection, defaultSelected: selected === 'one' ? [1] : [] }}
            />
          </div>
        )}
      </Combinations>
      <Combinations cell="100%" axes={{ updating: [false, true] }}>
        {({ updating }) => (
          <div style={{ inlineSize: '100%' }}>
            <Applications
              {...args}
              caption={`Applications, ${updating ? 'updating' : 'up to date'}`}
              updating={updating}
              stickyHeader={false}
              rows={[hostile]}
            />
          </div>
        )}
      </Combinations>
    </Stack>
  ),
});
