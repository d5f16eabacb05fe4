import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { largeText } from '../../../stories/large-text.ts';
import { Button } from '../../actions/button/button.tsx';
import { WelcomeBanner } from './welcome-banner.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Welcome banner',
  component: WelcomeBanner,
  parameters: {
    alsoCalled: 'marquee, ticker, announcement, cookie banner',
    docs: { story: { inline: false } },
  },
  args: {
    label: 'Welcome',
    closeLabel: 'Close the welcome',
    onDismiss: fn(),
    children:
      'Welcome to the institute. Registration for the annual summit is open to members of every grade.',
  },
});

export const Playground = meta.story({});

Playground.test('closes by keyboard', async ({ canvas, args, userEvent }) => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  await expect(args.onDismiss).toHaveBeenCalledOnce();
});

Playground.test('rests in full after its first pass', async ({ canvas }) => {
  const line = canvas.getByText(/Welcome to the institute/);
  for (const animation of line.getAnimations()) animation.finish();
  await waitFor(() => expect(getComputedStyle(line).animationName).toBe('none'));
  await expect(line.scrollWidth).toBeLessThanOrEqual((line.parentElement as HTMLElement).clientWidth);
});

Playground.test('the moving text fades at both ends and starts outside the fade', async ({ canvas }) => {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const line = canvas.getByText(/Welcome to the institute/);
  const container = line.parentElement as HTMLElement;
  const { maskImage } = getComputedStyle(container);
  await expect(maskImage).toContain('linear-gradient');
  const fade = Number.parseFloat(getComputedStyle(container).getPropertyValue('padding-inline-start'));
  await expect(fade).toBeGreaterThanOrEqual(16);
});

/** Short text is also visible from the start. */
export const Short = meta.story({ args: { children: 'Welcome.' } });

/** Paused by the page, and always under reduced motion: the full text is shown, wrapped. */
export const Paused = meta.story({
  args: { paused: true },
  play: async ({ canvas }) => {
    const line = canvas.getByText(/Welcome to the institute/);
    await expect(line.scrollWidth).toBeLessThanOrEqual((line.parentElement as HTMLElement).clientWidth);
  },
});

/** Content under the banner can be scrolled clear of it. */
export const OverPage = meta.story({
  tags: ['S-2.39'],
  parameters: { docs: { story: { inline: false } } },
  render: (args) => (
    <Stack>
      <Heading level={1}>Home</Heading>
      {Array.from({ length: 12 }, (_, line) => (
        <Text key={String(line)}>Education shown, work examined, two referees asked, a code signed.</Text>
      ))}
      <Button>The last button of the page</Button>
      <WelcomeBanner {...args} />
    </Stack>
  ),
});

/** Large text leaves no room to lie over the page: the banner is a part of it. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'width360' } },
  beforeEach: largeText,
  play: async ({ canvas }) => {
    await waitFor(() => expect(getComputedStyle(canvas.getByRole('complementary')).position).toBe('static'));
  },
});

export const Matrix = meta.story({
  args: { children: `${longName} ${unbreakable} ${longName} ${unbreakable}` },
});
