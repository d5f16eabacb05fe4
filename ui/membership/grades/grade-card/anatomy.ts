import type { AnatomyFacts } from '../../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [40, 16],
  parts: [
    ['Seal', [2, 1.5, 4, 4], 'The ornament grows with the grade.'],
    ['Grade', [7, 1.5, 12, 4], 'Designation and name.'],
    ['Fees', [2, 6.5, 36, 3], 'Each with what it is for.'],
    ['Total', [2, 10, 36, 2], 'What is paid until admission.'],
    ['Action', [2, 13, 7, 2.3], 'Starts the application for this grade.'],
  ],
};
