import type { PageGlobal } from './page-global.ts';

/** Sets the text size to 200%, like a browser setting. Unlike that setting, it does not affect media queries. */
export const textSize: PageGlobal = {
  name: 'textSize',
  initial: '100',
  description: 'Text size',
  icon: 'zoom',
  items: [
    { value: '100', title: 'Text 100%' },
    { value: '200', title: 'Text 200%' },
  ],
  apply(value) {
    const { style } = document.documentElement;
    if (value === '200') style.fontSize = '200%';
    else style.removeProperty('font-size');
  },
};
