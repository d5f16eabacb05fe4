import type { Plugin } from 'vite';

/** Empties the texts of `described` in the contract, which only the server's OpenAPI document has. */
export const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  enforce: 'pre',
  transform: {
    filter: { id: /\/api\/contract\/.*\.ts$/ },
    handler: (code) => code.replace(/\bdescribed\(\s*(['"`])(?:\\.|(?!\1).)*\1/g, "described(''"),
  },
};
