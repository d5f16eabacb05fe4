import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 40],
  parts: [
    ['List', [2, 2, 30, 36], 'Stays usable. The arrow keys move to its next row.'],
    ['Title', [36, 1, 20, 3], 'Names the record, its number above.'],
    ['Close', [59, 1, 3, 3], 'Closes the panel and returns to the row.'],
    ['Facts and actions', [36, 6, 26, 32], 'Everything to decide on, in one column.'],
  ],
};
