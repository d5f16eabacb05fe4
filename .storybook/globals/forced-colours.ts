import './forced-colours.css';
import { emulate } from './media-features.ts';
import type { PageGlobal } from './page-global.ts';

/**
 * An approximation of forced colours: our own rules for `forced-colors: active`, and a style sheet that sets system colours. A page can't make
 * the browser replace colours, so that the real mode of Windows or of the browser's developer tools must be checked as well.
 */
export const forcedColours: PageGlobal = {
  name: 'forcedColours',
  initial: 'off',
  type: {
    description:
      'Forced colours, approximated by a style sheet. Check the real ones in the developer tools (Rendering).',
    toolbar: {
      icon: 'eye',
      dynamicTitle: false,
      items: [
        { value: 'off', title: 'Own colours' },
        { value: 'active', title: 'Forced colours (approximation)' },
      ],
    },
  },
  apply(value) {
    document.documentElement.toggleAttribute('data-forced-colours', value === 'active');
    emulate('forcedColors', value === 'active');
  },
};
