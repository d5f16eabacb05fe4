import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 36],
  parts: [
    ['Title', [4, 6, 26, 13], 'The promise, in three lines at most.'],
    ['Lead', [4, 20, 26, 4], 'One sentence that explains it.'],
    ['Actions', [4, 25, 18, 2.5], 'The step that matters in brass, a second one beside it.'],
    ['Mosaic', [37, 0, 27, 36], 'Made of tiles, another one for each page. On a phone, below.'],
  ],
};
