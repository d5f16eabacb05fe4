import './forced-colours.css';
import { emulate } from './media-features.ts';
import type { PageGlobal } from './page-global.ts';

/**
 * Approximates forced colours: activates our rules for `forced-colors: active` and applies a style sheet with system colours. A page can't make
 * the browser replace colours, so also check the real mode in Windows or in the browser's developer tools.
 */
export const forcedColours: PageGlobal = {
  name: 'forcedColours',
  initial: 'off',
  description:
    'Forced colours, approximated by a style sheet. Check the real mode in the developer tools (Rendering).',
  icon: 'eye',
  items: [
    { value: 'off', title: 'Own colours' },
    { value: 'active', title: 'Forced colours (approximation)' },
  ],
  apply(value) {
    document.documentElement.toggleAttribute('data-forced-colours', value === 'active');
    emulate('forcedColors', value === 'active');
  },
};
