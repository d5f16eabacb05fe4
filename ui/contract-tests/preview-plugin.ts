import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Replaces Storybook's preview by `preview-stub.ts`, so that stories load without Storybook. */
export const previewStub: Plugin = {
  name: 'preview-stub',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/.storybook/preview.tsx')
      ? fileURLToPath(new URL('./preview-stub.ts', import.meta.url))
      : undefined,
};
