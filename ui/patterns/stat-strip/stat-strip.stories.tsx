import preview from '../../../.storybook/preview.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { StatStrip } from './stat-strip.tsx';

const stats = [
  { figure: '1979', label: 'Established' },
  { figure: '40+', label: 'Years Experience' },
  { figure: '1000+', label: 'Members' },
  { figure: '100+', label: 'Training Programmes' },
];

const meta = preview.meta({
  title: 'Elements/Patterns/Stat strip',
  component: StatStrip,
  parameters: { alsoCalled: 'statistics, figures, key numbers', layout: 'fullscreen' },
  args: { stats },
});

export const Playground = meta.story({});

/** Three figures share the row. */
export const ThreeFigures = meta.story({ args: { stats: stats.slice(1) } });

/** Two to four figures, large figures and long words. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      <StatStrip stats={stats.slice(0, 2)} />
      <StatStrip stats={stats.slice(0, 3)} />
      <StatStrip
        stats={[
          { figure: '₦1,250,000,000', label: 'Feesreceivedfromallmembersofthefederation' },
          ...stats.slice(1),
        ]}
      />
    </Stack>
  ),
});
