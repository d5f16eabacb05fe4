import { prerender } from 'react-dom/static';
import { parts } from './parts.ts';
import { type Playground, playgrounds } from './playgrounds.tsx';
import type { Rendered } from './server-command.ts';
import { Page } from './test-page.tsx';

async function render({ Component, args }: Playground): Promise<Rendered> {
  try {
    // Whole, with what comes late, as a prerendered page has it.
    const { prelude } = await prerender(
      <Page>
        <Component {...args} />
      </Page>,
    );
    return { markup: await new Response(prelude).text() };
  } catch (error) {
    return { error: String(error) };
  }
}

/** Every component as a server writes it. Runs in Node, where there is no window. */
export async function renderAll(): Promise<Record<string, Rendered>> {
  const all = [...playgrounds, ...parts];
  return Object.fromEntries(await Promise.all(all.map(async (one) => [one.name, await render(one)])));
}
