import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type ComponentDocs, readComponentDocs } from '../../ui/contract-tests/prop-docs.ts';
import { codeSamples } from '../docs/write-code-samples.ts';

/** Documentation attached to a component, in the `__docgenInfo` property that Storybook's own generators also use. */
export type ComponentDocgen = Pick<ComponentDocs, 'description' | 'argTypes' | 'element'>;

const docgenCode = ({ name, description, element, argTypes }: ComponentDocs): string =>
  `\nObject.assign(${name}, { __docgenInfo: ${JSON.stringify({ description, element, argTypes })} });`;

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
    // Tests don't read props tables.
    apply: () => !process.env.VITEST,
    transform(code, id) {
      if (!/\.tsx$/.test(id) || !id.startsWith(root) || !/^(ui|screens)\//.test(id.slice(root.length)))
        return undefined;
      parts.set(id, documentedParts(readFileSync(id, 'utf8')));
      byFile ??= Map.groupBy(readComponentDocs(), ({ file }) => file);
      const components = byFile.get(id.slice(root.length));
      return components && { code: code + components.map(docgenCode).join(''), map: null };
    },
    // Reading the types takes seconds, which an edit of the markup should not wait for.
    async handleHotUpdate({ file, read }) {
      if (/\/ui\/.*\.tsx?$/.test(file) && parts.get(file) !== documentedParts(await read()))
        byFile = undefined;
    },
  };
}

/** Provides the code samples of a story file, by the ids of the stories, as `…stories.tsx?samples`. */
export const codeSamplesPlugin = (): Plugin => ({
  name: 'code-samples',
  load(id) {
    const [path = '', query] = id.split('?');
    if (query !== 'samples') return undefined;
    this.addWatchFile(path);
    return `export default ${JSON.stringify(Object.fromEntries(codeSamples(path)))};`;
  },
});
