import type { AnatomyFacts } from '../../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 40],
  parts: [
    ['Way back and state', [1, 0.5, 62, 2], 'The draft saves itself, and says when.'],
    ['Sections', [1, 3, 62, 2.5], 'Done, current and to come. Each can be opened.'],
    ['Title', [1, 7, 30, 4], 'What the section is for.'],
    ['Fields', [1, 12, 31, 27], 'All of one section.'],
    ['Requirements', [44, 7, 19, 26], 'What the chosen grade asks for, met or not.'],
  ],
};
