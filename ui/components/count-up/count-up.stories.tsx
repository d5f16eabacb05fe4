import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { StatStrip } from '../../patterns/stat-strip/stat-strip.tsx';
import { Combinations } from '../../stories/combinations.tsx';
import { CountUp } from './count-up.tsx';

const meta = preview.meta({
  title: 'Elements/CountUp',
  component: CountUp,
  args: { value: '1000+' },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const figure = canvas.getByText('1000+');
    await waitFor(() => expect(figure.parentElement).toHaveAttribute('data-counted'));
    await waitFor(() => expect(figure.parentElement).not.toHaveAttribute('data-counted'), { timeout: 4000 });
    await expect(figure).toBeVisible();
  },
});

/** Thousands keep their comma on the way. */
export const Thousands = meta.story({ args: { value: '12,500' } });

/** What stands before the digits stands still. */
export const Amount = meta.story({ args: { value: '₦500,000' } });

/** The strip of figures. */
export const InStrip = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <StatStrip
      stats={[
        { figure: <CountUp value="1979" />, label: 'Established' },
        { figure: <CountUp value="40+" />, label: 'Years Experience' },
        { figure: <CountUp value="1000+" />, label: 'Members' },
        { figure: <CountUp value="100+" />, label: 'Training Programmes' },
      ]}
    />
  ),
});

/** No digits at all is a figure too. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Combinations axes={{ value: ['0', '7', '40+', '1979', '1,000,000+', 'many'] }}>
      {({ value }) => <CountUp value={value} />}
    </Combinations>
  ),
});
