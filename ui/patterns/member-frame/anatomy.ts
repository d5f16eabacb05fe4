import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 40],
  parts: [
    ['Area', [1, 0.5, 11, 2.5], 'Leads to the overview.'],
    ['Account and logout', [47, 0.5, 16, 2.5], 'Who is signed in, and the way out.'],
    ['Navigation', [0, 4, 10.5, 28], 'The pages of a member. On a phone, a bar at the bottom.'],
    ['Content', [13, 5, 50, 33], 'What the member came for.'],
  ],
};
