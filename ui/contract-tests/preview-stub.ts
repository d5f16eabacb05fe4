/**
 * Replaces `.storybook/preview.tsx` in tests that only need a story's component and args. It needs no service worker and no add-ons, and
 * also loads in Node.
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

// biome-ignore lint/style/noDefaultExport: it replaces a module with a default export.
export default preview;
