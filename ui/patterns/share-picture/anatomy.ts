import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [60, 31.5],
  parts: [
    ['Name', [3.6, 3.2, 22, 4.2], 'The Institute, next to its seal.'],
    ['Title', [3.6, 13, 30, 8], 'Of the page, in three lines at most.'],
    ['Closing line', [3.6, 26, 14, 2.5], 'The same on every picture.'],
    ['Mosaic', [37.5, 0, 22.5, 31.5], 'Another composition for each page.'],
  ],
};
