import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tokens } from './build/tokens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// A media query cannot read a custom property, so nothing but this holds the two together.
it('every media query breaks where a token says', () => {
  const known = Object.entries(tokens)
    .filter(([name]) => name.startsWith('breakpoint-'))
    .map(([, token]) => token.value);
  const used = globSync(['ui/**/*.css', 'screens/**/*.css'], { cwd: root, exclude: ['**/build/**'] }).flatMap(
    (file) =>
      [...readFileSync(root + file, 'utf8').matchAll(/\(width [<>]=? ([^)]+)\)/g)].map(
        ([, width]) => `${width} in ${file}`,
      ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((use) => !known.includes(use.split(' ')[0] as never))).toEqual([]);
});
