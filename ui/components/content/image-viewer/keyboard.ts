import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [
  { keys: ['+', '-'], action: 'Zooms in or out by 50 %.' },
  { keys: ['R'], action: 'Rotates the picture by a quarter turn.' },
  { keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'], action: 'Moves a zoomed picture.' },
  { keys: ['Escape'], action: 'Closes the viewer and returns focus to the element that opened it.' },
];
