import { componentGroups } from '../../ui/contract-tests/component-groups.ts';

/** Sorted names. A list after a name sorts the children of that name. */
export type SidebarOrder = readonly (string | SidebarOrder)[];

const groups = Object.values(componentGroups).map(({ title }) => title.split('/'));

/** Order of the sidebar. The component groups of the library come from ui/contract-tests/component-groups.ts. */
export const sidebarOrder: SidebarOrder = [
  'Welcome',
  'Tour',
  'All elements',
  'Public',
  'Account',
  'Member',
  'Admin',
  'Elements',
  [
    ...new Set(groups.map(([, group = '']) => group)),
    // The features of Membership, the last of them.
    groups.flatMap(([, , feature = []]) => feature),
  ],
  'Foundations',
  [
    'Tokens',
    'Changes',
    'Colour',
    'Type',
    'Space',
    'Shape',
    'Layers and breakpoints',
    'Motion',
    'Icons',
    'Grade seals',
    'Tiles and mosaics',
    'Cloths',
    'Voice and wording',
    'Accessibility',
  ],
  'Mail',
  ['About mails'],
  'Journeys',
  'Flows',
  'Coverage',
  'Review',
];

/** Returns the index of each part of a title in the order. Unknown names are sorted last. */
function positionsOf(title: string, order: SidebarOrder): number[] {
  const [name = '', ...rest] = title.split('/');
  const index = order.indexOf(name);
  const below = order[index + 1];
  if (index === -1) return [order.length];
  return [index, ...(rest.length > 0 && Array.isArray(below) ? positionsOf(rest.join('/'), below) : [])];
}

/** Compares two titles by the order. Returns 0 for titles without a defined order, so that a stable sort preserves the order of the files. */
export function compareTitles(one: string, other: string, order = sidebarOrder): number {
  const positions = [positionsOf(one, order), positionsOf(other, order)] as const;
  for (const [index, position] of positions[0].entries()) {
    const difference = position - (positions[1][index] ?? position);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Text of a row of the sidebar. A docs page below its element, by which the search calls it, is 'Docs'. */
export const rowName = ({ id, name, parent }: { id: string; name: string; parent?: string }) =>
  id === `${parent}--docs` ? 'Docs' : name;
