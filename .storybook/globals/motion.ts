import { emulate } from './media-features.ts';
import type { PageGlobal } from './page-global.ts';

/** Emulates the system setting for reduced motion. */
export const motion: PageGlobal = {
  name: 'motion',
  initial: 'system',
  remounts: true,
  type: {
    description: 'Motion',
    toolbar: {
      icon: 'play',
      dynamicTitle: false,
      items: [
        { value: 'system', title: 'Motion of the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  apply: (value) => emulate('reducedMotion', value === 'reduced'),
};
