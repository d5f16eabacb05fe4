import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Card } from '../../content/card/card.tsx';
import { Spinner, type SpinnerProps } from './spinner.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Spinner',
  component: Spinner,
  parameters: { alsoCalled: 'loader, loading, busy, throbber' },
  args: { label: 'Loading applications' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading applications');
  },
});

/** In a line of text. */
export const Small = meta.story({ args: { size: 'small', label: 'Saving' } });

/** Alone on a page whose content is loading. */
export const Large = meta.story({ args: { size: 'large', label: 'Loading the statistics' } });

/** The label is only for screen readers where it would repeat the text next to it. */
export const LabelHidden = meta.story({ args: { labelHidden: true } });

/** In the middle of a card whose content is loading. */
export const InCard = meta.story({
  render: (args) => (
    <Card>
      <div style={{ display: 'grid', placeItems: 'center', minBlockSize: '12rem' }}>
        <Spinner {...args} size="large" />
      </div>
    </Card>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      axes={{ size: propValues<SpinnerProps['size']>('Spinner', 'size'), labelHidden: [false, true] }}
    >
      {(props) => <Spinner {...props} label={`Loading the application of ${longName}`} />}
    </Combinations>
  ),
});
