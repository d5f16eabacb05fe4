import type { ShortcutsDialogLabels } from '@imc/ui';

/** APP-36. */
export const pageShortcuts = {
  open: 'Keyboard shortcuts',
  help: 'Show this list',
  dialog: {
    title: 'Keyboard shortcuts',
    enabled: 'Use single keys as shortcuts',
    enabledHelp: 'Turn this off if you speak to your computer, or if keys do things by accident.',
    done: 'Done',
    close: 'Close',
  } satisfies ShortcutsDialogLabels,
} as const;
