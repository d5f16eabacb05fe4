/**
 * Stands in for `.storybook/preview.tsx` where a test wants a story's component and args, and no Storybook: no worker, no add-ons, and
 * it loads in Node as well.
 */
interface Story {
  readonly input: object;
  readonly meta: Meta;
  test(): Story;
  extend(): Story;
}

interface Meta {
  readonly input: object;
  story(input?: object): Story;
}

const preview = {
  meta(input: object): Meta {
    const meta: Meta = {
      input,
      story(story = {}) {
        const made: Story = { input: story, meta, test: () => made, extend: () => made };
        return made;
      },
    };
    return meta;
  },
};

// biome-ignore lint/style/noDefaultExport: it is imported in the place of a default export.
export default preview;
