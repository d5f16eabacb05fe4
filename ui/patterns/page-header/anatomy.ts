import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 16],
  parts: [
    ['Breadcrumb', [4, 1.5, 22, 2], 'The way back, without the page itself as a link.'],
    ['Title', [4, 4.5, 26, 3], 'The only first heading of the page.'],
    ['Lead', [4, 8.5, 26, 3], 'What the page answers.'],
    ['Tiles', [40, 0, 24, 16], 'Another composition for each page.'],
  ],
};
