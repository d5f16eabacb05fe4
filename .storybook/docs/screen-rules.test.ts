import { expect, test } from 'vitest';
import { idsIn, screenRules } from './screen-rules.ts';

const screens = screenRules();
const idsOf = (title: string) => screens[title]?.rules.map(({ id }) => id);

test('reads single ids and ranges from comments', () => {
  expect(idsIn('// S-2.66: the list. S-9.1 to S-9.3')).toEqual(['S-2.66', 'S-9.1', 'S-9.2', 'S-9.3']);
});

test('a screen has its row of the route table and the statements cited in its sources', () => {
  expect(screens['Screens/Admin/Applications']?.paths).toEqual(['/admin/applications']);
  expect(idsOf('Screens/Admin/Applications')).toEqual(expect.arrayContaining(['S-2.29', 'S-2.66']));
});

test('a screen has the statements cited in its content', () => {
  expect(idsOf('Screens/Public/Home')).toEqual(expect.arrayContaining(['S-2.1', 'S-2.41']));
});

test('every screen with an address has rules', () => {
  const withAddress = Object.entries(screens).filter(([, { paths }]) => paths.length > 0);
  expect(withAddress.length).toBeGreaterThan(25);
  expect(withAddress.filter(([, { rules }]) => rules.length === 0).map(([title]) => title)).toEqual([]);
});
