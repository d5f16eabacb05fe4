import type { PageGlobal } from './page-global.ts';

export const direction: PageGlobal = {
  name: 'direction',
  initial: 'ltr',
  description: 'Direction',
  icon: 'transfer',
  items: [
    { value: 'ltr', title: 'Left to right' },
    { value: 'rtl', title: 'Right to left' },
  ],
  apply(value) {
    if (value === 'rtl') document.documentElement.dir = 'rtl';
    else document.documentElement.removeAttribute('dir');
  },
};
