import { expect, test } from 'vitest';
import { createRenderedPages } from './rendered-pages.ts';

test('R-26: few pages are rendered at a time, and those that cannot wait are 503', async () => {
  const running: (() => void)[] = [];
  let most = 0;
  const render = async () => {
    await new Promise<void>((resolve) => {
      most = Math.max(most, running.push(resolve));
    });
    return new Response('page');
  };
  const rendered = createRenderedPages(render, () => false, '');
  const pages = Promise.allSettled(
    Array.from({ length: 300 }, (_, index) => rendered(`http://site.example/blog?page=${index}`)),
  );
  let settled = false;
  void pages.then(() => {
    settled = true;
  });
  while (!settled) {
    await new Promise(setImmediate);
    for (const finish of running.splice(0)) finish();
  }
  const refused = (await pages).filter(({ status }) => status === 'rejected');
  expect(most).toBeLessThanOrEqual(4);
  expect(refused).toHaveLength(300 - 4 - 50);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 503 } });
  expect((await rendered('http://site.example/blog?page=1')).status).toBe(200);
});
