import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { coverageRows, unnamedTexts } from './coverage-rows.ts';
import { sourceClosure } from './source-closure.ts';
import { specificationRows } from './specification-rows.ts';
import { storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '../..');
const files = storyFiles();
const rows = coverageRows(files);
const fileOf = new Map(files.flatMap((file) => file.stories.map(({ id }) => [id, file.path] as const)));

const sourceOf = new Map(
  files.flatMap(({ stories }) => stories.map(({ id, source }) => [id, source] as const)),
);

/** Returns whether a source contains a text. Placeholders (N, X, Y) and numbers match any 1 to 40 characters. */
function contains(source: string, text: string): boolean {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\b(?:[NXY]|\d+)\b/g, '.{1,40}');
  return source.includes(text) || (escaped.includes('.{1,40}') && new RegExp(escaped).test(source));
}

test('reads the whole specification', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
});

test('reads statements and their exact texts from list items and tables', () => {
  const markdown = [
    '## S-8 Messages',
    '### Forms',
    "- **S-8.1** Says 'We'll write' or 'Not sent'. The form's fields stay.",
    "- **S-8.2 Money.** A payment is 'due'.",
    '| S-8.3 | blog | | shown |',
  ].join('\n');
  expect(specificationRows(markdown)).toEqual([
    {
      id: 'S-8.1',
      section: 'Messages',
      part: 'Forms',
      text: "Says 'We'll write' or 'Not sent'. The form's fields stay.",
      exactTexts: ["We'll write", 'Not sent'],
    },
    {
      id: 'S-8.2',
      section: 'Messages',
      part: 'Forms',
      text: "**Money.** A payment is 'due'.",
      exactTexts: ['due'],
    },
    { id: 'S-8.3', section: 'Messages', part: 'Forms', text: 'blog · shown', exactTexts: [] },
  ]);
});

test('every statement has a story or a test', () => {
  expect(
    rows.filter(({ stories, tests }) => stories.length + tests.length === 0).map(({ id }) => id),
  ).toEqual([]);
});

test('every id in the table is a statement', () => {
  const known = new Set(rows.map(({ id }) => id));
  expect(Object.keys(coverage).filter((id) => !known.has(id))).toEqual([]);
});

test('every story listed for a statement exists', () => {
  const missing = rows.flatMap(({ id, stories }) =>
    stories.filter((story) => !fileOf.has(story)).map((story) => `${id}: ${story}`),
  );
  expect(missing).toEqual([]);
});

test('every test file listed for a statement exists and is run', () => {
  const isRun = /\.(test|spec|browser)\.tsx?$|^tests\/contract\/cases\/[\w-]+\.ts$/;
  const missing = rows.flatMap(({ id, tests }) =>
    tests
      .filter((path) => !isRun.test(path) || !existsSync(join(root, path)))
      .map((path) => `${id}: ${path}`),
  );
  expect(missing).toEqual([]);
});

describe('exact texts', () => {
  test('of messages are listed individually if a statement has several', () => {
    const unnamed = rows
      .filter(({ section, exactTexts }) => section === 'Messages' && exactTexts.length > 1)
      .flatMap(({ id, exactTexts, texts }) =>
        exactTexts.filter((text) => !(text in texts)).map((text) => `${id}: ${text}`),
      );
    expect(unnamed).toEqual([]);
  });

  test('each occur in the sources of a story listed for their statement', () => {
    const missing = rows.flatMap(({ id, exactTexts, texts, stories }) =>
      exactTexts
        .filter((text) => {
          const candidates = texts[text] ? [texts[text]] : stories;
          return !candidates.some((story) => contains(sourceClosure(fileOf.get(story) ?? story), text));
        })
        .map((text) => `${id}: ${text}`),
    );
    expect(missing).toEqual([]);
  });

  test('with a story of their own are in their statement', () => {
    const elsewhere = rows.flatMap(({ id, exactTexts, texts }) =>
      Object.keys(texts)
        .filter((text) => !exactTexts.includes(text))
        .map((text) => `${id}: ${text}`),
    );
    expect(elsewhere).toEqual([]);
  });

  test('of rules and messages are checked by the story listed for each', () => {
    const unchecked = rows
      .filter(({ section }) => section === 'Validation' || section === 'Messages')
      .flatMap(({ id, exactTexts, texts, stories }) =>
        exactTexts
          .filter((text) => {
            const named = texts[text];
            return !(named ? [named] : stories).some((story) => contains(sourceOf.get(story) ?? '', text));
          })
          .map((text) => `${id}: ${text}`),
      );
    expect(unchecked).toEqual([]);
  });

  test('that a story checks but the specification lacks are found', () => {
    const found = unnamedTexts(files);
    expect(found.length).toBeGreaterThan(0);
    expect(found.flatMap(({ texts }) => texts)).not.toContain('Registration failed');
  });
});

test('the sources of a story contain what it imports and nothing else from the library', () => {
  const source = sourceClosure('screens/account/login/login-screen.stories.tsx');
  expect(source).toContain('Please fill in all fields');
  expect(source).not.toContain('No marketers found');
});
