import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Button } from '../../actions/button/button.tsx';
import { SkipLink } from './skip-link.tsx';

const meta = preview.meta({
  title: 'Elements/Navigation/Skip link',
  component: SkipLink,
  parameters: { alsoCalled: 'skip to content, bypass', docs: { story: { inline: false } } },
  args: { label: 'Skip to content', target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <Stack align="start">
        <Text tone="muted">Press Tab: the link comes into sight at the top.</Text>
        <Button variant="secondary">What every page repeats</Button>
        <div id="content" tabIndex={-1}>
          <Stack align="start">
            <Heading level={1}>Events</Heading>
            <Button>The first button of the page</Button>
          </Stack>
        </div>
      </Stack>
    </>
  ),
});

/** Hidden above the viewport until it has the focus. */
export const Playground = meta.story({
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(0);
  },
});

/** The first Tab on a page shows the link. Following it moves focus to the content. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    const { top, height } = skip.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(skip).toHaveAttribute('href', '#content');
  },
});

/** Text that is too long wraps and stays on the screen. */
export const Matrix = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { label: `${longName}: ${unbreakable}` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
  },
});
