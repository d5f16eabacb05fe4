import type { AdminMessage } from '@imc/api/contract';
import { sampleMessages } from '@imc/mocks';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { messageDialogLabels, sampleDay } from '../../story-samples.ts';
import { MessageDialog, type MessageDialogProps } from './message-dialog.tsx';

const joining = sampleMessages[0] as AdminMessage;
const asking = sampleMessages[1] as AdminMessage;

const meta = preview.meta({
  title: 'Elements/Membership/Messages/Message dialog',
  component: MessageDialog,
  parameters: {
    alsoCalled: 'read message, enquiry, reply, mark as done',
    docs: { story: { inline: false } },
  },
  args: {
    message: asking,
    labels: messageDialogLabels,
    formatTime: sampleDay,
    onClose: fn(),
    onHandled: fn(),
    onRemove: fn(),
  } satisfies MessageDialogProps,
  argTypes: { message: { control: false } },
});

export const Playground = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Hauwa Sample' }));
    await expect(dialog.getByText(/Is there a reduced fee for groups/)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as handled' }));
    await expect(args.onHandled).toHaveBeenCalledWith(true);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** A handled message, which can be marked as not handled. */
export const Handled = meta.story({
  args: { message: joining },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Chidi Sample' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as not handled' }));
    await expect(args.onHandled).toHaveBeenCalledWith(false);
  },
});

/** Typed scripts and links are shown as text. */
export const UnsafeInput = meta.story({
  args: {
    message: {
      ...asking,
      name: '<script>alert(1)</script>',
      email: 'a?bcc=thief@mail.example',
      message: '<img src=x onerror=alert(1)> https://evil.example',
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '<script>alert(1)</script>' }));
    for (const link of dialog.getAllByRole('link'))
      await expect(link.getAttribute('href')).toBe('mailto:a%3Fbcc%3Dthief@mail.example');
  },
});

/** While the state is being changed, with long and unbreakable words. */
export const Matrix = meta.story({
  args: {
    busy: true,
    message: {
      ...asking,
      name: longName,
      email: `${unbreakable}@mail.example`,
      message: `${unbreakable}\n\n${longName}`,
    },
  },
});
