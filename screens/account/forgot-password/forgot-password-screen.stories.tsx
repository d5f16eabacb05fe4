import { forgotPasswordCall } from '@imc/api';
import { answers, memberComplete, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink, expectNoOverflow } from '../../../.storybook/story-helpers/expectations.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';

const meta = preview.meta({
  title: 'Account/Forgot password',
  tags: ['S-2.22'],
  component: ForgotPasswordScreen,
  parameters: { alsoCalled: 'lost password, password recovery', layout: 'fullscreen' },
  decorators: [withApi()],
  beforeEach: ({ msw }) => msw.use(...mocks.accounts),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function requestLink({ canvas, userEvent }: Context, email: string = memberComplete.email) {
  await fill(userEvent, canvas.getByLabelText('Email'), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link' }));
}

const neutral = 'If an account has this address, a link to choose a new password is on its way to it.';

export const Blank = meta.story({
  tags: ['S-2.107'],
  play: async ({ canvas }) => {
    await expectLink(canvas, /^Privacy notice/, '/privacy');
  },
});

/** The button returns to the form with the address, so that a typo can be corrected. */
export const Sent = meta.story({
  tags: ['S-10.12'],
  play: async (context) => {
    const { canvas } = context;
    await requestLink(context);
    await expect(await canvas.findByText(neutral)).toBeVisible();
    const heading = canvas.getByRole('heading', { level: 1, name: 'Check your email' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

Sent.test('returns to the form with the address preserved', async (context) => {
  const { canvas, userEvent } = context;
  await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
  await expect(canvas.getByLabelText('Email')).toHaveValue(memberComplete.email);
  await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
});

/** An unknown address gets the same text. The layout fits the longest addresses. */
export const SentToALongUnknownAddress = meta.story({
  tags: ['S-10.12'],
  play: async (context) => {
    const email = `x@${'unusually-long-name-of-a-company.'.repeat(5)}mail.example`;
    await requestLink(context, email);
    await expect(await context.canvas.findByText(neutral)).toBeVisible();
    await expect(context.canvas.getByText(email)).toBeVisible();
    await expectNoOverflow();
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(forgotPasswordCall)),
  play: async (context) => {
    await requestLink(context);
    await expect(
      await context.canvas.findByText('The link could not be sent. Please try again.'),
    ).toBeVisible();
  },
});
