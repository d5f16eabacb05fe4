import { confirmSubscriptionCall, leaveNewsletterCall, readerTexts } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { NewsletterLinkScreen, type NewsletterLinkScreenProps } from './newsletter-link-screen.tsx';

const meta = preview.meta({
  title: 'Account/Newsletter link',
  component: NewsletterLinkScreen,
  parameters: { alsoCalled: 'unsubscribe, opt-out, double opt-in, confirm email', layout: 'fullscreen' },
  args: { kind: 'confirm', token: 'sample-link' } as NewsletterLinkScreenProps,
  decorators: [withApi()],
  beforeEach: ({ msw }) => msw.use(...mocks.newsletter),
});

/** Opening the link changes nothing. */
export const Confirm = meta.story({ tags: ['S-2.132', 'NEWS-2'] });

Confirm.test('one press confirms the subscription', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm the subscription' }));
  const heading = await canvas.findByRole('heading', { level: 1, name: 'Your subscription is confirmed' });
  await waitFor(() => expect(heading).toHaveFocus());
});

export const Leave = meta.story({ tags: ['S-2.133', 'NEWS-3'], args: { kind: 'leave' } });

export const Success = meta.story({
  tags: ['NEWS-3'],
  args: { kind: 'leave' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You have unsubscribed' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
});

/** The subscription was deleted or ended since the mail was sent. */
export const Refused = meta.story({
  tags: ['NEWS-2'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(confirmSubscriptionCall, { status: 404, message: readerTexts.oldLink })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the subscription' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(readerTexts.oldLink);
  },
});

/** The address was not copied completely. */
export const Incomplete = meta.story({
  args: { token: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This address is incomplete/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const NoAnswer = meta.story({
  args: { kind: 'leave' },
  beforeEach: ({ msw }) => msw.use(answers.fails(leaveNewsletterCall)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work. Please try again.');
  },
});
