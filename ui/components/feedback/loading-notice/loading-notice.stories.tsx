import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { Prose } from '../../content/prose/prose.tsx';
import { LoadingNotice } from './loading-notice.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Loading notice',
  component: LoadingNotice,
  parameters: { alsoCalled: 'loading, page loading', docs: { story: { inline: false } } },
  args: { label: 'Loading...' },
  render: (args) => (
    <>
      <LoadingNotice {...args} />
      <Prose>
        <Heading level={1}>The page that is still shown</Heading>
        <p>It can be read on, and scrolled, until the next one is there.</p>
        <div style={{ blockSize: '200vh' }} />
      </Prose>
    </>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});

/** It stays visible at any scroll position and covers no button at either side. */
export const Scrolled = meta.story({
  play: async ({ canvas }) => {
    scrollTo({ top: 400, behavior: 'instant' });
    const { top, bottom, width } = canvas.getByRole('status').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(innerHeight);
    await expect(width).toBeLessThan(innerWidth / 2);
  },
});

/** Text that is too long wraps and stays on the screen. */
export const Matrix = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  args: { label: `${longName}: ${unbreakable}` },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByRole('status').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(innerWidth);
  },
});
