import { FileText, House, UserRound } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/card/card.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { expectLowBar, largeText } from '../../stories/large-text.ts';
import { AdminFrame } from './admin-frame.tsx';

const meta = preview.meta({
  title: 'Patterns/AdminFrame',
  component: AdminFrame,
  parameters: { layout: 'fullscreen', router: { path: '/admin/applications' } },
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
    place: 'Applications',
    menuLabel: 'Open the menu',
    closeLabel: 'Close the menu',
    bellLabel: 'Notifications, something new',
    hasNews: true,
    userLabel: 'Admin',
    logoutLabel: 'Logout',
    onLogout: fn(),
    children: (
      <Stack space="6">
        <Heading level={1}>Membership Applications</Heading>
        <Card>
          <Text>The table stands here.</Text>
        </Card>
      </Stack>
    ),
  },
});

export const Playground = meta.story({});

export const NothingNew = meta.story({ args: { hasNews: false, bellLabel: 'Notifications' } });

/** On small screens the sidebar slides in; a choice closes it. */
export const MenuOnSmallScreens = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Open the menu' });
    if (!menu) return;
    await userEvent.click(menu);
    const panel = await canvas.findByRole('dialog', { name: 'Admin' });
    await userEvent.click(canvas.getByRole('link', { name: 'Marketers' }));
    await waitFor(() => expect(panel.matches(':popover-open')).toBe(false));
    await expect(menu).toHaveFocus();
  },
});

/** Long names and unbreakable words. */
export const Matrix = meta.story({
  args: {
    productName: 'Institute of Management Consultants Administration',
    place: 'Applicationsandmembershipregistrationsofthefederation',
    userLabel: 'Administrator-General',
    children: <Heading level={1}>Membershipapplicationsoftheinstituteofmanagementconsultants</Heading>,
  },
});

/** Text at 200 % on the narrowest phone. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: largeText,
  play: ({ canvas }) => expectLowBar(canvas.getByRole('banner')),
});
