import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Menu } from '../../icons/icons.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { Combinations, longName, unbreakable } from '../../stories/combinations.tsx';
import { propValues } from '../../stories/prop-values.ts';
import { expectMirrored, rightToLeft } from '../../stories/right-to-left.ts';
import { SidePanel, type SidePanelProps } from './side-panel.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Side panel',
  component: SidePanel,
  parameters: {
    alsoCalled: 'drawer, hamburger, mobile menu, off-canvas, burger menu',
    docs: { story: { inline: false } },
  },
  args: {
    id: 'panel',
    label: 'Main menu',
    closeLabel: 'Close the menu',
    children: (
      <Stack as="ul" space="3">
        {['Home', 'Events', 'Contact Us'].map((label) => (
          <li key={label}>
            <Link to={`/${label}`} tone="quiet">
              {label}
            </Link>
          </li>
        ))}
      </Stack>
    ),
  },
  render: (args) => (
    <>
      <IconButton label="Open the menu" icon={<Menu aria-hidden />} popoverTarget={args.id} />
      <SidePanel {...args} />
    </>
  ),
});

const phone = { viewport: { value: 'mobile1', isRotated: false } };
const panel = () => document.querySelector<HTMLElement>('#panel');

/** Below 1024 px the button opens the panel; from there on its content is part of the page. */
export const Playground = meta.story({
  tags: ['S-2.36', 'S-9.1'],
  globals: phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus());
  },
});

Playground.test('traps the focus, and Escape returns it to the button', async ({ canvas }) => {
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close the menu' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus());
  await expect(panel()?.matches(':popover-open')).toBe(false);
});

Playground.test('a click on the backdrop closes the panel and does nothing else', async ({ canvas }) => {
  const open = await canvas.findByRole('dialog', { name: 'Main menu' });
  // A real click moves focus to the body before the click event.
  (document.activeElement as HTMLElement).blur();
  await fireEvent.click(open);
  await waitFor(() => expect(panel()?.matches(':popover-open')).toBe(false));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the menu' })).toHaveFocus());
});

Playground.test('following a link closes the panel', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('link', { name: 'Events' }));
  await waitFor(() => expect(panel()?.matches(':popover-open')).toBe(false));
});

/** Right to left: the panel slides in from the right. */
export const RightToLeft = Playground.extend({
  beforeEach: rightToLeft,
  play: async ({ canvas, context }) => {
    await Playground.play(context);
    const sheet = (await canvas.findByRole('dialog', { name: 'Main menu' })).firstElementChild;
    await waitFor(() => expect(sheet?.getBoundingClientRect().right).toBe(innerWidth));
    await expectMirrored();
  },
});

/** From 1024 px on the content is part of the page; below that, each button opens its own sheet. */
export const Matrix = meta.story({
  render: (args) => (
    <Combinations axes={{ ground: propValues<SidePanelProps['ground']>('SidePanel', 'ground') }}>
      {({ ground }) => (
        <>
          <IconButton label={`Open: ${ground}`} icon={<Menu aria-hidden />} popoverTarget={ground} />
          <SidePanel {...args} id={ground} ground={ground} label={ground}>
            {longName} {unbreakable}
          </SidePanel>
        </>
      )}
    </Combinations>
  ),
});
