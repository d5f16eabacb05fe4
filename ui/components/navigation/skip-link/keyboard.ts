import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Shows the link, as the first element of the page.' },
  { keys: ['Enter'], action: 'Moves focus to the main content.' },
];
