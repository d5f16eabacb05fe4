import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Avatar } from '../../components/identity/avatar/avatar.tsx';
import { PageFrame } from '../../layout/page-frame/page-frame.tsx';
import { Section } from '../../layout/section/section.tsx';
import { Text } from '../../layout/text/text.tsx';
import { expectLowBar, largeTextOnPhone } from '../../stories/large-text.ts';
import { NavBar } from './nav-bar.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Nav bar',
  component: NavBar,
  parameters: {
    alsoCalled: 'header, hamburger, burger menu, menu, navigation, mega menu',
    layout: 'fullscreen',
    router: { path: '/events' },
  },
  args: {
    name: 'Institute of Management Consultants',
    label: 'Main',
    menuLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    items: [
      { label: 'Home', to: '/' },
      {
        label: 'About Us',
        menu: 'about' as const,
        path: '/about-us',
        items: [
          { label: 'About', to: '/about-us' },
          { label: 'Council Members', to: '/about-us/council' },
        ],
      },
      { label: 'Events', to: '/events' },
      {
        label: 'Membership',
        menu: 'membership' as const,
        path: '/membership',
        items: [
          { label: 'Membership Benefits', to: '/membership/benefits' },
          { label: 'Membership Category/Eligibility', to: '/membership/category' },
          { label: 'Application', to: '/membership/application' },
        ],
      },
      { label: 'FAQ', to: '/faq' },
      { label: 'Contact Us', to: '/contact' },
    ],
    action: { label: 'Join', to: '/register' },
    signIn: { label: 'Sign in', to: '/login' },
  },
  render: (args) => (
    <PageFrame skipLabel="Skip to content" header={<NavBar {...args} />}>
      <Section ground="institute" as="div">
        <Text size="lead">The page begins here.</Text>
      </Section>
      <Section>
        <div style={{ blockSize: '80rem' }}>
          <Text measure>It is longer than the window.</Text>
        </div>
      </Section>
    </PageFrame>
  ),
});

const desk = { viewport: { value: 'width1280' } };
const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** At the top of the page: solid blue, with the logo variant for blue. */
export const Playground = meta.story({
  tags: ['S-2.33', 'S-2.34'],
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'Institute of Management Consultants' }).firstElementChild;
    await expect(logo).toHaveAttribute('data-variant', 'on-brand');
  },
});

/** After scrolling more than 50 px: translucent white, less tall, with the logo variant for paper. */
export const Scrolled = meta.story({
  tags: ['S-2.34', 'S-4.8', 'S-9.1'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    await expect(bar).not.toHaveAttribute('data-scrolled');
    scrollTo(0, 50);
    await fireEvent.scroll(window);
    await expect(bar).not.toHaveAttribute('data-scrolled');
    scrollTo(0, 51);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    const logo = canvas.getByRole('link', { name: 'Institute of Management Consultants' }).firstElementChild;
    await expect(logo).toHaveAttribute('data-variant', 'on-paper');
  },
});

/** The current page is marked, and so is the group that contains it. */
export const Current = meta.story({
  globals: desk,
  parameters: { router: { path: '/membership/benefits' } },
});

/** A page that no menu lists: the group of its path is marked. */
export const CurrentGroup = meta.story({
  tags: ['S-2.84'],
  globals: desk,
  parameters: { router: { path: '/about-us/code-of-ethics' } },
  play: async ({ canvas }) => {
    const group = (name: string) => canvas.getByRole('button', { name });
    await expect(group('About Us')).toHaveAttribute('aria-current', 'true');
    await expect(group('Membership')).not.toHaveAttribute('aria-current');
  },
});

/** A signed-in person: the way to their area is in the place of both links, which keep their space. */
export const SignedIn = meta.story({
  tags: ['S-2.82'],
  globals: desk,
  args: {
    account: {
      label: 'Dashboard',
      to: '/dashboard',
      person: 'signed in as Adaeze Sample',
      picture: <Avatar name="Adaeze Sample" initials size="small" />,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Dashboard signed in as Adaeze Sample' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Join' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  },
});

/** Hovering opens a menu. */
export const DropdownOpen = meta.story({
  tags: ['S-2.35', 'S-4.10'],
  globals: desk,
  play: async ({ canvas }) => {
    const about = canvas.getByRole('button', { name: 'About Us' });
    await userEvent.hover(about);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('link', { name: 'Council Members' })).toBeVisible();
    await expect(about.nextElementSibling?.getBoundingClientRect().width).toBe(200);
  },
});

DropdownOpen.test('a click keeps it open', async ({ canvas }) => {
  const about = canvas.getByRole('button', { name: 'About Us' });
  await userEvent.click(about);
  await expect(about).toHaveAttribute('aria-expanded', 'true');
});

DropdownOpen.test(
  'another menu opens by hover, and Escape closes it wherever the focus is',
  async ({ canvas }) => {
    const membership = canvas.getByRole('button', { name: 'Membership' });
    await userEvent.hover(membership);
    await expect(membership.nextElementSibling?.getBoundingClientRect().width).toBe(190);
    await expect(membership).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(membership).toHaveAttribute('aria-expanded', 'false');
  },
);

Playground.test(
  'a tap opens a menu, and a second tap or a tap elsewhere closes it',
  async ({ canvas, canvasElement }) => {
    const about = canvas.getByRole('button', { name: 'About Us' });
    const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(about);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByRole('link', { name: 'Council Members' })).toBeVisible();
    await tap(about);
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await tap(about);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await tap(canvasElement.querySelector('main') as Element);
    await waitFor(() => expect(about).toHaveAttribute('aria-expanded', 'false'));
  },
);

Playground.test('focus opens a menu, Escape closes it, and so does leaving it', async ({ canvas, step }) => {
  const about = canvas.getByRole('button', { name: 'About Us' });
  await step('Open the menu by focus', async () => {
    canvas.getByRole('link', { name: 'Home' }).focus();
    await userEvent.tab();
    await expect(about).toHaveFocus();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
  });
  const first = await canvas.findByRole('link', { name: 'About' });
  await step('Move the focus into the menu', async () => {
    await userEvent.tab();
    await expect(first).toHaveFocus();
  });
  await step('Close it with Escape', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(about).toHaveFocus();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  });
  await step('Open it with Enter', async () => {
    await userEvent.keyboard('{Enter}');
    await expect(about).toHaveAttribute('aria-expanded', 'true');
  });
  await step('Leave the menu', async () => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Events' })).toHaveFocus();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  });
});

/** On a phone the panel opens. */
export const PanelOpen = meta.story({
  tags: ['S-2.36', 'S-4.9'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    const panel = await canvas.findByRole('dialog', { name: 'Main' });
    await expect(panel.firstElementChild?.getBoundingClientRect().width).toBe(300);
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
    // The panel fades in.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign in' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Join' })).toBeVisible();
  },
});

/** A section of the panel. */
export const SectionExpanded = PanelOpen.extend({
  tags: ['S-4.11'],
  play: async ({ canvas, context }) => {
    await PanelOpen.play(context);
    const about = canvas.getByRole('button', { name: 'About Us' });
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(about);
    await expect(canvas.getByRole('link', { name: 'Council Members' })).toBeVisible();
  },
});

SectionExpanded.test('following a link closes the panel', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Council Members' }));
  const button = canvas.getByRole('button', { name: 'Open the menu' });
  await waitFor(() => expect(button).toHaveFocus());
  await expect(canvas.queryByRole('dialog')).toBeNull();
});

/** A long name and long words. */
export const Matrix = meta.story({
  args: {
    name: 'Institute of Management Consultants and Organisational Advisers',
    items: [
      { label: 'Home', to: '/' },
      {
        label: 'Membership and certification',
        menu: 'membership' as const,
        path: '/membership',
        items: [{ label: 'Membershipcategoryandeligibilityrules', to: '/membership/category' }],
      },
      { label: 'Contact Us', to: '/contact' },
    ],
    action: { label: 'Join the Institute', to: '/register' },
    signIn: { label: 'Sign in to your account', to: '/login' },
  },
});

/** Text at 200% on the narrowest phone: only the logo mark is visible, and the name is left to screen readers. */
export const LargeText = meta.story({
  globals: phone,
  beforeEach: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expectLowBar(canvas.getByRole('banner'));
    await expect(canvas.getByRole('link', { name: 'Institute of Management Consultants' })).toBeVisible();
  },
});
