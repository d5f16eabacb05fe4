import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { sampleCount, sampleDay, unmatchedCodesLabels } from '../../story-samples.ts';
import { UnmatchedCodes, type UnmatchedCodesProps } from './unmatched-codes.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Marketers/Unmatched codes',
  component: UnmatchedCodes,
  parameters: { alsoCalled: 'unknown marketer codes, mistyped codes, unattributed applications' },
  args: {
    codes: {
      codes: [
        { code: 'MKT-AD', applications_count: 12 },
        { code: 'ADA OBI', applications_count: 1 },
      ],
      total: 2,
    },
    retired: {
      codes: [
        {
          code: 'MKT-TOLU',
          applications_count: 4,
          full_name: 'Tolu Bello',
          deleted_at: '2026-03-03T09:00:00.000Z',
        },
        { code: 'MKT-OLD', applications_count: 1, full_name: '', deleted_at: '2025-11-20T09:00:00.000Z' },
      ],
      total: 2,
    },
    labels: unmatchedCodesLabels,
    applicationsTo: (code) => `/admin/applications?marketer=${encodeURIComponent(code)}`,
    formatCount: sampleCount,
    formatDay: sampleDay,
  } satisfies UnmatchedCodesProps,
  argTypes: { codes: { control: false }, retired: { control: false } },
});

export const Playground = meta.story({
  tags: ['MKT-7'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '1 application with ADA OBI' })).toHaveAttribute(
      'href',
      '/admin/applications?marketer=ADA%20OBI',
    );
    const retired = within(canvas.getByRole('table', { name: 'Codes of deleted marketers' }));
    await expect(retired.getByRole('row', { name: /MKT-TOLU/ })).toHaveTextContent(
      'Code of Tolu Bello, deleted on 2026-03-03',
    );
    await expect(retired.getByRole('row', { name: /MKT-OLD/ })).toHaveTextContent('Deleted on 2025-11-20');
    const unmatched = within(canvas.getByRole('table', { name: 'Unknown codes' }));
    await expect(unmatched.queryByRole('row', { name: /MKT-TOLU/ })).toBeNull();
  },
});

/** Every code belongs to a marketer: nothing is shown. */
export const Empty = meta.story({
  args: { codes: { codes: [], total: 0 }, retired: { codes: [], total: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** More codes than the list has, large counts and an unbreakable code. */
export const Matrix = meta.story({
  args: {
    codes: {
      codes: [
        { code: unbreakable, applications_count: 1_234_567 },
        { code: '<script>', applications_count: 1 },
      ],
      total: 240,
    },
    retired: {
      codes: [
        {
          code: unbreakable.toUpperCase(),
          applications_count: 1_234_567,
          full_name: unbreakable,
          deleted_at: '2026-03-03T09:00:00.000Z',
        },
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
