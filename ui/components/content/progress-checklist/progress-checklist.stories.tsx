import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { ProgressChecklist, type ProgressChecklistProps } from './progress-checklist.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Progress checklist',
  component: ProgressChecklist,
  parameters: { alsoCalled: 'to-do list, onboarding, tasks, checklist' },
  args: {
    items: [
      { label: 'Complete Profile', status: 'done', reason: 'Completed', to: '/dashboard/profile' },
      { label: 'Upload Documents', status: 'open', reason: 'Goes with your application' },
      { label: 'Make Payment', status: 'waiting', reason: 'We are checking your proof' },
    ],
  } satisfies ProgressChecklistProps,
});

/** A completed task is no longer a link. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We are checking your proof')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The full row links to the page of the task. */
export const WithLinks = meta.story({
  args: {
    items: [
      {
        label: 'Complete Profile',
        status: 'open',
        reason: 'Three fields are empty',
        to: '/dashboard/profile',
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Complete Profile' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="18rem"
      axes={{ status: ['open', 'waiting', 'done', 'none'] as const, way: [false, true] }}
    >
      {({ status, way }) => (
        <ProgressChecklist
          {...args}
          items={[longName, unbreakable].map((label) => ({
            label,
            status,
            reason: 'Three fields are empty',
            to: way ? '/dashboard/profile' : undefined,
          }))}
        />
      )}
    </Combinations>
  ),
});
