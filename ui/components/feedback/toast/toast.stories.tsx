import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { passTime, stoppedClock } from '../../../../.storybook/story-helpers/stopped-clock.ts';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Button } from '../../actions/button/button.tsx';
import { Toast, type ToastProps } from './toast.tsx';
import { type ToastItem, ToastRegion } from './toast-region.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Toast',
  component: Toast,
  parameters: { alsoCalled: 'snackbar, notification, flash message' },
  args: {
    children: 'Profile updated successfully!',
    tone: 'success' as const,
    duration: 0,
    dismissLabel: 'Dismiss',
    onDismiss: fn(),
  },
});

export const Playground = meta.story({});

Playground.test('the button and Escape dismiss it', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  await expect(args.onDismiss).toHaveBeenCalledTimes(2);
});

/** Information that is neither success nor failure. */
export const Information = meta.story({ args: { tone: 'info', children: 'Saved on this phone.' } });

/** Something failed, but it needs no immediate action. */
export const Failure = meta.story({ args: { tone: 'failure', children: 'Failed to update profile' } });

/** It disappears when its time is over. Hovering or focusing it pauses the timer. */
export const Disappears = meta.story({
  args: { duration: 300, onDismiss: fn() },
  // A headless browser's pointer is in the corner, where it would pause the timer.
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'var(--space-6)' }}>
        <Story />
      </div>
    ),
  ],
});

// A function of its own: the base story calls the other one.
const focused = { ...stoppedClock, args: { onDismiss: fn() } };

Disappears.test('stays while it is focused', focused, async ({ canvas, args, userEvent }) => {
  canvas.getByRole('button', { name: 'Dismiss' }).focus();
  await passTime(600);
  await expect(args.onDismiss).not.toHaveBeenCalled();
  await userEvent.tab();
  await passTime(300);
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

function ToastDemo({ first = [] }: { first?: readonly ToastItem[] }) {
  const [toasts, setToasts] = useState(first);
  const [count, setCount] = useState(0);
  return (
    <Cluster>
      <Button
        onClick={() => {
          setCount(count + 1);
          setToasts([
            ...toasts,
            { key: `saved-${count}`, message: `Note ${count + 1} saved.`, tone: 'success', duration: 0 },
          ]);
        }}
      >
        Save note
      </Button>
      <ToastRegion
        label="Messages"
        dismissLabel="Dismiss"
        toasts={toasts}
        onDismiss={(key) => setToasts((all) => all.filter((toast) => toast.key !== key))}
      />
    </Cluster>
  );
}

/** The region exists only while there are toasts. On dismissal, focus returns to where it came from. */
export const Region = meta.story({
  render: () => <ToastDemo />,
  play: async ({ canvas, userEvent, step }) => {
    const save = canvas.getByRole('button', { name: 'Save note' });
    await step('Save a note', async () => {
      await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
      await userEvent.click(save);
    });
    await step('The first toast is in a live region', async () => {
      await expect(await canvas.findByText('Note 1 saved.')).toBeVisible();
      await expect(canvas.getByRole('list')).toHaveAttribute('aria-live', 'polite');
    });
    await step('Save another note', async () => {
      await userEvent.click(save);
      await expect(await canvas.findByText('Note 2 saved.')).toBeVisible();
    });
    await step('Dismiss the first toast with Escape', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.queryByText('Note 1 saved.')).not.toBeInTheDocument());
      await expect(save).toHaveFocus();
    });
  },
});

/** Several toasts at once. */
export const Stacked = meta.story({
  parameters: { docs: { story: { inline: false } } },
  render: () => (
    <ToastDemo
      first={[
        { key: 'a', message: 'Marketer added.', tone: 'success', duration: 0 },
        { key: 'b', message: 'The list could not be reloaded. Try again.', tone: 'failure', duration: 0 },
        { key: 'c', message: 'You are signed in on another device too.', duration: 0 },
      ]}
    />
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="18rem"
      axes={{
        tone: propValues<ToastProps['tone']>('Toast', 'tone'),
        text: ['Saved.', longName, unbreakable],
      }}
    >
      {({ tone, text }) => (
        <Toast {...args} tone={tone}>
          {text}
        </Toast>
      )}
    </Combinations>
  ),
});
