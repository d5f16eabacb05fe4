import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(args: DialogProps) {
  const [open, setOpen] = useState(args.open);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add New Marketer</Button>
      <Dialog
        {...args}
        open={open}
        onClose={close}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" form="marketer">
              Add Marketer
            </Button>
          </>
        }
      >
        <form
          id="marketer"
          onSubmit={(event) => {
            event.preventDefault();
            close();
          }}
        >
          {args.children}
        </form>
      </Dialog>
    </>
  );
}

const meta = preview.meta({
  title: 'Elements/Feedback/Dialog',
  component: Dialog,
  args: {
    open: true,
    title: 'Add New Marketer',
    onClose: () => {},
    actions: <Button>Add Marketer</Button>,
    children: (
      <Stack space="5">
        <TextField label="Name" name="name" autoComplete="off" />
        <TextField label="Email" name="email" type="email" autoComplete="off" />
        <TextField label="Phone" name="phone" type="tel" autoComplete="off" />
        <TextField label="Marketer's code" name="code" autoComplete="off" />
      </Stack>
    ),
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  parameters: {
    alsoCalled: 'modal, popup, pop-up, overlay, window',
    docs: { story: { inline: false } },
  },
  render: (args) => <Opener {...args} />,
});

export const Playground = meta.story({});

/** Opened by a button; focus returns to it on close. */
export const Closed = meta.story({ args: { open: false } });

Closed.test('focuses the content, closes on Escape and restores focus', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Add New Marketer' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Add New Marketer' });
  await expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(opener).toHaveFocus();
  await expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden');
});

/** A button in the corner also closes the dialog. It is last in the tab order. */
export const WithCloseMark = meta.story({ args: { closeLabel: 'Close' } });

WithCloseMark.test('the close button closes it; focus starts on the content', async ({ userEvent }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

Closed.test('a submit button outside of the form submits it', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Marketer' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Marketer' }));
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

/** Content longer than the viewport scrolls inside the dialog. */
export const Matrix = meta.story({
  args: {
    closeLabel: 'Close',
    title: `Add the marketer ${unbreakable}`,
    children: (
      <Stack>
        {Array.from({ length: 14 }, (_, line) => (
          <TextField key={String(line)} label={`Line ${line + 1}`} defaultValue={unbreakable} />
        ))}
      </Stack>
    ),
  },
});
