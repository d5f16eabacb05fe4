import type { StoryContext } from 'storybook/internal/types';

/** Attributes that change no picture, and ids that differ from story to story. */
const unseen =
  / (?:id|for|name|href|list|aria-(?:label|labelledby|describedby|controls))="[^"]*"|_r_\w+_|blob:[^"]*/g;

/** What a picture of the page depends on: elements, typed values, focus and scroll position, and the settings of the page. */
function look({ globals }: StoryContext): string {
  const { activeElement, body, documentElement } = document;
  const elements = [...body.querySelectorAll('*')];
  const fields = [...body.querySelectorAll<HTMLInputElement>('input, select, textarea')];
  return JSON.stringify([
    body.innerHTML.replaceAll(unseen, ''),
    fields.map(({ checked, value }) => [checked, value]),
    elements.indexOf(activeElement as Element),
    elements.filter((element) => element.matches(':popover-open')).length,
    [scrollY, ...elements.map(({ scrollLeft, scrollTop }) => scrollLeft + scrollTop).filter(Boolean)],
    (documentElement.cloneNode() as Element).outerHTML,
    globals,
  ]);
}

let title = '';
/** Names of the stories with this title, by their look. */
const names = new Map<string, string>();

/**
 * Throws if a story looks like another of its title: then one is superfluous, or does not rest in the state of its name. The parameter
 * `looksLikeAnother` is the reason of one that may.
 */
export function expectOwnLook(story: StoryContext): void {
  if (story.tags.includes('test-fn') || story.parameters.looksLikeAnother || story.storyGlobals.scheme)
    return;
  if (story.title !== title) names.clear();
  title = story.title;
  const key = look(story);
  const other = names.get(key) ?? story.name;
  names.set(key, other);
  if (other !== story.name)
    throw new Error(
      `It looks like the story ${other}. Delete one, let it rest in the state of its name, or say why in the parameter \`looksLikeAnother\`.`,
    );
}
