/** Setup of the stories project in Vitest: writes the words of stories without a play for tests/published, and what tagged ones show for statements.ts. */
import type { ComposedStoryFn } from 'storybook/internal/types';
import { afterEach } from 'vitest';
import { commands } from 'vitest/browser';

afterEach<{ story?: ComposedStoryFn }>(async ({ task, story }) => {
  const { storyId } = task.meta as { storyId?: string };
  if (!storyId || storyId.includes(':')) return;
  // The container comes last of those without an id. What a story renders beside it has one, or is no `div`.
  const words = [...document.querySelectorAll('body > div:not([id])')].at(-1)?.textContent ?? '';
  if (!story?.play) await commands.writeFile(`test-results/words/${storyId}.txt`, words);
  if (!story?.tags.some((tag) => /[A-Z]/.test(tag))) return;
  // Only screen readers have what is clipped away.
  const clipped = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  );
  for (const element of clipped) element.style.display = 'none';
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not shown.
  const visible = document.body.innerText;
  const placeholders = [...document.querySelectorAll('[placeholder]')].map((field) =>
    field.getAttribute('placeholder'),
  );
  await commands.writeFile(`test-results/texts/${storyId}.txt`, [visible, ...placeholders].join('\n'));
});
