import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [40, 30],
  parts: [
    ['Button', [2, 2, 3, 3], 'Says what it opens, and has the focus again afterwards.'],
    ['Close', [34, 2, 3, 3], 'Closes the panel, as Escape and the page behind it do.'],
    ['Content', [24, 7, 14, 20], 'Links, each a full target. Choosing one closes the panel.'],
  ],
};
