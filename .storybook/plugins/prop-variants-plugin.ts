import type { Plugin } from 'vite';
import { type ComponentVariants, readPropVariants } from '../../ui/contract-tests/prop-variants.ts';

const name = 'virtual:prop-variants';
const resolved = `\0${name}`;

/** Provides the variants in the components' prop types to stories and tests, as the module `virtual:prop-variants`. */
export function propVariants(): Plugin {
  let variants: ComponentVariants | undefined;
  return {
    name: 'prop-variants',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      variants ??= readPropVariants();
      return `export const propVariants = ${JSON.stringify(variants)};`;
    },
    // The changed type may have a new variant, so the next load reads the types again.
    handleHotUpdate({ file }) {
      if (/\/ui\/.*\.tsx?$/.test(file) && !file.endsWith('.stories.tsx')) variants = undefined;
    },
  };
}
