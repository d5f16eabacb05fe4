import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { decisionBoxLabels, sampleChecks } from '../../story-samples.ts';
import { DecisionBox, type DecisionBoxProps } from './decision-box.tsx';

const pending = { status: 'pending', withdrawnAt: null } as const;

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Decision box',
  component: DecisionBox,
  parameters: { alsoCalled: 'checks, merge box, warnings, approve, reject, verdict' },
  args: {
    application: pending,
    checks: sampleChecks,
    labels: decisionBoxLabels,
    onDecide: fn(),
  } as DecisionBoxProps,
  argTypes: { application: { control: false }, checks: { control: false }, select: { control: false } },
});

/** Three points speak against approving: the button says so, is not the main action, and prevents nothing. */
export const Playground = meta.story({
  tags: ['APP-52', 'APP-54'],
  play: async ({ canvas, userEvent, args }) => {
    const buttons = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(buttons).toEqual(['Approve with 3 warnings', 'Reject']);
    const approve = canvas.getByRole('button', { name: /^Approve/ });
    await expect(approve).toHaveAttribute('data-variant', 'secondary');
    await userEvent.click(approve);
    await expect(args.onDecide).toHaveBeenCalledWith('approved');
  },
});

/** Approving is the main action. */
export const AllInOrder = meta.story({
  args: { checks: sampleChecks.map((check) => ({ ...check, open: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute('data-variant', 'primary');
  },
});

/** Decided before: the present status has no button. */
export const Decided = meta.story({
  args: {
    application: { ...pending, status: 'approved' },
    children: <Text size="small">Approved by Grace Sample, 7 May 2026, 10:42</Text>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Approve' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Reject' })).toBeEnabled();
  },
});

/** The user may not decide: one line says why, and the checks are as for everybody. */
export const ReadOnly = meta.story({
  args: { readOnly: 'You can read and recommend; an admin decides.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can read and recommend; an admin decides.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
  },
});

/** The checks are loading: they have their room, and deciding is possible. Whether something is open is not known. */
export const WithoutChecks = meta.story({
  args: { checks: undefined, pendingStatus: 'rejected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Approve' })).toHaveAttribute(
      'data-variant',
      'secondary',
    );
  },
});

export const Matrix = meta.story({
  args: {
    checks: sampleChecks.map((check) => ({ ...check, text: `${longName} ${unbreakable}` })),
    children: <Text size="small">{longName}</Text>,
  },
});
