import { informationRequestTexts } from '@imc/api/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  RequestInformationDialog,
  type RequestInformationDialogLabels,
  type RequestInformationDialogProps,
} from './request-information-dialog.tsx';

const labels: RequestInformationDialogLabels = {
  title: 'Request information',
  text: 'The applicant gets an email and can change only these sections.',
  sections: 'Sections to edit',
  question: 'What should be completed?',
  dueOn: 'Answer by',
  optional: '(optional)',
  cancel: 'Cancel',
  send: 'Send',
  close: 'Close',
  unavailable: 'The request could not be sent. Please try again.',
};

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Request information dialog',
  component: RequestInformationDialog,
  parameters: {
    alsoCalled: 'ask for more, request information, incomplete, send back, follow-up',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    labels,
    onClose: fn(),
    onSubmit: fn<RequestInformationDialogProps['onSubmit']>(async () => undefined),
  } satisfies RequestInformationDialogProps,
});

const dialog = async () => within(await screen.findByRole('dialog'));
const send = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Send' }));

async function fillIn() {
  const { getByLabelText } = await dialog();
  await userEvent.click(getByLabelText('Referees'));
  await userEvent.type(getByLabelText('What should be completed?'), 'The telephone number of referee 2.');
}

export const Playground = meta.story({ tags: ['APP-20'] });

export const NothingFilledIn = meta.story({
  play: async ({ args }) => {
    await send();
    const { findByRole, getByText, getByLabelText } = await dialog();
    await expect(await findByRole('alert')).toHaveTextContent(informationRequestTexts.sections);
    await expect(getByText(informationRequestTexts.question)).toBeVisible();
    await waitFor(() => expect(getByLabelText('What should be completed?')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Sent = meta.story({
  play: async ({ args }) => {
    await fillIn();
    await send();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        sections: ['referees'],
        question: 'The telephone number of referee 2.',
        due_on: '',
      }),
    );
  },
});

export const Sending = meta.story({
  args: { onSubmit: fn<RequestInformationDialogProps['onSubmit']>(() => new Promise(() => {})) },
  play: async () => {
    await fillIn();
    await send();
    const { getByRole } = await dialog();
    await waitFor(() => expect(getByRole('button', { name: /Send/ })).toHaveAttribute('aria-busy', 'true'));
  },
});

/** The application has an open request already: the fields keep their values. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<RequestInformationDialogProps['onSubmit']>(async () => ({
      message: informationRequestTexts.openAlready,
      fields: {},
    })),
  },
  play: async () => {
    await fillIn();
    await send();
    const { findByRole, getByLabelText } = await dialog();
    await expect(await findByRole('alert')).toHaveTextContent(informationRequestTexts.openAlready);
    await expect(getByLabelText('Referees')).toBeChecked();
  },
});

export const Matrix = meta.story({
  args: { labels: { ...labels, sections: unbreakable, question: longName, dueOn: unbreakable } },
});
