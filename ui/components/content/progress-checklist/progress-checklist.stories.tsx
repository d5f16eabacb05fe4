import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { ProgressChecklist } from './progress-checklist.tsx';

const meta = preview.meta({
  title: 'Content/ProgressChecklist',
  component: ProgressChecklist,
  parameters: { alsoCalled: 'to-do list, onboarding, tasks, checklist' },
  args: {
    doneLabel: 'done',
    notDoneLabel: 'not done yet',
    items: [
      { label: 'Complete Profile', done: true, to: '/dashboard/profile' },
      { label: 'Upload Documents', done: false },
      { label: 'Make Payment', done: true },
    ],
  },
});

/** A completed task is no longer a link. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const [profile, documents] = canvas.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    await expect(profile).toHaveTextContent('Complete Profile, done');
    await expect(documents).toHaveTextContent('Upload Documents, not done yet');
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** The full row links to the page of the task. */
export const WithLinks = meta.story({
  args: {
    items: [
      { label: 'Complete Profile', done: false, to: '/dashboard/profile', help: 'Three fields are empty' },
      { label: 'Upload Documents', done: false },
      { label: 'Make Payment', done: false },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Complete Profile' })).toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="18rem" axes={{ done: [false, true], way: [false, true], help: [false, true] }}>
      {({ done, way, help }) => (
        <ProgressChecklist
          {...args}
          items={[longName, unbreakable].map((label) => ({
            label,
            done,
            to: way ? '/dashboard/profile' : undefined,
            help: help && 'Three fields are empty',
          }))}
        />
      )}
    </Combinations>
  ),
});
