import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { tokens } from './build/tokens.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

// Media queries can't read custom properties, so only this test keeps the two in sync.
it('every media query uses a breakpoint token', () => {
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
