import type { AnatomyFacts } from '../../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [30, 40],
  parts: [
    ['Progress', [1, 0.5, 28, 2.5], 'The step in words and as a bar.'],
    ['Title', [1, 4, 24, 5], 'What the step asks for, and why.'],
    ['Fields', [1, 10, 28, 20], 'With their labels above and their errors below.'],
    ['Next', [1, 32, 28, 2.5], 'Checks the step. What was typed is kept.'],
    ['Other way', [1, 36, 18, 2], 'For people who have an account.'],
  ],
};
