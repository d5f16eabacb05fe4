import { entriesByTitle } from './entries.ts';
import { expect, storybookFolder, test } from './published.ts';

for (const [title, entries] of entriesByTitle(storybookFolder)) {
  test(title, async ({ visitor }) => {
    test.setTimeout(60_000 + entries.length * 30_000);
    for (const entry of entries) {
      const problems = await visitor.visit(entry);
      expect.soft(problems, entry.id).toEqual([]);
      // The failure may affect the next entries, so continue in a new document.
      if (problems.length > 0) await visitor.open();
    }
  });
}
