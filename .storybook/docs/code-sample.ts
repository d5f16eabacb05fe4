import type { StoryContext } from 'storybook/internal/types';
import { docgenOf } from './element-args.ts';

/**
 * Returns the code sample of a story. If the story renders the component through a local helper, such as one that stores the state of a
 * dialog, the sample shows the component: `<Dialog …>` instead of `<Opener …>`.
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
