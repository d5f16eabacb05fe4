import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type ComponentDocs, readComponentDocs } from '../../ui/contract-tests/prop-docs.ts';

/** Documentation attached to a component, in the `__docgenInfo` property that Storybook's own generators also use. */
export type ComponentDocgen = Pick<ComponentDocs, 'description' | 'argTypes' | 'element'> & {
  readonly displayName: string;
};

/** Returns statements that attach its documentation to each component of a module. */
export const docgenCode = (components: readonly ComponentDocs[]): string =>
  components
    .map(({ name, description, element, argTypes }) => {
      const docgen: ComponentDocgen = {
        displayName: name,
        description,
        argTypes,
        ...(element && { element }),
      };
      return `\nObject.assign(${name}, { __docgenInfo: ${JSON.stringify(docgen)} });`;
    })
    .join('');

/** Returns the parts of a module that its documentation comes from: comments, types and signatures. */
export const documentedParts = (source: string): string =>
  (source.match(/\/\*\*[\s\S]*?\*\/|^(export )?(interface|type) [\s\S]*?(^\}|;$)|^export .*$/gm) ?? []).join(
    '\n',
  );

const root = new URL('../../', import.meta.url).pathname;

/**
 * Attaches to every documented component its props with readable types, defaults and controls, read with the type checker. Replaces
 * Storybook's react-docgen, which reads one module at a time and can't resolve types from other modules.
 */
export function componentDocs(): Plugin {
  let byFile: Map<string, ComponentDocs[]> | undefined;
  const parts = new Map<string, string>();
  return {
    name: 'component-docs',
    // Tests read neither props tables nor code samples.
    apply: () => !process.env.VITEST,
    transform(code, id) {
      // The functions of icons have no name, and code samples print it.
      const [, icon] = /^export const (\w+) = .*createIcon\(/m.exec(code) ?? [];
      if (icon) return { code: `${code}\nObject.assign(${icon}, { displayName: '${icon}' });`, map: null };
      if (!/\.tsx$/.test(id) || !id.startsWith(root) || !/^(ui|screens)\//.test(id.slice(root.length)))
        return undefined;
      parts.set(id, documentedParts(readFileSync(id, 'utf8')));
      byFile ??= Map.groupBy(readComponentDocs(), ({ file }) => file);
      const components = byFile.get(id.slice(root.length));
      return components && { code: code + docgenCode(components), map: null };
    },
    // Reading the types takes seconds, which an edit of the markup should not wait for.
    async handleHotUpdate({ file, read }) {
      if (/\/ui\/.*\.tsx?$/.test(file) && parts.get(file) !== documentedParts(await read()))
        byFile = undefined;
    },
  };
}

/** Preserves the names of functions in the built Storybook, because code samples contain the names of components. Vite minifies them otherwise. */
export const keepNames = (): Plugin => ({
  name: 'keep-names',
  // Storybook ignores `build` in a Vite configuration, but not in a plugin.
  config: () => ({ build: { rolldownOptions: { output: { keepNames: true } } } }),
});
