import { expect, test } from 'vitest';
import { benefits } from './benefits.ts';
import { council } from './council.ts';

// Counted here, because the names of the council would be loaded with the page of the benefits.
test('the figure of the council counts its officers and members', () => {
  const { evidence } = benefits.items.find(({ to }) => to === council.path) ?? {};
  expect(evidence).toMatchObject({ value: `${council.officers.length + council.members.length}` });
});
