import type { Plugin } from 'vite';
import { type ComponentVariants, readPropVariants } from '../ui/contract-tests/prop-variants.ts';

const name = 'virtual:prop-variants';
const resolved = `\0${name}`;

/** Gives stories and tests the variants that the types of the components name, as the module `virtual:prop-variants`. */
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
    // A type may have gained a variant: the next reader gets it.
    handleHotUpdate({ file }) {
      if (/\/ui\/.*\.tsx?$/.test(file) && !file.endsWith('.stories.tsx')) variants = undefined;
    },
  };
}
