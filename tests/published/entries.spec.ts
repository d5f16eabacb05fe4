import { entriesToVisit } from './entries.ts';
import { expect, storybookFolder, test } from './published.ts';

for (const entry of entriesToVisit(storybookFolder, { all: Boolean(process.env.PUBLISHED_ALL) })) {
  test(entry.id, async ({ visitor }) => {
    expect(await visitor.visit(entry)).toEqual([]);
  });
}
