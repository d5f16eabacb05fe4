/** Global of a Storybook preview, which Storybook has no type for: the part that tests use. */
interface Window {
  readonly __STORYBOOK_PREVIEW__: {
    ready(): Promise<unknown>;
    loadStory(selection: { storyId: string }): Promise<{
      name: string;
      playFunction?: unknown;
      storyGlobals: {
        viewport?: { value?: keyof typeof import('../../.storybook/globals/viewports.ts').viewports };
      };
      parameters: { viewport: { options: Record<string, { styles: { width: string } }> } };
    }>;
  };
}
