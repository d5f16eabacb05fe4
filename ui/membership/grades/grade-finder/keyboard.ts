import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['Tab'], action: 'Moves from question to question.' },
  { keys: ['ArrowUp', 'ArrowDown'], action: 'Chooses another answer to the question; the result follows.' },
];
