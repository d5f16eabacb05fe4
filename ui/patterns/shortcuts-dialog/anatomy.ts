import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [32, 24],
  parts: [
    ['Title', [2, 1, 18, 3], 'Names the dialog.'],
    ['Close', [28, 1, 3, 3], 'Closes it, as Escape does.'],
    ['Shortcuts', [2, 5.5, 28, 9], 'Keys as they are printed on a keyboard, and what each one does.'],
    ['Off switch', [2, 15.5, 28, 3], 'Single keys disturb people who speak to their computer.'],
    ['Done', [24, 20, 6, 2.5], 'The only action.'],
  ],
};
