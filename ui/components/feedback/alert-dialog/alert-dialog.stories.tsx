import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { AlertDialog, type AlertDialogProps } from './alert-dialog.tsx';

function Opener(args: AlertDialogProps) {
  const [open, setOpen] = useState(args.open);
  return (
    <Stack align="start">
      <TextField id="surname" label="Surname" />
      <TextField id="employer" label="Employer" />
      <Button onClick={() => setOpen(true)}>Submit application</Button>
      <AlertDialog {...args} open={open} onClose={() => setOpen(false)} />
    </Stack>
  );
}

function UnmountingOpener(args: AlertDialogProps) {
  const [sent, setSent] = useState(false);
  const [open, setOpen] = useState(false);
  const send = () => {
    setOpen(true);
    setSent(true);
  };
  return (
    <main tabIndex={-1}>
      {sent ? <p>My Applications</p> : <Button onClick={send}>Submit application</Button>}
      <AlertDialog {...args} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

const expectOkFocused = () => waitFor(() => expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus());

const meta = preview.meta({
  title: 'Elements/Feedback/Alert dialog',
  component: AlertDialog,
  args: {
    open: true,
    onClose: () => {},
    okLabel: 'OK',
    tone: 'success',
    message: 'Application submitted successfully!',
  } as AlertDialogProps,
  parameters: {
    alsoCalled: 'modal, popup, alert box, message box',
    docs: { story: { inline: false } },
  },
  render: (args) => <Opener {...(args as AlertDialogProps)} />,
});

export const Playground = meta.story({
  play: async () => {
    const alert = await screen.findByRole('alertdialog', { name: 'Application submitted successfully!' });
    await waitFor(() => expect(alert).toBeVisible());
    await expectOkFocused();
  },
});

/** A failure message from the server. */
export const Failure = meta.story({ args: { tone: 'failure', message: 'Server error. Please try again.' } });

/** Neither success nor failure. */
export const Neutral = meta.story({ args: { tone: 'neutral', message: 'Form submitted successfully!' } });

/** With a heading above the message. */
export const WithTitle = meta.story({
  args: {
    title: 'Application sent',
    message:
      'The Membership Committee reads it at its sitting on 12 December. We write to you the day after.',
  },
});

/** A form's errors in one alert. Each line focuses its field. */
export const Errors = meta.story({
  tags: ['S-10.7'],
  args: {
    tone: 'failure',
    title: 'Please fix the following errors:',
    message: undefined,
    errors: [
      { message: 'Surname is required', fieldId: 'surname' },
      { message: 'Employer is required', fieldId: 'employer' },
      { message: 'Referee 2 information is incomplete' },
      { message: 'Declaration must be agreed to' },
    ],
  } as Partial<AlertDialogProps>,
});

Errors.test('focus starts on OK, not on the first line', expectOkFocused);

Errors.test('OK focuses the first field with an error', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'OK' }));
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Surname' })).toHaveFocus());
});

Errors.test('a line focuses its own field', async ({ canvas, userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Employer is required' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Employer' })).toHaveFocus());
});

/** Nothing is rendered until it opens. Then focus moves to OK. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('opens, focuses OK, and restores focus on Escape', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Submit application' });
  await userEvent.click(opener);
  await expectOkFocused();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

Closed.test('OK by keyboard closes it and restores focus', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Submit application' });
  await userEvent.click(opener);
  await expectOkFocused();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

/**
 * The button that opened the dialog no longer exists when it closes, for example after a form was submitted.
 * Focus moves to `main`.
 */
export const OpenerRemoved = meta.story({
  args: { open: false },
  render: (args) => <UnmountingOpener {...(args as AlertDialogProps)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expectOkFocused();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/**
 * Only one dialog can be open at a time, so the matrix shows the hardest case: long text, long lines, and
 * more than fits.
 */
export const Matrix = meta.story({
  args: {
    tone: 'failure',
    title: `Please fix the following errors in the application of ${longName}:`,
    message: undefined,
    errors: Array.from({ length: 24 }, (_, line) => ({
      message: line % 3 ? `Referee ${line + 1} information is incomplete` : unbreakable,
      fieldId: line % 2 ? 'employer' : undefined,
    })),
  } as Partial<AlertDialogProps>,
  play: async () => {
    // The dialog is scrolled to its heading, although focus is on OK.
    await expectOkFocused();
    await expect(screen.getByRole('alertdialog').scrollTop).toBe(0);
  },
});
