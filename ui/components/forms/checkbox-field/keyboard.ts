import type { KeyboardRow } from '../../../stories/keyboard.ts';

export const keyboard: readonly KeyboardRow[] = [{ keys: ['Space'], action: 'Checks or unchecks the box.' }];
