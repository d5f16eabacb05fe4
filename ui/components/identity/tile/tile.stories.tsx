import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { Tile } from './tile.tsx';
import { tilePatterns, tileTones } from './tile-patterns.tsx';

const meta = preview.meta({
  title: 'Identity/Tile',
  component: Tile,
  parameters: { alsoCalled: 'pattern, illustration, adire' },
  args: { pattern: 'circles' as const, size: 'large' as const },
});

export const Playground = meta.story({});

/** A single tile in an empty state. */
export const EmptyState = meta.story({
  args: { pattern: 'dots', size: 'medium' },
  render: (args) => (
    <Stack align="start">
      <Tile {...args} />
      <Stack space="1">
        <Heading level={3}>No recent applications</Heading>
        <Text tone="muted">What members send appears here within a minute.</Text>
      </Stack>
    </Stack>
  ),
});

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
