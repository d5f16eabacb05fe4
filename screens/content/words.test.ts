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

test('British spelling', () => {
  const american =
    /\b(learned|spelled|programs?|colors?|centers?|favor\w*|honor(s|ed|able)?|enroll|fulfill)\b|\b(recogn|certif|organ|author|final|special|real)iz/i;
  expect(texts.filter(({ text }) => american.test(text) && text !== 'Organization')).toEqual([]);
});

test('British spelling: judgement', () => {
  expect(texts.filter(({ text }) => /judgment/i.test(text))).toEqual([]);
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
