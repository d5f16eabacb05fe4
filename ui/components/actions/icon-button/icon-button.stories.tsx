import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Bell, Eye, Menu, Trash2, X } from '../../../icons/icons.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

const icons = { close: <X />, menu: <Menu />, bell: <Bell />, bin: <Trash2 /> };

const meta = preview.meta({
  title: 'Elements/Actions/Icon button',
  component: IconButton,
  parameters: { alsoCalled: 'icon-only button, tool button, toolbar, tooltip' },
  args: { label: 'Close', icon: <X />, onClick: fn() },
  argTypes: { icon: { options: Object.keys(icons), mapping: icons, control: 'select' } },
});

export const Playground = meta.story({});

Playground.test('has a name and works by keyboard', async ({ canvas, userEvent, args }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onClick).toHaveBeenCalledOnce();
});

Playground.test('the target is at least 44 × 44 px', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('button').getBoundingClientRect();
  await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
});

/** With a border, where it makes the button easier to find. */
export const Secondary = meta.story({
  args: { variant: 'secondary', label: 'Remove referee 2', icon: <Trash2 /> },
});

/** A toggle button that is pressed. Its name does not change. */
export const Pressed = meta.story({ args: { 'aria-pressed': true, label: 'Show password', icon: <Eye /> } });

/** The notification bell of the administration. The accessible name conveys what the dot shows. */
export const WithDot = meta.story({
  args: { marked: true, label: 'Notifications, new ones', icon: <Bell /> },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const Matrix = meta.story({
  render: () => (
    <Stack space="8">
      <Combinations
        axes={{
          variant: propValues<IconButtonProps['variant']>('IconButton', 'variant'),
          marked: [false, true],
          disabled: [false, true],
        }}
        cell="9rem"
      >
        {(props) => <IconButton {...props} label="Notifications" icon={<Bell />} />}
      </Combinations>
      <Combinations
        ground="institute"
        axes={{
          variant: propValues<IconButtonProps['variant']>('IconButton', 'variant'),
          marked: [false, true],
        }}
        cell="9rem"
      >
        {(props) => <IconButton {...props} ground="institute" label="Open the menu" icon={<Menu />} />}
      </Combinations>
    </Stack>
  ),
});
