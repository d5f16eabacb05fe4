import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { expectMirrored, rightToLeft } from '../../../stories/right-to-left.ts';
import { Card } from '../../content/card/card.tsx';
import { ProgressBar } from './progress-bar.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Progress bar',
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

/** Nothing has been sent yet. */
export const Started = meta.story({ args: { value: 0, text: '0 %' } });

/** Everything has been sent. */
export const Done = meta.story({ args: { value: 100, text: '100 %' } });

/** The progress is not known. */
export const Indeterminate = meta.story({ args: { value: undefined, text: undefined } });

/** A member's three tasks. */
export const InCard = meta.story({
  render: () => (
    <Card>
      <Stack space="3">
        <ProgressBar label="Your progress" value={2} max={3} text="2 of 3" />
        <Text tone="muted" size="small">
          Upload Documents is still to be done.
        </Text>
      </Stack>
    </Card>
  ),
});

/** In right-to-left documents it fills from the right. */
export const RightToLeft = meta.story({
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
