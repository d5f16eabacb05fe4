import { subscribeCall, subscribeToNewsletter } from '@imc/api';
import { answers, mocks, sampleClient } from '@imc/mocks';
import { PageHeader } from '@imc/ui';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { lagosToday } from '../../shared/dates.ts';
import { PublicLayout } from './public-layout.tsx';

const client = sampleClient();

/** Replaces `console.error`. */
const log = fn();

const meta = preview.meta({
  title: 'Public/Layout',
  component: PublicLayout,
  parameters: { alsoCalled: 'header and footer, page template', layout: 'fullscreen' },
  args: {
    children: <PageHeader title="The page stands here" />,
    onSubscribe: (email) => subscribeToNewsletter(client, email),
  },
  beforeEach: ({ msw }) => msw.use(...mocks.newsletter),
});

/** Navigation bar, main area and footer of every public page. */
export const Frame = meta.story({
  tags: ['S-2.33', 'S-2.37', 'S-2.82', 'ACC-1'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }));
    const footer = within(canvas.getByRole('contentinfo'));
    for (const [name, href] of [
      ['Home', '/'],
      ['About Us', '/#services'],
      ['CMC', '/#pricing'],
      ['FAQ', '/#faq'],
    ] as const) {
      await expectLink(footer, name, href);
    }
    await expect(footer.queryByRole('link', { name: 'Events' })).not.toBeInTheDocument();
    await expect(footer.getByText(/All rights reserved/)).toHaveTextContent(
      `© ${lagosToday().slice(0, 4)} Institute of Management Consultants, Nigeria. All rights reserved`,
    );
  },
});

/** For a member, the dashboard replaces 'Sign in' and 'Join', and no other link moves. */
export const SignedIn = meta.story({
  globals: { viewport: { value: 'width1280' } },
  tags: ['S-2.82'],
  args: { person: { id: 1042, name: 'Adaeze Sample', picture: undefined, home: '/dashboard' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = within(canvas.getByRole('banner'));
    const link = bar.getByRole('link', { name: 'Dashboard signed in as Adaeze Sample' });
    await expect(link).toHaveAttribute('href', '/dashboard');
    await expect(await bar.findByText('AS')).toBeVisible();
    await expect(bar.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    const contact = bar.getByRole('link', { name: 'Contact Us' });
    const before = contact.getBoundingClientRect().x;
    const entry = canvasElement.querySelector('[data-account]') as HTMLElement;
    entry.removeAttribute('data-account');
    await expect(contact.getBoundingClientRect().x).toBe(before);
    entry.setAttribute('data-account', '');
  },
});

/** Until a stored session is restored, neither the member's nor the visitor's links are shown. */
export const SessionStored = meta.story({
  tags: ['SITE-13'],
  beforeEach() {
    document.documentElement.dataset.signedIn = '';
    return () => {
      delete document.documentElement.dataset.signedIn;
    };
  },
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('banner'));
    await expect(bar.getByText('Join')).not.toBeVisible();
    await expect(bar.getByText('Sign in')).not.toBeVisible();
    // SITE-13: nor does the footer ask to sign in.
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByText('sign in')).not.toBeVisible();
    await expect(footer.getByText(/^Established 1979\./)).toBeVisible();
  },
});

Frame.test('a subscription shows a thank-you note and clears the field', async ({ canvas, userEvent }) => {
  const field = canvas.getByRole('textbox', { name: 'Email' });
  await userEvent.type(field, 'new.reader@mail.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  const alert = await screen.findByRole('alertdialog');
  await expect(alert).toHaveTextContent('Thank you for subscribing!');
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(alert).not.toBeInTheDocument());
  await expect(field).toHaveValue('');
});

/** The address is already subscribed or the server is down: every failure shows the same text and is logged, and the input stays. */
export const SubscriptionFailed = meta.story({
  tags: ['S-8.9'],
  beforeEach({ msw }) {
    msw.use(answers.refused(subscribeCall, { status: 409 }));
    log.mockClear();
    const spy = spyOn(console, 'error').mockImplementation(log);
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'reader@mail.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'Failed to subscribe. Email already exist.',
    );
    await expect(field).toHaveValue('reader@mail.example');
    await expect(log).toHaveBeenCalledOnce();
    await expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Subscription failed' }));
  },
});
