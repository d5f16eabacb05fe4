import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 15],
  parts: [
    ['Identity', [4, 2, 14, 7], 'Logo, social media and one sentence about the Institute.'],
    ['Columns', [19, 2, 26, 7], 'Links by topic, and how to reach the Institute.'],
    ['Newsletter', [47, 2, 14, 9], 'One field and one button.'],
    ['Legal line', [4, 12, 57, 2], 'Copyright, terms and privacy.'],
  ],
};
