import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 8],
  parts: [
    ['Picture', [1, 1, 3, 3], 'Only where the page is about a person.'],
    ['Title', [5.5, 1, 18, 3], 'The only first heading of the page.'],
    ['Actions', [50, 1, 13, 3], 'For the whole page. On a phone, rare ones are behind one button.'],
    ['Lead', [1, 5, 30, 2], 'One sentence, where the title alone leaves a question.'],
  ],
};
