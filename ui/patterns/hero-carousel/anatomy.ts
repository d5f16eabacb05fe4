import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 36],
  parts: [
    ['Slide', [4, 6, 26, 22], 'A hero: title, lead and actions.'],
    ['Mosaic', [37, 0, 27, 36], 'Another composition for each slide.'],
    ['Position', [4, 33.5, 7, 2], 'A mark for each slide. The current one is long.'],
    [
      'Previous, next',
      [13, 33.5, 6, 2],
      'Turn the slides. Autoplay stops at the first use, and with reduced motion.',
    ],
  ],
};
