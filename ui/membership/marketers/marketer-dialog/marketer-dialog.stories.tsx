import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { editMarketerLabels, marketerDialogLabels } from '../../story-samples.ts';
import { MarketerDialog, type MarketerDialogProps } from './marketer-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Marketers/Marketer dialog',
  component: MarketerDialog,
  parameters: {
    alsoCalled: 'add marketer, edit marketer, new marketer, modal form',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    onClose: fn(),
    onSubmit: fn(async () => undefined),
    labels: marketerDialogLabels,
  } satisfies MarketerDialogProps,
});

const findForm = async () => within(await screen.findByRole('dialog', { name: 'Add New Marketer' }));

export const Playground = meta.story({
  play: async () => {
    const name = (await findForm()).getByLabelText('Name');
    await waitFor(() => expect(name).toHaveFocus());
  },
});

const findEditor = async () => within(await screen.findByRole('dialog', { name: 'Edit Marketer' }));

/** A marketer to edit: the fields have its values, and the code can only be read. */
export const Editing = meta.story({
  args: {
    labels: editMarketerLabels,
    marketer: {
      id: 11,
      full_name: 'Ada Obi',
      email: 'ada.obi@mail.example',
      phone: '+234 800 000 0201',
      marketer_code: 'MKT-ADA',
      applications_count: 2,
    },
    onSubmit: fn(async () => undefined),
  },
  play: async () => {
    const form = await findEditor();
    await expect(form.getByLabelText('Phone')).toHaveValue('+234 800 000 0201');
    await expect(form.getByLabelText("Marketer's Code")).toHaveAttribute('readonly');
  },
});

Editing.test('Save passes all fields', async ({ userEvent, args }) => {
  const form = await findEditor();
  const phone = form.getByLabelText('Phone');
  await userEvent.clear(phone);
  await fill(userEvent, phone, '+234 800 000 0299');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith({
      full_name: 'Ada Obi',
      email: 'ada.obi@mail.example',
      phone: '+234 800 000 0299',
      marketer_code: 'MKT-ADA',
    }),
  );
});

/** Each empty field shows an error, and the first one receives focus. */
export const Incomplete = meta.story({
  tags: ['S-5.7'],
  args: { onSubmit: fn(async () => undefined) },
  play: async ({ userEvent, args }) => {
    const form = await findForm();
    await userEvent.type(form.getByLabelText('Name'), 'Ngozi Eze');
    await userEvent.type(form.getByLabelText('Email'), 'ngozi.eze');
    await userEvent.click(form.getByRole('button', { name: 'Add Marketer' }));
    await expect(await form.findByText("Enter the marketer's phone number")).toBeVisible();
    await expect(form.getByText('Enter an email address, such as name@mail.example')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Email')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Long words and all errors. Only one dialog is open at a time. */
export const Matrix = meta.story({
  args: { labels: { ...marketerDialogLabels, title: longName, submit: longName, cancel: unbreakable } },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: longName }));
    await expect(await screen.findByText("Enter the marketer's phone number")).toBeVisible();
  },
});
