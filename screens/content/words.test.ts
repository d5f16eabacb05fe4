import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Every quoted text of the files in a folder, with the name of its file. */
const textsIn = (folder: string) =>
  readdirSync(join(root, folder))
    .filter((file) => /^[\w-]+\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), 'utf8').matchAll(/(['`])((?:\\.|(?!\1).)*)\1/g)].map(
        ([, , text = '']) => ({ file, text }),
      ),
    );

const texts = textsIn('screens/content');

test('texts are found', () => {
  expect(texts).toContainEqual({ file: 'profile-form.ts', text: 'Organization' });
  expect(texts.length).toBeGreaterThan(1000);
});

test('one spelling: organisation, except the label of the field that the specification names', () => {
  expect(texts.filter(({ text }) => /organization/i.test(text))).toEqual([
    { file: 'profile-form.ts', text: 'Organization' },
  ]);
});

test('British spelling', () => {
  const american =
    /\b(learned|spelled|programs?|colors?|centers?|favor\w*|honor(s|ed|able)?|enroll|fulfill)\b|\b(recogn|certif|organ|author|final|special|real)iz/i;
  expect(texts.filter(({ text }) => american.test(text) && text !== 'Organization')).toEqual([]);
});

test('British spelling: judgement', () => {
  expect(texts.filter(({ text }) => /judgment/i.test(text))).toEqual([]);
});

test('one word for one thing: the words on the right of the glossary are not used', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('| say | not |');
  const banned = [...table.matchAll(/^\|.*\| (.+) \|$/gm)].flatMap(([, words = '']) => words.split(', '));
  expect(banned).toContain('open an account');
  // Texts with a space: others are keys, paths and names of files.
  const all = ['screens/content', 'ui/mail/templates', 'api/contract/rules']
    .flatMap(textsIn)
    .filter(({ text }) => text.includes(' '));
  for (const words of banned) {
    const found = all.filter(({ text }) => new RegExp(`(?<![\\w./-])${words}(?![\\w/-])`, 'i').test(text));
    expect(found, words).toEqual([]);
  }
});

test('phrases that were mended do not return', () => {
  const mended = [
    // Promises that may not be kept, and a move to another grade, which the committee can't make.
    /, to come$|propose another grade/,
    // A heading over a list whose steps are past or may never happen.
    /what happens next/,
    // Inversions that are hard to read.
    /straight to it|say under position|(state|payment|it) stands? (in|here)|on the page of the|rules of no grade|comes to your address/,
    // Fragments without a verb.
    /^part in|first word/,
  ];
  for (const phrase of mended) {
    const found = texts.filter(({ text }) => new RegExp(phrase, 'i').test(text));
    expect(found, String(phrase)).toEqual([]);
  }
});

test('nothing is promised that neither the site nor the specification has', () => {
  const promises = [
    // Frequencies, and answers that nobody has agreed to give.
    /once a (week|month)|every (week|month)|all of it is read|somebody answers|tells you the next date/,
    // Prices, courses and examinations without a fee table or a page.
    /below the public fee|members’ fees|courses (through|open)|written case|two assessors/,
    // Rights and recognition that the Institute's facts don't contain.
    /\bvotes?\b|elected by|sister institutes .*(recognise|know)|recognise each other/,
    // Places and features that the site doesn't have.
    /branch(es)?\b|members hear first|announced to members|find members by field|under your level/,
    // The committee sees the application, not the profile.
    /reads this beside/,
  ];
  for (const promise of promises) {
    const found = texts.filter(({ text }) => new RegExp(promise, 'i').test(text));
    expect(found, String(promise)).toEqual([]);
  }
});
