import type { AnatomyFacts } from '../../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 13],
  parts: [
    ['Search', [1, 1, 26, 3], 'By name, email, phone and reference.'],
    ['Category', [29, 1, 10, 3], 'Narrows to one grade.'],
    ['Filters and view', [50, 1, 13, 3], 'More filters, the columns and the density.'],
    ['States', [1, 5, 16, 2], 'With a count each.'],
    ['Rows', [1, 8, 62, 4], 'One application each. The name opens it.'],
  ],
};
