import { accountTexts, peopleTexts } from '@imc/api/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { correctDetailsLabels } from '../../story-samples.ts';
import { CorrectDetailsDialog, type CorrectDetailsDialogProps } from './correct-details-dialog.tsx';

const account: CorrectDetailsDialogProps['account'] = {
  name: 'Amaka Nwosu',
  email: 'amaka.nwosu@mail.example',
  phone_number: '+234 800 000 0101',
  is_email_proven: false,
};

const meta = preview.meta({
  title: 'Elements/Membership/People/Correct details dialog',
  component: CorrectDetailsDialog,
  parameters: {
    alsoCalled: 'edit user, rename account, change email, change phone, typo',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    account,
    labels: correctDetailsLabels,
    onClose: fn(),
    onSubmit: fn<CorrectDetailsDialogProps['onSubmit']>(async () => undefined),
  } satisfies CorrectDetailsDialogProps,
  argTypes: { account: { control: false } },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Correct details' }));
const replace = async (label: string | RegExp, text: string) => {
  const field = (await dialog()).getByLabelText(label);
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
};
const submit = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Correct' }));

async function correctAddress() {
  await replace('Email address', 'amaka@mail.example');
  await replace(/^Reason/, 'The address was misspelt.');
  await submit();
}

export const Playground = meta.story({
  tags: ['PPL-13'],
  play: async ({ args }) => {
    await correctAddress();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        name: 'Amaka Nwosu',
        phone_number: '+234 800 000 0101',
        email: 'amaka@mail.example',
        reason: 'The address was misspelt.',
      }),
    );
  },
});

/** Another account has the address: the fields keep their values. */
export const Refused = meta.story({
  tags: ['PPL-13'],
  args: {
    onSubmit: fn<CorrectDetailsDialogProps['onSubmit']>(async () => ({
      fields: { email: accountTexts.emailTaken },
    })),
  },
  play: async () => {
    await correctAddress();
    const { findByText, getByLabelText } = await dialog();
    await expect(await findByText(accountTexts.emailTaken)).toBeVisible();
    await expect(getByLabelText('Email address')).toHaveValue('amaka@mail.example');
    await expect(getByLabelText(/^Reason/)).toHaveValue('The address was misspelt.');
  },
});

/** The server does not answer: the fields keep their values. */
export const NoAnswer = meta.story({
  tags: ['PPL-13'],
  args: {
    onSubmit: fn<CorrectDetailsDialogProps['onSubmit']>(async () => ({
      message: 'Nothing was changed. Please try again.',
      fields: {},
    })),
  },
  play: async () => {
    await correctAddress();
    const { findByRole, getByLabelText } = await dialog();
    await expect(await findByRole('alert')).toHaveTextContent('Please try again.');
    await expect(getByLabelText('Email address')).toHaveValue('amaka@mail.example');
  },
});

/** An emptied name, a wrong address and no reason. */
export const RefusedAtTheFields = meta.story({
  tags: ['PPL-13'],
  play: async ({ args }) => {
    const { findByText, getByLabelText } = await dialog();
    await replace('Full name', '');
    await replace('Email address', 'amaka@gmail');
    await submit();
    await expect(await findByText(/Did you mean amaka@gmail\.com\?/)).toBeVisible();
    await waitFor(() => expect(getByLabelText('Full name')).toHaveFocus());
    await expect(await findByText(peopleTexts.reasonRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** There is nothing to send before something is different. */
export const NothingChanged = meta.story({
  play: async ({ args }) => {
    await submit();
    await expect(await (await dialog()).findByRole('alert')).toHaveTextContent(peopleTexts.nothingCorrected);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The owner has proven the address: it can be read, and the field says why it can't be corrected. */
export const ProvenAddress = meta.story({
  tags: ['PPL-13'],
  args: { account: { ...account, is_email_proven: true } },
  play: async () => {
    const email = (await dialog()).getByLabelText('Email address');
    await expect(email).toHaveAttribute('readonly');
    await expect(email).toHaveAccessibleDescription(/^The owner has confirmed this address/);
  },
});

export const Matrix = meta.story({
  args: { account: { ...account, name: longName, email: `${unbreakable}@mail.example` } },
});
