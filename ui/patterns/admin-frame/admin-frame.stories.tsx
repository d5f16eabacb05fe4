import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { StatCard } from '../../components/data/stat-card/stat-card.tsx';
import { ErrorState } from '../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../components/feedback/spinner/spinner.tsx';
import { FileText, House, UserRound } from '../../icons/icons.ts';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { expectLowBar, largeTextOnPhone } from '../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../stories/right-to-left.ts';
import { AdminPageHead } from '../admin-page-head/admin-page-head.tsx';
import { AdminFrame } from './admin-frame.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7d9fd9" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.6" fill="#0a2b66"/><path fill="#0a2b66" d="M1 8a3 3 0 0 1 6 0z"/></svg>')}`;

const meta = preview.meta({
  title: 'Elements/Patterns/Admin frame',
  component: AdminFrame,
  parameters: {
    alsoCalled: 'admin layout, sidebar, notifications, bell, top bar',
    layout: 'fullscreen',
    router: { path: '/admin/applications' },
  },
  args: {
    productName: 'Institute Admin',
    homeTo: '/admin/dashboard',
    skipLabel: 'Skip to content',
    navLabel: 'Admin',
    items: [
      { to: '/admin/dashboard', label: 'Dashboard', icon: <House aria-hidden /> },
      { to: '/admin/applications', label: 'Applications', icon: <FileText aria-hidden /> },
      { to: '/admin/marketers', label: 'Marketers', icon: <UserRound aria-hidden /> },
    ],
    menuLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    bellLabel: 'Notifications: 143 applications await a decision',
    notifications: {
      title: 'Notifications',
      items: [
        { to: '/admin/applications?status=pending', text: '143 applications await a decision' },
        { to: '/admin/payments', text: '12 payments await a look' },
      ],
      empty: 'Nothing is waiting',
    },
    userLabel: 'Admin',
    userName: 'Ngozi Eze',
    logoutLabel: 'Logout',
    onLogout: fn(),
    children: (
      <Stack space="6">
        <AdminPageHead title="Membership Applications" />
        <Card>
          <Text>The table stands here.</Text>
        </Card>
      </Stack>
    ),
  },
  argTypes: {
    items: { control: false },
    notifications: { control: false },
    children: { control: false },
  },
});

export const Playground = meta.story({});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** The frame with a dashboard: figures first, then pending applications. */
export const DashboardFrame = meta.story({
  tags: ['S-2.64'],
  parameters: { router: { path: '/admin/dashboard' } },
  args: {
    children: (
      <Stack space="8">
        <AdminPageHead title="Dashboard" />
        <Grid columns={5} ruled as="ul">
          <StatCard
            as="li"
            label="Total Applications"
            value="2,210"
            change={{ percent: 8.4, text: '% from last month' }}
          />
          <StatCard as="li" label="Pending Applications" value="143" />
          <StatCard
            as="li"
            label="Approved Applications"
            value="1,902"
            change={{ percent: 5.1, text: '% from last month' }}
          />
          <StatCard as="li" label="Rejected Applications" value="165" />
          <StatCard
            as="li"
            label="Total Marketers"
            value="28"
            change={{ percent: -3.4, text: '% from last month' }}
          />
        </Grid>
        <Card>
          <Text>Charts and the latest applications follow.</Text>
        </Card>
      </Stack>
    ),
  },
});

/** On desktop: the product name links to the home page, the current page is marked, and Logout is below a rule. */
export const Sidebar = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button', { name: 'Open the menu' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

Sidebar.test('the title of the page is in line with the account', async ({ canvas }) => {
  const middleOf = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const title = middleOf(canvas.getByRole('heading', { level: 1 }));
  await expect(Math.abs(title - middleOf(canvas.getByText('Admin', { exact: true })))).toBeLessThan(3);
});

const openBell = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const bell = canvas.getByRole('button', { name: /^Notifications/ });
  await userEvent.click(bell);
  return { bell, list: within(await canvas.findByRole('region', { name: 'Notifications' })) };
};

/** The top bar: the current page, the bell with its red dot, and the user's photo. */
export const TopBar = meta.story({
  args: { avatarSrc: picture },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('header img')).toBeVisible());
  },
});

/** The photo fails to load: the avatar shows the initials. */
export const AvatarFallsBack = meta.story({
  args: { avatarSrc: 'data:image/png;base64,AAAA' },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector<HTMLImageElement>('header img');
    await waitFor(() => expect(image?.complete && image.naturalWidth).toBe(0));
    await expect(canvas.getByText('NE', { exact: true })).toBeVisible();
  },
});

/** The notifications, each with a link. */
export const NotificationsOpen = meta.story({
  play: async (context) => {
    const { list } = await openBell(context);
    await expect(list.getByRole('link', { name: '143 applications await a decision' })).toBeVisible();
  },
});

NotificationsOpen.test(
  'works by keyboard: Escape closes it and focus returns to the bell',
  async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: /^Notifications/ });
    const list = canvas.getByRole('region', { name: 'Notifications' });
    bell.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '143 applications await a decision' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list.matches(':popover-open')).toBe(false));
    await expect(bell).toHaveFocus();
  },
);

NotificationsOpen.test('closes when focus moves elsewhere', async ({ canvas }) => {
  const list = canvas.getByRole('region', { name: 'Notifications' });
  canvas.getByRole('button', { name: /^Notifications/ }).focus();
  await userEvent.tab({ shift: true });
  await waitFor(() => expect(list.matches(':popover-open')).toBe(false));
});

NotificationsOpen.test('closes when the user follows a link', async ({ canvas }) => {
  const list = canvas.getByRole('region', { name: 'Notifications' });
  await userEvent.click(within(list).getByRole('link', { name: '12 payments await a look' }));
  await waitFor(() => expect(list.matches(':popover-open')).toBe(false));
});

/** The list is empty. The bell keeps its dot. */
export const NoNotifications = meta.story({
  args: {
    bellLabel: 'Notifications: nothing waits',
    notifications: { title: 'Notifications', items: [], empty: 'Nothing is waiting' },
  },
  play: async (context) => {
    const { list } = await openBell(context);
    await expect(list.getByText('Nothing is waiting')).toBeVisible();
  },
});

export const NotificationsLoading = meta.story({
  args: {
    bellLabel: 'Notifications',
    notifications: {
      title: 'Notifications',
      items: [],
      empty: 'Nothing is waiting',
      loading: <Spinner size="small" label="Loading requests" />,
    },
  },
  play: async (context) => {
    const { list } = await openBell(context);
    await expect(list.getByText('Loading requests')).toBeVisible();
    await expect(list.queryByText('Nothing is waiting')).toBeNull();
  },
});

/** The notifications could not be loaded. The list shows an error with a retry button instead of the empty text. */
export const NotificationsFailed = meta.story({
  args: {
    bellLabel: 'Notifications',
    notifications: {
      title: 'Notifications',
      items: [],
      empty: 'Nothing is waiting',
      error: <ErrorState message="Notifications could not be loaded" retryLabel="Try again" onRetry={fn()} />,
    },
  },
  play: async (context) => {
    const { list } = await openBell(context);
    await expect(list.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(list.queryByText('Nothing is waiting')).toBeNull();
  },
});

/** On small screens the sidebar slides in. */
export const MenuOnSmallScreens = meta.story({
  tags: ['S-2.64'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await expect(await canvas.findByRole('dialog', { name: 'Admin' })).toBeVisible();
  },
});

MenuOnSmallScreens.test('following a link closes it', async ({ canvas }) => {
  const panel = canvas.getByRole('dialog', { name: 'Admin' });
  await userEvent.click(canvas.getByRole('link', { name: 'Marketers' }));
  await waitFor(() => expect(panel.matches(':popover-open')).toBe(false));
  await expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus();
});

/** Long names and unbreakable words. */
export const Matrix = meta.story({
  args: {
    productName: 'Institute of Management Consultants Administration',
    userLabel: 'Administrator-General',
    userName: 'Ọlátúnjí-Adébáyọ̀ Olúwaṣeun',
    children: <AdminPageHead title="Membershipapplicationsoftheinstituteofmanagementconsultants" />,
  },
});

/** Text at 200% on the narrowest phone. */
export const LargeText = meta.story({
  globals: phone,
  beforeEach: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expectLowBar(canvas.getByRole('banner'));
  },
});

/** Right to left: the sidebar changes sides, and the Logout icon is mirrored. */
export const RightToLeft = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: rightToLeft,
  play: async ({ canvasElement }) => {
    await expectMirrored(canvasElement.querySelector('[data-directional]'));
  },
});
