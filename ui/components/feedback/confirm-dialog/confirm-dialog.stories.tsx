import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function Opener(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <ConfirmDialog
        {...args}
        open={open}
        onClose={() => {
          args.onClose();
          setOpen(false);
        }}
        onConfirm={() => {
          args.onConfirm();
          setOpen(false);
        }}
      />
    </>
  );
}

const expectCancelFocused = () =>
  waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());

const meta = preview.meta({
  title: 'Elements/Feedback/Confirm dialog',
  component: ConfirmDialog,
  args: {
    open: true,
    message: 'Are you sure you want to delete this marketer?',
    cancelLabel: 'Cancel',
    confirmLabel: 'Delete',
    tone: 'danger' as const,
    onClose: fn(),
    onConfirm: fn(),
  },
  parameters: {
    alsoCalled: 'modal, are you sure, confirmation, delete dialog',
    docs: { story: { inline: false } },
  },
  render: (args) => <Opener {...args} />,
});

/** Focus starts on the answer that changes nothing. */
export const Playground = meta.story({
  tags: ['S-10.7'],
  play: async () => {
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this marketer?',
    });
    await waitFor(() => expect(question).toBeVisible());
    await expectCancelFocused();
  },
});

/** A question about an action that is not destructive. */
export const Neutral = meta.story({
  args: {
    tone: 'neutral',
    title: 'Submit the application',
    message: 'You can change nothing after sending it. Send it now?',
    confirmLabel: 'Send application',
  },
});

/** While the action runs, clicks and Escape have no effect. */
export const Busy = meta.story({
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    const busy = await screen.findByRole('button', { name: 'Delete', busy: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(busy);
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
});

/** The action failed: the question stays, and says why. */
export const Refused = meta.story({
  args: { error: 'This marketer was already deleted.' },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('This marketer was already deleted.'),
    );
  },
});

/** Opened by a button; focus returns to it on close. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('confirms once', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
  await expectCancelFocused();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(args.onConfirm).toHaveBeenCalledOnce();
  await expect(args.onClose).not.toHaveBeenCalled();
});

Closed.test('Escape cancels and restores focus', async ({ canvas, userEvent, args }) => {
  const opener = canvas.getByRole('button', { name: 'Delete' });
  await userEvent.click(opener);
  await expectCancelFocused();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  await expect(args.onConfirm).not.toHaveBeenCalled();
  await expect(args.onClose).toHaveBeenCalledOnce();
});

export const Matrix = meta.story({
  args: {
    title: `Delete ${longName}`,
    message: `Are you sure you want to delete this marketer? ${unbreakable}`,
    confirmLabel: 'Delete the marketer and keep the applications',
    cancelLabel: 'Keep the marketer',
  },
});
