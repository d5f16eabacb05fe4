import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  parameters: { alsoCalled: 'progress, loading bar, percent, meter' },
  args: { label: 'Sending proof of payment', value: 64, text: '64 %' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Sending proof of payment' });
    await expect(bar).toHaveAttribute('value', '64');
    await expect(bar).toHaveAttribute('aria-valuetext', '64 %');
  },
});

/** In right-to-left documents it fills from the right. */
export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '9rem' } } },
  beforeEach: rightToLeft,
  play: () => expectMirrored(),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="16rem"
      axes={{
        value: [0, 3, 50, 100, undefined],
        text: [undefined, '50 %', unbreakable],
        labelHidden: [false, true],
      }}
    >
      {(args) => <ProgressBar label={longName} {...args} />}
    </Combinations>
  ),
});
