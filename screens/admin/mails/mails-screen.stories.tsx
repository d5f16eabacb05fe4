import { mailsCall, mailTexts, resendMailCall } from '@imc/api';
import { answers, sampleMails } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectToast, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { MailsScreen } from './mails-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Mails',
  tags: ['S-2.78'],
  component: MailsScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'outbox, failed mails, bounces, resend',
    layout: 'fullscreen',
    router: { path: '/admin/mails' },
  },
  args: { params: { page: 1 }, onParamsChange: fn() },
  render: keepingParams(MailsScreen),
});

const sendAgain = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Send again: Welcome to Tunde Bello' }));

export const List = meta.story({
  tags: ['MAIL-10', 'MAIL-11'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-7 of 7 emails')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Failed 2' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'IMC-APP-412' })[0]).toHaveAttribute(
      'href',
      '/admin/applications?application=412',
    );
  },
});

/** Returns a page of 120 sent mails. */
const sentMails = (page: number) =>
  answers.success(mailsCall, {
    mails: sampleMails.slice(0, 3),
    counts: { queued: 0, sending: 0, sent: 120, failed: 0, cancelled: 0 },
    total: 120,
    page,
    pages: 3,
  });

export const ManyPages = meta.story({
  tags: ['MAIL-11'],
  beforeEach: ({ msw }) => msw.use(sentMails(1)),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Page 1 of 3')).toBeVisible();
    msw.use(sentMails(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('51-53 of 120 emails')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

/** A failed mail that is sent again leaves the list of failed ones. */
export const SentAgain = meta.story({
  tags: ['MAIL-12'],
  args: { params: { state: 'failed', page: 1 } },
  play: async (context) => {
    await sendAgain(context);
    await expectToast('Welcome to Tunde Bello: The email will be sent again.');
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(await context.canvas.findByRole('link', { name: 'Failed 1' })).toBeVisible();
  },
});

/** Another admin has sent the mail again, or the content was deleted. */
export const Refused = meta.story({
  tags: ['MAIL-12'],
  args: { params: { state: 'failed', page: 1 } },
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(resendMailCall, { status: 409, message: mailTexts.contentGone })),
  play: async (context) => {
    await sendAgain(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(mailTexts.contentGone);
  },
});

/** The mail can't be sent again, and the list can't be reloaded: its rows stay. */
export const NotSentAgain = meta.story({
  tags: ['MAIL-12'],
  args: { params: { state: 'failed', page: 1 } },
  beforeEach: ({ msw }) => msw.use(answers.fails(resendMailCall)),
  play: async (context) => {
    await sendAgain(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      'The email could not be sent again. Please try again.',
    );
  },
});

export const NoAnswer = meta.story({
  tags: ['MAIL-11'],
  beforeEach: ({ msw }) => msw.use(answers.fails(mailsCall, { once: true })),
  play: shows('The emails could not be loaded.'),
});
