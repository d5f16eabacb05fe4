import { createServer } from 'vite';
import type { BrowserCommand } from 'vitest/node';
import { previewStub } from './preview-plugin.ts';

export type Rendered = { readonly markup: string } | { readonly error: string };

/** Renders every component in Node, so that the browser can hydrate it. */
export const renderOnServer: BrowserCommand<[]> = async (): Promise<Record<string, Rendered>> => {
  const server = await createServer({
    configFile: '.storybook/vite.config.ts',
    plugins: [previewStub],
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { renderAll } = await server.ssrLoadModule('/ui/contract-tests/render-on-server.tsx');
    return await renderAll();
  } finally {
    await server.close();
  }
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    renderOnServer: () => Promise<Record<string, Rendered>>;
  }
}
