import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 7],
  parts: [
    ['Figure', [4, 1, 8, 3], 'As short as it can be while true.'],
    ['Label', [4, 4.3, 8, 1.9], 'What is counted.'],
    ['Further figures', [18, 1, 40, 5.2], 'Four in a row, two by two on a phone.'],
  ],
};
