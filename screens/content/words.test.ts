import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));

/** Every quoted text of the content files, with the name of its file. */
const texts = files.flatMap((file) =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/(['`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , text = '']) => ({ file, text }),
  ),
);

test('texts are found', () => {
  expect(texts).toContainEqual({ file: 'profile-form.ts', text: 'Organization' });
  expect(texts.length).toBeGreaterThan(1000);
});

test('one spelling: organisation, except the label of the field that the specification names', () => {
  expect(texts.filter(({ text }) => /organization/i.test(text))).toEqual([
    { file: 'profile-form.ts', text: 'Organization' },
  ]);
});

test('nothing is promised that the site does not do', () => {
  const promises = /members hear first|announced to members by e-?mail|find members by field/i;
  expect(texts.filter(({ text }) => promises.test(text))).toEqual([]);
});
