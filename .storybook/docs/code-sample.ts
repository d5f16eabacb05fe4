import type { StoryContext } from 'storybook/internal/types';
import { docgenOf } from './element-args.ts';

/** Returns the import lines of the components and icons in a sample. Their modules follow from their docs pages. */
function importsOf(sample: string, pages: Pick<ReadonlyMap<string, string>, 'get'>): string {
  const names = new Set([...sample.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const modules = Map.groupBy([...names].sort(), (name) => {
    const page = pages.get(name);
    return page && `@imc/ui${/^membership(?=-)|icons(?=--)/.exec(page)?.[0].replace(/^/, '/') ?? ''}`;
  });
  modules.delete(undefined);
  return [...modules].map(([from, all]) => `import { ${all.join(', ')} } from '${from}';\n`).join('');
}

/**
 * Returns the code sample of a story, with its imports. If the story renders the component through a local helper, such as one that stores the
 * state of a dialog, the sample shows the component: `<Dialog …>` instead of `<Opener …>`.
 *
 * @param pages The docs page of each component and icon that the library exports.
 */
export function codeSample(
  code: string,
  context: Pick<StoryContext, 'component' | 'parameters'>,
  pages: Pick<ReadonlyMap<string, string>, 'get'>,
): string {
  const name = docgenOf(context.component)?.displayName;
  const root = /^<([A-Z]\w*)/.exec(code)?.[1];
  if (!code.startsWith('<') || !context.parameters.__isArgsStory) return code;
  const isHelper = name && root && root !== name && !pages.get(root);
  const sample = isHelper
    ? code.replace(/^<\w+/, `<${name}`).replace(new RegExp(`</${root}>$`), `</${name}>`)
    : code;
  return [importsOf(sample, pages), sample].filter(Boolean).join('\n');
}
