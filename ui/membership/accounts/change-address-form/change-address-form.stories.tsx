import { addressTexts, changeAddressCall, changeAddressMutation, resetTexts } from '@imc/api';
import { answers, memberComplete, mocks, samplePassword } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { failureTexts, useApiSubmit, withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { changeAddressLabels as labels } from '../../story-samples.ts';
import { ChangeAddressForm, type ChangeAddressFormProps } from './change-address-form.tsx';

/** The form connected to the API, as on its page. */
function ThroughApi(args: ChangeAddressFormProps) {
  const send = useApiSubmit(changeAddressMutation);
  return <ChangeAddressForm {...args} onSubmit={async (sent) => (await send(sent)) ?? args.onSubmit(sent)} />;
}

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/Change address form',
  component: ChangeAddressForm,
  parameters: { alsoCalled: 'change email, new address' },
  args: {
    'aria-label': 'Change address',
    email: memberComplete.email,
    labels,
    onSubmit: fn(async () => undefined),
  } satisfies ChangeAddressFormProps,
  decorators: [withApi('memberComplete')],
  render: (args) => <ThroughApi {...args} />,
  beforeEach({ msw }) {
    msw.use(...mocks.accounts);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function change({ canvas, userEvent }: Context, email = 'amaka@new.example') {
  await fill(userEvent, canvas.getByLabelText('New email address'), email);
  await fill(userEvent, canvas.getByLabelText('Your password'), samplePassword);
  await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
}

export const Playground = meta.story({ tags: ['ACC-24'] });

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
    await waitFor(() => expect(canvas.getByLabelText('New email address')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The present address. */
export const Incomplete = meta.story({
  play: async (context) => {
    await change(context, memberComplete.email.toUpperCase());
    await expect(await context.canvas.findByText(addressTexts.sameAddress)).toBeVisible();
  },
});

/** The message has the focus. */
export const Success = meta.story({
  play: async (context) => {
    await change(context);
    const message = await context.canvas.findByText(addressTexts.changeAsked('amaka@new.example'));
    await waitFor(() => expect(document.activeElement).toContainElement(message));
  },
});

/** The password is wrong. Nothing typed is lost. */
export const RefusedAtTheFields = meta.story({
  beforeEach({ msw }) {
    const errors = { password: resetTexts.wrongCurrent };
    msw.use(answers.refused(changeAddressCall, { message: resetTexts.wrongCurrent, errors }));
  },
  play: async (context) => {
    await change(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Your password')).toHaveFocus());
    await expect(context.canvas.getByLabelText('New email address')).toHaveValue('amaka@new.example');
  },
});

/** The account has a second factor, whose field appears once the server asks for it. */
export const CodeAskedFor = meta.story({
  beforeEach({ msw }) {
    const errors = { code: addressTexts.codeNeeded };
    msw.use(answers.refused(changeAddressCall, { message: addressTexts.codeNeeded, errors }, { once: true }));
  },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByLabelText('Code from your app')).toBeVisible();
  },
});

CodeAskedFor.test('the code is sent with the rest', async ({ canvas, userEvent, args }) => {
  await fill(userEvent, canvas.getByLabelText('Code from your app'), '123456');
  await userEvent.click(canvas.getByRole('button', { name: 'Change address' }));
  await waitFor(() =>
    expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ code: '123456' })),
  );
});

export const NoAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(changeAddressCall));
  },
  play: async (context) => {
    await change(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(failureTexts.failed);
  },
});

export const Matrix = meta.story({
  render: (args) => <ChangeAddressForm {...args} labels={{ ...labels, email: labels.passwordHelp }} />,
});
