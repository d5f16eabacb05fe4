import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 12],
  parts: [
    ['Title and reason', [1, 1, 13, 6], 'What is set, and what it is used for.'],
    ['Fields', [16, 2, 46, 5], 'Only those that are saved together.'],
    ['Save', [16, 8.5, 5, 2.5], 'Belongs to this section alone.'],
  ],
};
