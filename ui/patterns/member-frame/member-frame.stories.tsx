import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { DataTable } from '../../components/data/data-table/data-table.tsx';
import { GradeHeading } from '../../components/identity/grade-seal/grade-heading.tsx';
import { CreditCard, FileText, House, User } from '../../icons/icons.ts';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import { expectLowBar, largeTextOnPhone } from '../../stories/large-text.ts';
import { expectMirrored, rightToLeft } from '../../stories/right-to-left.ts';
import { MemberFrame } from './member-frame.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Member frame',
  component: MemberFrame,
  parameters: {
    alsoCalled: 'member layout, bottom navigation, bottom bar, sidebar',
    layout: 'fullscreen',
    router: { path: '/dashboard' },
  },
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
          <GradeHeading grade="MIMC" level={2}>
            Member, applied for
          </GradeHeading>
        </Card>
      </Stack>
    ),
  },
});

export const Playground = meta.story({});

const phone = { viewport: { value: 'mobile1', isRotated: false } };

/** On desktop the links are in a sidebar, with the current one marked in brass and tiles at the bottom. */
export const Sidebar = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Member area' }).getBoundingClientRect();
    await expect(nav.height).toBeGreaterThan(nav.width);
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
  },
});

/** On a phone the same list is the bottom navigation. */
export const BottomNavigation = meta.story({
  tags: ['S-2.59'],
  globals: phone,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Member area' }).getBoundingClientRect();
    await expect(Math.round(nav.bottom)).toBe(innerHeight);
    for (const link of within(canvas.getByRole('list')).getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

/** A link stays marked on pages under its path. The area's first page is only marked on its exact path. */
export const PageBelow = meta.story({
  parameters: { router: { path: '/dashboard/application/2210' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Application' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
});

/** Name and Logout are in the bar on desktop, and in a popover below the avatar on a phone. */
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

/** A photo replaces the initial. The avatar keeps its size. */
export const WithPhoto = meta.story({
  args: {
    avatarSrc:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230f3b8a"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23dbe5f5"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23dbe5f5"/%3E%3C/svg%3E',
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    );
  },
});

/** The bar for selected rows stays above the bottom navigation. */
export const SelectedRows = meta.story({
  globals: phone,
  args: {
    children: (
      <DataTable
        caption="Payments"
        columns={[{ key: 'name', header: 'Payment', rowHeader: true, cell: ({ name }) => name }]}
        rows={Array.from({ length: 30 }, (_, index) => ({ name: `Receipt R-${1000 + index}` }))}
        rowKey={({ name }) => name}
        labels={{ results: ({ count }) => `${count} payments`, sortBy: 'Sort by' }}
        empty="No payments"
        noMatch={() => 'None matches'}
        selection={{
          defaultSelected: ['Receipt R-1000'],
          labels: {
            row: ({ name }) => `Select ${name}`,
            all: 'Select all shown',
            count: (count) => `${count} selected`,
            clear: 'Clear',
          },
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByText('1 selected').parentElement as HTMLElement;
    const { bottom } = bar.getBoundingClientRect();
    const nav = canvas.getByRole('navigation', { name: 'Member area' }).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(Math.round(nav.top));
  },
});

/** Long names and unbreakable words. */
export const Matrix = meta.story({
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

/** Number of lines that a part of a text spans. */
const linesOf = (text: Node, length = text.textContent?.length ?? 0) => {
  const part = document.createRange();
  part.setStart(text, 0);
  part.setEnd(text, length);
  return part.getClientRects();
};

/** Text at 200% on the narrowest phone: the links are in two rows, and no word breaks. */
export const LargeText = meta.story({
  globals: phone,
  beforeEach: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expectLowBar(canvas.getByRole('banner'));
    await expectLowBar(canvas.getByRole('navigation', { name: 'Member area' }));
    for (const word of ['Dashboard', 'Application']) {
      await expect(linesOf(canvas.getByRole('link', { name: word }).lastChild as Node)).toHaveLength(1);
    }
    const title = canvas.getByRole('heading', { level: 1 }).firstChild as Node;
    await expect(linesOf(title, 'Welcome,'.length)).toHaveLength(1);
  },
});

/** Right to left: the sidebar and the account change sides. */
export const RightToLeft = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: rightToLeft,
  play: async ({ canvas }) => {
    await expectMirrored();
    const nav = canvas.getByRole('navigation', { name: 'Member area' }).getBoundingClientRect();
    await expect(nav.left).toBeGreaterThan(innerWidth / 2);
  },
});
