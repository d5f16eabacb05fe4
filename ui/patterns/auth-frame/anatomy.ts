import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 40],
  parts: [
    ['Title', [37, 12, 20, 3], 'Says what the form does.'],
    ['Form', [37, 16, 24, 13], 'One purpose, one button.'],
    ['Other way', [42, 31, 13, 2], 'For people who came to the wrong form.'],
    ['Mosaic', [0, 5, 29, 26], 'Hidden where there is no room.'],
    ['Statement', [0, 32, 29, 6], 'One reason to trust the Institute.'],
  ],
};
