import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Tile } from './tile.tsx';
import { tilePatterns, tileTones } from './tile-patterns.tsx';

const meta = preview.meta({
  title: 'Elements/Identity/Tile',
  component: Tile,
  parameters: { alsoCalled: 'pattern, illustration, adire' },
  args: { pattern: 'circles' as const, size: 'large' as const },
});

export const Playground = meta.story({});

/** Every pattern in every tone and size. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {tileTones.map((tone) => (
        <Cluster key={tone} space="2">
          {tilePatterns.map((pattern) => (
            <Tile key={pattern} pattern={pattern} tone={tone} size="large" />
          ))}
        </Cluster>
      ))}
      {(['medium', 'small'] as const).map((size) => (
        <Cluster key={size} space="2">
          {tilePatterns.map((pattern) => (
            <Tile key={pattern} pattern={pattern} size={size} />
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
});
