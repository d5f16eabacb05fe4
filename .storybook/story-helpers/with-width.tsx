import type { Decorator } from '@storybook/react-vite';

/** Decorator that limits the width of stories, such as that of a form in its column. */
export const withWidth =
  (maxInlineSize: string): Decorator =>
  (Story) => (
    <div style={{ maxInlineSize }}>
      <Story />
    </div>
  );
