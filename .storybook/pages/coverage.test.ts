import { expect, test } from 'vitest';
import { readSpecification, specificationRows } from './specification-rows.ts';
import { exactTexts, idsInNames, isSeen } from './statements.ts';
import { storyFiles } from './story-files.ts';

const ids = readSpecification().map(({ id }) => id);

/** Tags with a capital letter are statements. */
const tagged = storyFiles().flatMap(({ stories }) =>
  stories.flatMap(({ id, tags }) =>
    tags.filter((tag) => /[A-Z]/.test(tag)).map((tag) => ({ story: id, statement: tag })),
  ),
);

test('reads the whole specification', () => {
  expect(ids.length).toBeGreaterThan(150);
  expect(new Set(ids).size).toBe(ids.length);
});

test('reads statements from list items and tables', () => {
  const markdown = [
    '## S-8 Messages',
    '### Forms',
    "- **S-8.1** Says 'Not sent'. The form's fields stay.",
    '- **PAY-2 Money.** A payment is due.',
    '| S-8.3 | blog | | shown |',
  ].join('\n');
  expect(specificationRows(markdown)).toEqual([
    { id: 'S-8.1', section: 'Messages', part: 'Forms', text: "Says 'Not sent'. The form's fields stay." },
    { id: 'PAY-2', section: 'Messages', part: 'Forms', text: '**Money.** A payment is due.' },
    { id: 'S-8.3', section: 'Messages', part: 'Forms', text: 'blog · shown' },
  ]);
});

test('reads the ids at the start of the names of tests', () => {
  expect(idsInNames("test('S-8.1, PAY-2: is due', () => {})\n// S-8.4: no name\n])(`R-3: %s`)")).toEqual([
    'S-8.1',
    'PAY-2',
    'R-3',
  ]);
});

test('finds exact texts, with variables, in what a story shows', () => {
  expect(exactTexts("Says 'We'll call.'; the form's text is 'Page X of Y'")).toEqual([
    "We'll call.",
    'Page X of Y',
  ]);
  expect(isSeen('Page X of Y', 'Previous\nPAGE 2 of 3\nNext')).toBe(true);
  expect(isSeen('Saved.', 'Saved, too')).toBe(false);
});

test('every statement that a story is tagged with exists', () => {
  expect(tagged.filter(({ statement }) => !ids.includes(statement))).toEqual([]);
});
