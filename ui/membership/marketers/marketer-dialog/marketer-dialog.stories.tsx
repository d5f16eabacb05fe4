import { addMarketerMutation, marketersQuery, marketerTexts, queryKeys, useFormMutation } from '@imc/api';
import { addMarketerCall } from '@imc/api/contract';
import { answers, createMockProvider, mocks, sampleSeed } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { editMarketerLabels, marketerDialogLabels } from '../../story-samples.ts';
import { MarketerDialog, type MarketerDialogProps } from './marketer-dialog.tsx';

const meta = preview.meta({
  title: 'Membership/Marketers/Marketer dialog',
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

const fillIn = async ({ userEvent }: Pick<StoryContext, 'userEvent'>) => {
  const form = await findForm();
  await fill(userEvent, form.getByLabelText('Name'), 'Ngozi Eze');
  await fill(userEvent, form.getByLabelText('Email'), 'ngozi.eze@mail.example');
  await fill(userEvent, form.getByLabelText('Phone'), '+234 800 000 0209');
  await fill(userEvent, form.getByLabelText("Marketer's Code"), 'MKT-NGO');
  return form;
};

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

/** The dialog above a list of names, connected to the API as on its page. */
function WithNames({ labels }: Pick<MarketerDialogProps, 'labels'>) {
  const [isOpen, setIsOpen] = useState(true);
  const queryClient = useQueryClient();
  const add = useFormMutation(addMarketerMutation, {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.marketers }),
    onError: () => ({ fields: {} }),
  });
  return (
    <FromQuery query={marketersQuery}>
      {({ data }) => (
        <Stack align="start">
          <Button onClick={() => setIsOpen(true)}>Add New Marketer</Button>
          <ul>
            {data?.marketers.map(({ id, full_name }) => (
              <li key={id}>{full_name}</li>
            ))}
          </ul>
          <MarketerDialog
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onSubmit={(marketer) => add({ marketer, idempotencyKey: crypto.randomUUID() })}
            labels={labels}
          />
        </Stack>
      )}
    </FromQuery>
  );
}

const fromApi = {
  decorators: [withApi('admin')],
  render: ({ labels }: MarketerDialogProps) => <WithNames labels={labels} />,
};

/** The dialog is closed and cleared, and the list contains the new name. */
export const Added = meta.story({
  tags: ['S-7.13'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(...createMockProvider({ seed: sampleSeed }).handlers);
  },
  play: async (context) => {
    const form = await fillIn(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Add Marketer' }));
    await expect(await context.canvas.findByText('Ngozi Eze')).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

Added.test('the form is empty when it is opened again', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add New Marketer' }));
  const form = await findForm();
  await expect(form.getByLabelText('Name')).toHaveValue('');
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await expect(screen.queryByRole('dialog')).toBeNull();
});

const staysOpen = async (context: Pick<StoryContext, 'userEvent'>) => {
  const form = await fillIn(context);
  const button = form.getByRole('button', { name: 'Add Marketer' });
  await context.userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await expect(form.getByLabelText("Marketer's Code")).toHaveValue('MKT-NGO');
};

/** The code is already in use. The specification requires no message: the fields keep their values, so that the user can correct them. */
export const Refused = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(
      answers.refused(addMarketerCall, { status: 409, message: marketerTexts.codeTaken }),
      ...mocks.all,
    );
  },
  play: staysOpen,
});

/** No answer yet: the button is busy. */
export const Sending = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(addMarketerCall), ...mocks.all);
  },
  play: async (context) => {
    const form = await fillIn(context);
    const button = form.getByRole('button', { name: 'Add Marketer' });
    await context.userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
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
