import type { AnatomyFacts } from '../../stories/anatomy.tsx';

export const anatomy: AnatomyFacts = {
  size: [64, 4],
  parts: [
    ['Logo', [4, 0.5, 12, 3], 'Leads home. Without room for it, the name is only announced.'],
    ['Links', [22, 1, 23, 2], 'Pages and groups. A group opens a menu and has no page of its own.'],
    ['Sign in or account', [46, 1, 6, 2], 'Changes when somebody signs in.'],
    ['Action', [54, 1, 5, 2], 'The one step that visitors should take.'],
  ],
};
