import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Distinct `:dir()` and `:lang()` selectors in the style sheets of a build. */
export function directionSelectors(folder: string): string[] {
  const sheets = globSync('**/*.css', { cwd: folder });
  const found = sheets.flatMap(
    (sheet) => readFileSync(join(folder, sheet), 'utf8').match(/:(dir|lang)\([^)]*\)/g) ?? [],
  );
  return [...new Set(found)];
}
