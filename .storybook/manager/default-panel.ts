import { STORY_PREPARED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

/**
 * Returns the panel to show for a story: Interactions if it has a play function or test, otherwise Controls. Another panel that the user
 * selected, for example Accessibility, stays selected.
 */
export function defaultPanel(tags: readonly string[], selected: string | undefined): string | undefined {
  if (selected && selected !== controls && selected !== interactions) return selected;
  return tags.includes('play-fn') || tags.includes('test-fn') ? interactions : controls;
}

/** Selects the panel that suits the story before another story is rendered. */
export function selectDefaultPanel(): void {
  addons.register('default-panel', (api: API) => {
    let last: string | undefined;
    api.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase }: { newPhase: string }) =>
      document.body.toggleAttribute('data-playing', newPhase === 'playing'),
    );
    api.on(STORY_PREPARED, () => {
      const story = api.getCurrentStoryData();
      if (!story || story.id === last) return;
      last = story.id;
      const selected = api.getSelectedPanel();
      const panel = defaultPanel(story.tags ?? [], selected);
      if (panel && panel !== selected) api.setSelectedPanel(panel);
    });
  });
}
