import { existsSync, readFileSync } from 'node:fs';
import { entriesToVisit } from './entries.ts';
import { expect, storybookFolder, test } from './published.ts';

for (const entry of entriesToVisit(storybookFolder, { all: Boolean(process.env.PUBLISHED_ALL) })) {
  test(entry.id, async ({ visitor, canvas }) => {
    expect.soft(await visitor.visit(entry)).toEqual([]);
    if (entry.type === 'story') return;
    for (const { id, words } of visitor.inlineStories) {
      // The stories layer has seen most canvases already. A frame in a docs page is a canvas.
      const seen = `test-results/words/${id}.txt`;
      if (existsSync(seen) && readFileSync(seen, 'utf8') === words) continue;
      expect.soft(await canvas.visit({ id, type: 'story' })).toEqual([]);
      expect.soft(words, `${id} in the docs page and on its canvas`).toBe(await canvas.words());
    }
  });
}
