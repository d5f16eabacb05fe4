import { componentGroups } from '../../ui/contract-tests/component-groups.ts';

/** Names in the order of the sidebar. A list after a name orders what is below it. */
export type SidebarOrder = readonly (string | SidebarOrder)[];

/** The library in the order of its folders (ui/contract-tests/component-groups.ts), between what introduces it and what is built of it. */
export const sidebarOrder: SidebarOrder = [
  'Welcome',
  'Tour',
  'Foundations',
  [
    'Colour',
    'Type',
    'Space',
    'Shape',
    'Layers and breakpoints',
    'Motion',
    'Icons',
    'Grade seals',
    'Tiles and mosaics',
    'Voice and wording',
  ],
  ...Object.values(componentGroups).map(({ title }) => title),
  'Screens',
  ['Public', 'Account', 'Member', 'Admin'],
  'Journeys',
  [
    'Join and sign in',
    'Apply and pay',
    'Follow an application',
    'Review applications',
    'Manage marketers',
    'Read the site',
  ],
  'Flows',
  'All elements',
  'Coverage',
];

/** Places of the parts of a title in the order, a number each. What is not in the order comes last. */
function placesOf(title: string, order: SidebarOrder): number[] {
  const [name = '', ...rest] = title.split('/');
  const place = order.indexOf(name);
  const below = order[place + 1];
  if (place === -1) return [order.length];
  return [place, ...(rest.length > 0 && Array.isArray(below) ? placesOf(rest.join('/'), below) : [])];
}

/** Compares two titles by the order. Titles that the order does not tell apart are equal, so that a stable sort leaves them alone. */
export function compareTitles(one: string, other: string, order = sidebarOrder): number {
  const places = [placesOf(one, order), placesOf(other, order)] as const;
  for (const [index, place] of places[0].entries()) {
    const difference = place - (places[1][index] ?? place);
    if (difference !== 0) return difference;
  }
  return 0;
}
