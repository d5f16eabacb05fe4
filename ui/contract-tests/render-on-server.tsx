import { prerender } from 'react-dom/static';
import { parts } from './parts.ts';
import { type Playground, playgrounds } from './playgrounds.tsx';
import type { Rendered } from './server-command.ts';
import { Page } from './test-page.tsx';

async function render({ Component, args }: Playground): Promise<Rendered> {
  try {
    // Waits for suspended content too, as for a prerendered page.
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

/** Renders every component as a server does. Runs in Node, without a window. */
export async function renderAll(): Promise<Record<string, Rendered>> {
  const all = [...playgrounds, ...parts];
  return Object.fromEntries(
    await Promise.all(all.map(async (playground) => [playground.name, await render(playground)])),
  );
}
