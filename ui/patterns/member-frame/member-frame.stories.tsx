import { CreditCard, FileText, House, User } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/card/card.tsx';
import { GradeSeal } from '../../components/grade-seal/grade-seal.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { expectLowBar, largeText } from '../../stories/large-text.ts';
import { MemberFrame } from './member-frame.tsx';

const meta = preview.meta({
  title: 'Patterns/MemberFrame',
  component: MemberFrame,
  parameters: { layout: 'fullscreen', router: { path: '/dashboard' } },
  args: {
    title: 'Member area',
    skipLabel: 'Skip to content',
    navLabel: 'Member area',
    items: [
      { to: '/dashboard', label: 'Dashboard', icon: <House aria-hidden />, exact: true },
      { to: '/dashboard/profile', label: 'Profile', icon: <User aria-hidden /> },
      { to: '/dashboard/application', label: 'Application', icon: <FileText aria-hidden /> },
      { to: '/dashboard/payments', label: 'Payments', icon: <CreditCard aria-hidden /> },
    ],
    userName: 'Adaeze Okafor',
    accountLabel: 'Account of Adaeze Okafor',
    logoutLabel: 'Logout',
    onLogout: fn(),
    children: (
      <Stack space="6">
        <Stack space="2">
          <Heading level={1}>Welcome, Adaeze</Heading>
          <Text tone="muted">Your application is with the Membership Committee.</Text>
        </Stack>
        <Card>
          <Cluster space="4" noWrap>
            <GradeSeal grade="MIMC" size="large" />
            <Stack space="0">
              <Eyebrow>MIMC</Eyebrow>
              <Heading level={2} size="card">
                Member, applied for
              </Heading>
            </Stack>
          </Cluster>
        </Card>
      </Stack>
    ),
  },
});

export const Playground = meta.story({});

/** A page below a place keeps the place marked; the area's first page is marked for itself alone. */
export const Deeper = meta.story({
  parameters: { router: { path: '/dashboard/application/2210' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Application' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
});

/** Name and Logout stand in the bar on a desk, and below the disc on a phone. */
export const Account = meta.story({
  play: async ({ canvas, args }) => {
    const disc = canvas.queryByRole('button', { name: 'Account of Adaeze Okafor' });
    if (disc) await userEvent.click(disc);
    const logout = await canvas.findByRole('button', { name: 'Logout' });
    await expect(canvas.getByText('Adaeze Okafor')).toBeVisible();
    await userEvent.click(logout);
    await waitFor(() => expect(args.onLogout).toHaveBeenCalledOnce());
  },
});

/** Long names and unbreakable words. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  args: {
    title: 'Members of the Institute of Management Consultants',
    userName: 'Oluwaseyifunmi Olatunji-Adebayo-Nwachukwu-Ogunleye',
    children: (
      <Heading level={1}>
        Welcome, Oluwaseyifunmi-Temitope-Olatunji-Adebayo-Nwachukwu-Ogunleye-Abdulrahman
      </Heading>
    ),
  },
});

/** Text at 200 % on the narrowest phone. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  beforeEach: largeText,
  play: ({ canvas }) => expectLowBar(canvas.getByRole('banner')),
});
