import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 40],
  parts: [
    ['Sidebar', [0, 0, 10.5, 40], 'The areas that the staff role may see. On a phone, a panel.'],
    ['Title', [13, 1, 18, 3], 'Names the page, and is its only first heading.'],
    ['Notices', [54, 1, 3, 3], 'Counts what waits for a decision.'],
    ['Account', [58, 1, 5, 3], 'Who is signed in.'],
    ['Content', [12, 6, 51, 32], 'One task: a table, a form or figures.'],
  ],
};
