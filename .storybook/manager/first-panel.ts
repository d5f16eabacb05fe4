import { STORY_RENDERED } from 'storybook/internal/core-events';
import { type API, addons } from 'storybook/manager-api';

const controls = 'addon-controls';
const interactions = 'storybook/interactions/panel';

/** Returns the panel to show for a story: Interactions if it plays, otherwise Controls. A panel that a user selected stays, for example Accessibility. */
export function firstPanel(tags: readonly string[], selected: string | undefined): string | undefined {
  if (selected && selected !== controls && selected !== interactions) return selected;
  return tags.includes('play-fn') || tags.includes('test-fn') ? interactions : controls;
}

/** Shows the panel that fits the story each time another story is selected. */
export function selectFirstPanel(): void {
  addons.register('first-panel', (api: API) => {
    let last: string | undefined;
    api.on(STORY_RENDERED, () => {
      const story = api.getCurrentStoryData();
      if (!story || story.id === last) return;
      last = story.id;
      const selected = api.getSelectedPanel();
      const panel = firstPanel(story.tags ?? [], selected);
      if (panel && panel !== selected) api.setSelectedPanel(panel);
    });
  });
}
