import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { longName } from '../../stories/combinations.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/Shortcuts dialog',
  component: ShortcutsDialog,
  parameters: {
    alsoCalled: 'keyboard shortcuts, hotkeys, key help, cheat sheet',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    onClose: fn(),
    enabled: true,
    onEnabledChange: fn(),
    shortcuts: [
      { keys: ['J'], action: 'Next application' },
      { keys: ['K'], action: 'Previous application' },
      { keys: ['Enter'], action: 'Show it next to the list' },
      { keys: ['/'], action: 'Search' },
    ],
    labels: {
      title: 'Keyboard shortcuts',
      enabled: 'Use single keys as shortcuts',
      enabledHelp: 'Turn them off if you speak to your computer.',
      done: 'Done',
      close: 'Close',
    },
  },
});

export const Playground = meta.story({
  tags: ['APP-36'],
  play: async ({ args, canvasElement, userEvent }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Use single keys as shortcuts'));
    await expect(args.onEnabledChange).toHaveBeenCalledWith(false);
  },
});

export const TurnedOff = meta.story({ tags: ['SITE-6'], args: { enabled: false } });

export const Matrix = meta.story({
  args: { shortcuts: [{ keys: ['Ctrl', 'Shift', 'ArrowDown', 'PageDown'], action: longName }] },
});
