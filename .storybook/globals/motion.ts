import { emulate } from './media-features.ts';
import type { PageGlobal } from './page-global.ts';

/** Emulates the system setting for reduced motion. */
export const motion: PageGlobal = {
  name: 'motion',
  initial: 'system',
  remounts: true,
  description: 'Motion',
  icon: 'play',
  items: [
    { value: 'system', title: 'Motion of the system' },
    { value: 'reduced', title: 'Reduced motion' },
  ],
  apply: (value) => emulate('reducedMotion', value === 'reduced'),
};
