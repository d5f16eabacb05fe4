import { exportNewsletterCall, newsletterPostsCall, readerTexts, sendNewsletterCall } from '@imc/api';
import { answers } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea, keepingParams } from '../../../.storybook/story-helpers/areas.tsx';
import { expectToast, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { NewsletterScreen } from './newsletter-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Newsletter',
  component: NewsletterScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'mailing list, subscribers, campaign, unsubscribe',
    layout: 'fullscreen',
    router: { path: '/admin/newsletter' },
  },
  args: { params: { page: 1 }, onParamsChange: fn() },
  render: keepingParams(NewsletterScreen),
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Opens the preview of the newest post. */
const openPreview = async ({ canvas, userEvent }: Context) => {
  const [first] = await canvas.findAllByRole('button', { name: /^Open/ });
  await userEvent.click(first as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Send this newsletter?' }));
};

const sendFirst = async (context: Context) => {
  const dialog = await openPreview(context);
  await context.userEvent.click(dialog.getByRole('button', { name: 'Send to 2 readers' }));
  return dialog;
};

export const List = meta.story({
  tags: ['S-2.131', 'NEWS-9'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1-4 of 4 readers')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Confirmed 2' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /kola\.sample/ })).toHaveTextContent('Waiting');
  },
});

/** Wraps all texts in elements, as a browser's translation does. */
function translate(root: HTMLElement) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const translated = document.createElement('font');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
}

List.test('a page that the browser has translated shows new counts', async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  translate(canvasElement);
  await userEvent.type(canvas.getByRole('searchbox'), 'kola');
  await expect(await canvas.findByText('1-1 of 1 reader')).toBeVisible();
  for (const name of ['All 1', 'Waiting 1', 'Confirmed 0'])
    await expect(canvas.getByRole('link', { name })).toBeVisible();
});

export const Sent = meta.story({
  tags: ['NEWS-10'],
  play: async (context) => {
    await sendFirst(context);
    await expectToast(readerTexts.queued(2));
    await expect(await context.canvas.findByText(/^2 readers, last on/)).toBeVisible();
  },
});

Sent.test('a post that everybody has can’t be sent again', async (context) => {
  const dialog = await openPreview(context);
  await expect(dialog.getByText('No confirmed reader is waiting for this post.')).toBeInTheDocument();
  await expect(dialog.queryByRole('button', { name: /^Send to/ })).toBeNull();
});

/** The post was deleted. */
export const Refused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(sendNewsletterCall, { status: 404, message: readerTexts.noPost })),
  play: async (context) => {
    const dialog = await sendFirst(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(readerTexts.noPost);
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(sendNewsletterCall)),
  play: async (context) => {
    const dialog = await sendFirst(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^The post could not be sent/);
  },
});

/** The blog can't be loaded, but the readers can. */
export const NoBlog = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(newsletterPostsCall, { status: 503, message: readerTexts.noBlog })),
  play: shows(readerTexts.noBlog, '1-4 of 4 readers'),
});

export const Exported = meta.story({
  tags: ['NEWS-9'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-4 of 4 readers');
    const button = canvas.getByRole('button', { name: 'Export CSV' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await expect(screen.queryByText('The export failed. Please try again.')).toBeNull();
  },
});

export const NotExported = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(exportNewsletterCall)),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1-4 of 4 readers');
    await userEvent.click(canvas.getByRole('button', { name: 'Export CSV' }));
    await expectToast('The export failed. Please try again.');
  },
});
