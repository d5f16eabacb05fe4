import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Puts `preview-stand-in.ts` in the place of Storybook's preview, so that stories load without Storybook. */
export const previewStandIn: Plugin = {
  name: 'preview-stand-in',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/.storybook/preview.tsx')
      ? fileURLToPath(new URL('./preview-stand-in.ts', import.meta.url))
      : undefined,
};
