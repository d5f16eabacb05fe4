import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { sampleCount, sampleDay, statementImportsLabels } from '../../story-samples.ts';
import { StatementImports, type StatementImportsProps } from './statement-imports.tsx';

const facts = {
  account: '6789',
  imported_by: 'Ibrahim Musa',
  imported_at: '2026-05-04T08:15:00.000Z',
  lines: 42,
  compared: 42,
  unread: 0,
  waiting: 0,
  confirmed: 12,
} as const;

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Statement imports',
  component: StatementImports,
  parameters: { alsoCalled: 'bank statements, imports, periods, gaps' },
  args: {
    imports: [
      { ...facts, id: 2, from_day: '2026-04-18', to_day: '2026-04-30', unread: 1, waiting: 2, compared: 40 },
      { ...facts, id: 1, from_day: '2026-04-01', to_day: '2026-04-15' },
      { ...facts, id: 3, account: null, from_day: '2026-03-01', to_day: '2026-03-31' },
    ],
    labels: statementImportsLabels,
    formatDay: sampleDay,
    formatCount: sampleCount,
  } satisfies StatementImportsProps,
});

/** Days between two statements of an account, which none covers, are said. */
export const Playground = meta.story({
  tags: ['PAY-35'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Statements read so far: 3' })).toBeVisible();
    await expect(
      canvas.getByText('No statement covers 2026-04-16 to 2026-04-17 of account … 6789.'),
    ).toBeVisible();
    await expect(canvas.getByText('40 of 42')).toBeVisible();
  },
});

/** Nothing was read yet, so nothing is shown. */
export const Empty = meta.story({
  args: { imports: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Statements read so far/)).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <StatementImports
        {...args}
        imports={args.imports.map((statement) => ({ ...statement, imported_by: longName }))}
      />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <StatementImports {...args} />
      </div>
      <StatementImports {...args} imports={[]} />
    </Stack>
  ),
});
