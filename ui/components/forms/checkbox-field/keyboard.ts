import type { KeyboardRow } from '../../../stories/keyboard-row.ts';

export const keyboard: readonly KeyboardRow[] = [{ keys: ['Space'], action: 'Checks or unchecks the box.' }];
