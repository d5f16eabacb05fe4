import { Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

async function textOf(element: React.ReactNode): Promise<string> {
  const { prelude } = await prerender(<Suspense>{element}</Suspense>);
  return (await new Response(prelude).text()).replaceAll(/<[^>]*>/g, '');
}

test('a part is rendered once its script has loaded', async () => {
  const Part = lazyPart(
    async () =>
      ({ name }: { name: string }) =>
        `Chart of ${name}`,
  );
  expect(await textOf(<Part name="fees" />)).toBe('Chart of fees');
});

test('a part whose script cannot be loaded leaves the page in place (SITE-7)', async () => {
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const Nothing = lazyPart(missing);
  expect(await textOf(<Nothing />)).toBe('');
  const Message = lazyPart(missing, () => 'The questions could not be loaded.');
  expect(await textOf(<Message />)).toBe('The questions could not be loaded.');
  expect(reported).toHaveBeenCalledTimes(2);
});
