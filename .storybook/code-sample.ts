import type { StoryContext } from 'storybook/internal/types';
import { docgenOf } from './element-args.ts';

/**
 * Code sample of a story. Stories that render a component through a helper of their own, such as one that keeps the state of a dialog, show
 * the component: `<Dialog …>` instead of `<Opener …>`.
 *
 * @param isPublic Whether the library exports a component of that name.
 */
export function codeSample(
  code: string,
  context: Pick<StoryContext, 'component' | 'parameters'>,
  isPublic: (name: string) => boolean,
): string {
  const name = docgenOf(context.component)?.displayName;
  const helper = /^<([A-Z]\w*)/.exec(code)?.[1];
  if (!name || !helper || helper === name || isPublic(helper) || !context.parameters.__isArgsStory)
    return code;
  return code.replace(/^<\w+/, `<${name}`).replace(new RegExp(`</${helper}>$`), `</${name}>`);
}
