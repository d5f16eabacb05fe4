import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type PropVariants, readPropVariants } from './prop-variants.ts';

// The Matrix story of a component shows it in every way that its types allow, so that one picture is proof of all of them.

const ui = join(import.meta.dirname, '..');

/** What no Matrix needs to show, by prop or by component and prop, and why. */
const unseen: Readonly<Record<string, string>> = {
  as: 'chooses the element, not the variant',
  space: 'the steps are the scale of the page Foundations/Space',
  labelHidden: 'leaves nothing to see; the story of a field in a table row shows it',
  'Link.current': 'a link variants as its place draws it: NavBar and SidebarList show it',
  'Link.newTab': 'how it opens, not how it variants',
  'Link.replace': 'how it is followed, not how it variants',
  'PasswordField.autoComplete': 'what the browser fills in, not how it variants',
  'PostCard.loading': 'when the picture is fetched, not how it variants',
  'TextField.type': 'chooses the keyboard of a phone',
  turning: 'motion: a picture stands still',
  'BenefitCard.pattern': 'the patterns are those of the page Foundations/Tiles',
  'GradeCard.grade': 'the seals are those of the page Foundations/Seals',
  'ConfirmDialog.busy': 'one dialog stands over a page at a time: its own story shows it',
  'DataTable.virtual': 'how many rows are drawn, not how they variant',
  'OfficerCard.pattern': 'the patterns are those of the page Foundations/Tiles',
};

/** The source of a Matrix and of what its file helps it with; the other stories are left out. */
function matrixSource(path: string): string {
  const source = readFileSync(path, 'utf8');
  return source
    .replace(/^export const (?!Matrix\b)\w+ = meta\.story\([\s\S]*?\);\n(?=\n|$)/gm, '')
    .replace(/^\w+\.test\([\s\S]*?^\}\);\n/gm, '');
}

const matrices = globSync('{components/*,patterns,layout,membership}/*/*.stories.tsx', { cwd: ui }).map(
  (path) => {
    const name = basename(path, '.stories.tsx');
    const component = name.replace(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
    return { component, source: matrixSource(join(ui, path)) };
  },
);

/** What of a variant the Matrix does not name. Values are written out, or come from a list that stands elsewhere (`tilePatterns`). */
function missing(source: string, { prop, values }: PropVariants): string[] {
  if (values === 'on or off') return new RegExp(`\\b${prop}\\b`).test(source) ? [] : [prop];
  const isWrittenOut = new RegExp(`\\b${prop}: \\[`).test(source);
  const isFromElsewhere = new RegExp(`\\b${prop}(: |=\\{)[a-zA-Z]`).test(source);
  if (isFromElsewhere && !isWrittenOut) return [];
  return values
    .filter((value) => !source.includes(`'${value}'`) && !source.includes(`"${value}"`))
    .map((value) => `${prop}: ${value}`);
}

test('every Matrix shows each variant that the types of its component name', () => {
  const variants = readPropVariants();
  const unshown = matrices.flatMap(({ component, source }) => {
    return (variants.get(`${component}Props`) ?? [])
      .filter(({ prop }) => !(`${component}.${prop}` in unseen) && !(prop in unseen))
      .flatMap((variant) => missing(source, variant))
      .map((what) => `${component}.${what}`);
  });
  expect(unshown).toEqual([]);
}, 60_000);
