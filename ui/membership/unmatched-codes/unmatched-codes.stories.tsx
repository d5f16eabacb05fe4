import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { EmptyState } from '../../components/feedback/empty-state/empty-state.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { unbreakable } from '../../stories/combinations.tsx';
import { sampleCount, unmatchedCodesLabels } from '../story-samples.ts';
import { UnmatchedCodes, type UnmatchedCodesProps } from './unmatched-codes.tsx';

const meta = preview.meta({
  title: 'Membership/UnmatchedCodes',
  component: UnmatchedCodes,
  args: {
    codes: {
      codes: [
        { code: 'MKT-AD', applications_count: 12, deleted: false },
        { code: 'MKT-TOLU', applications_count: 4, deleted: true },
        { code: 'ADA OBI', applications_count: 1, deleted: false },
      ],
      total: 3,
    },
    labels: unmatchedCodesLabels,
    applicationsTo: (code) => `/admin/applications?marketer=${encodeURIComponent(code)}`,
    formatCount: sampleCount,
    empty: <EmptyState text="Every code in an application belongs to a marketer" />,
  } satisfies UnmatchedCodesProps,
  argTypes: { codes: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 application with ADA OBI' })).toHaveAttribute(
      'href',
      '/admin/applications?marketer=ADA%20OBI',
    );
    await expect(canvas.getByRole('row', { name: /MKT-TOLU/ })).toHaveTextContent('Marketer deleted');
  },
});

/** Every code belongs to a marketer. */
export const Empty = meta.story({
  args: { codes: { codes: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every code in an application belongs to a marketer')).toBeVisible();
  },
});

/** More codes than the list has, large counts and an unbreakable code. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  args: {
    codes: {
      codes: [
        { code: unbreakable, applications_count: 1_234_567, deleted: false },
        { code: '<script>', applications_count: 1, deleted: true },
      ],
      total: 240,
    },
  },
  render: (args) => (
    <Stack space="8">
      <UnmatchedCodes {...args} />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <UnmatchedCodes {...args} labels={{ ...args.labels, title: 'On a phone' }} />
      </div>
    </Stack>
  ),
});
