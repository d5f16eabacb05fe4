import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withWidth } from '../../../../.storybook/story-helpers/with-width.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { Spinner } from '../../feedback/spinner/spinner.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { GradeSeal } from '../../identity/grade-seal/grade-seal.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { Table, type TableColumn, type TableProps } from './table.tsx';
import { TableLines } from './table-lines.tsx';

interface Application {
  id: number;
  name: string;
  position: string;
  grade: 'SIMC' | 'GIMC' | 'AIMC' | 'MIMC' | 'FIMC' | 'DFIMC';
  category: string;
  email: string;
  tel: string;
  status: string;
  date: string;
}

const row = (
  id: number,
  name: string,
  position: string,
  grade: Application['grade'],
  category: string,
  email: string,
  status: string,
  date: string,
): Application => ({
  id,
  name,
  position,
  grade,
  category,
  email,
  status,
  date,
  tel: `+234 800 000 0${id % 1000}`,
});

const applications = [
  row(
    2210,
    'Mr Okafor Chidi Emmanuel',
    'Managing Partner',
    'FIMC',
    'Fellow',
    'chidi.okafor@mail.example',
    'approved',
    '14 Nov 2026',
  ),
  row(
    2209,
    'Mrs Bello Aisha',
    'Senior Consultant',
    'MIMC',
    'Full Member',
    'aisha.bello@mail.example',
    'pending',
    '14 Nov 2026',
  ),
  row(
    2207,
    'Dr Adeyemi Folasade Ruth',
    'Director of Strategy',
    'DFIMC',
    'Distinguished Fellow',
    'f.adeyemi@mail.example',
    'pending',
    '13 Nov 2026',
  ),
  row(
    2204,
    'Mr Eze Obinna',
    'Analyst',
    'GIMC',
    'Graduate Member',
    'obinna.eze@mail.example',
    'rejected',
    '12 Nov 2026',
  ),
  row(
    2201,
    'Ms Danjuma Halima',
    'Student',
    'SIMC',
    'Student Member',
    'halima.d@mail.example',
    'pending',
    '12 Nov 2026',
  ),
  row(
    2198,
    'Mr Olatunji-Adebayo Oluwaseun Temitope',
    'Head of Operations, West Africa',
    'AIMC',
    'Associate Member',
    'o.olatunji-adebayo@mail.example',
    'approved',
    '11 Nov 2026',
  ),
  row(
    2195,
    'Mrs Nwosu Ngozi',
    'Programme Manager',
    'MIMC',
    'Full Member',
    'ngozi.nwosu@mail.example',
    'approved',
    '10 Nov 2026',
  ),
];

const columns: TableColumn<Application>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ name, position }) => <TableLines strong main={name} sub={position} />,
  },
  {
    key: 'category',
    header: 'Category',
    cell: ({ grade, category }) => (
      <Cluster noWrap space="2">
        <GradeSeal grade={grade} size="small" />
        <span>{category}</span>
      </Cluster>
    ),
  },
  { key: 'contact', header: 'Contact', cell: ({ email, tel }) => <TableLines main={email} sub={tel} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'date',
    header: 'Date',
    noWrap: true,
    cell: ({ date, id }) => <TableLines main={date} sub={`IMC-APP-${id}`} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    stacked: 'plain',
    noWrap: true,
    cell: ({ name, status }) => (
      <Cluster space="2">
        <Button variant="secondary" size="small">
          View Details
        </Button>
        <SelectField
          size="small"
          label={`Status of ${name}`}
          labelHidden
          defaultValue={status}
          options={[
            { value: 'pending', label: 'Pending' },
            { value: 'approved', label: 'Approve' },
            { value: 'rejected', label: 'Reject' },
          ]}
        />
      </Cluster>
    ),
  },
];

const Applications = Table<Application>;

const meta = preview.meta({
  title: 'Elements/Data/Table',
  component: Applications,
  parameters: { onDesk: true, alsoCalled: 'simple table, rows and columns, grid' },
  args: {
    caption: 'Membership Applications',
    columns,
    rows: applications,
    rowKey: ({ id }: Application) => id,
    empty: 'No applications found',
  } satisfies TableProps<Application>,
  argTypes: { columns: { control: false }, rows: { control: false } },
});

export const Playground = meta.story({});

Playground.test('has table semantics at any width', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Membership Applications' });
  await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  await expect(within(table).getByRole('rowheader', { name: /Mrs Bello Aisha/ })).toBeVisible();
  await expect(within(table).getAllByRole('row')).toHaveLength(8);
});

/** Rows become cards on a phone, with the headers as labels before the values. The elements are the same. */
export const OnPhone = meta.story({
  decorators: [withWidth('20.5rem')],
});

OnPhone.test('has table semantics and headers as cards', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Membership Applications' });
  await expect(within(table).getAllByRole('columnheader')).toHaveLength(6);
  await expect(within(table).getAllByText('Mrs Bello Aisha')).toHaveLength(1);
});

export const Loading = meta.story({
  args: { rows: [], loading: <Spinner label="Loading..." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

/** No rows, and a text that says so. */
export const Empty = meta.story({ args: { rows: [], empty: 'No marketers found' } });

/** The rows could not be loaded: an error message with a retry button. */
export const Failed = meta.story({
  args: {
    rows: [],
    error: (
      <Stack align="center">
        <span>Failed to fetch applications</span>
        <Button variant="secondary">Try again</Button>
      </Stack>
    ),
  },
});

/** The row that is open next to the table. */
export const CurrentRow = meta.story({ args: { isCurrent: ({ id }: Application) => id === 2207 } });

/** For users who scan hundreds of rows. */
export const Dense = meta.story({
  args: {
    density: 'dense',
    rows: Array.from({ length: 6 }, (_, page) =>
      applications.map((application) => ({ ...application, id: application.id - page * 20 })),
    ).flat(),
  },
});

interface Payment {
  receipt: string;
  purpose: string;
  amount: string;
  status: string;
}

/** Amounts are end-aligned, in tabular figures. */
export const Amounts = meta.story({
  render: () => (
    <Table<Payment>
      caption="Payment History"
      rowKey={({ receipt }) => receipt}
      empty="No payments yet"
      rows={[
        { receipt: 'R-0931', purpose: 'Induction Fee', amount: '₦25,000', status: 'completed' },
        { receipt: 'R-0930', purpose: 'Annual Membership Fee', amount: '₦10,000', status: 'completed' },
        { receipt: 'R-0888', purpose: 'Annual Membership Fee', amount: '₦110,000', status: 'pending' },
      ]}
      columns={[
        { key: 'purpose', header: 'Purpose', rowHeader: true, cell: ({ purpose }) => purpose },
        { key: 'receipt', header: 'Receipt', cell: ({ receipt }) => receipt },
        {
          key: 'status',
          header: 'Status',
          cell: ({ status }) => <StatusBadge kind="payment" status={status} />,
        },
        { key: 'amount', header: 'Amount', align: 'end', width: '9rem', cell: ({ amount }) => amount },
      ]}
    />
  ),
});

/** A long list on a phone: cards out of view wait with their layout, and can still be reached. */
export const LongListOnPhone = meta.story({
  globals: { viewport: { value: 'width360' } },
  args: {
    rows: Array.from({ length: 60 }, (_, index) => ({
      ...(applications[index % applications.length] as Application),
      id: 3000 - index,
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const rows = [...canvasElement.querySelectorAll<HTMLElement>('tbody tr')];
    await expect(rows).toHaveLength(60);
    const last = rows.at(-1) as HTMLElement;
    await expect(getComputedStyle(last).contentVisibility).toBe('auto');
    const button = within(last).getByRole('button');
    button.focus();
    await expect(button).toHaveFocus();
    await expect(canvas.getAllByRole('row')).toHaveLength(61);
  },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="100%"
      axes={{
        density: propValues<TableProps<unknown>['density']>('Table', 'density'),
        content: ['rows', 'empty', 'loading'],
      }}
    >
      {({ content, density }) => (
        <div style={{ inlineSize: '100%' }}>
          <Table
            caption={`Applications of ${longName}, ${density}, ${content}`}
            density={density}
            stickyHeader={false}
            columns={columns}
            rows={
              content === 'rows'
                ? [
                    row(
                      1,
                      longName,
                      unbreakable,
                      'DFIMC',
                      'Distinguished Fellow',
                      unbreakable,
                      'pending',
                      '14 November 2026',
                    ),
                  ]
                : []
            }
            rowKey={({ id }) => id}
            loading={content === 'loading' && <Spinner label="Loading..." />}
            empty={`No applications found. ${unbreakable}`}
          />
        </div>
      )}
    </Combinations>
  ),
});
