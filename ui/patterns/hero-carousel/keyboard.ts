import type { KeyboardRow } from '../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  {
    keys: ['ArrowRight', 'ArrowLeft'],
    action: 'Shows the next or the previous slide while focus is inside.',
  },
  { keys: ['Enter', 'Space'], action: 'Presses the pause button, an arrow or a dot.' },
  { keys: ['Tab'], action: 'Moves through the current slide and the controls. Hidden slides are skipped.' },
];
