import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Card } from '../../content/card/card.tsx';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Elements/Feedback/Skeleton',
  component: Skeleton,
  parameters: { alsoCalled: 'loading, placeholder, shimmer' },
  args: { lines: 3 },
});

export const Playground = meta.story({});

/** A picture or a chart, as high as the content that replaces it. */
export const Block = meta.story({ args: { shape: 'block', height: '12rem' } });

/** An avatar or a seal. */
export const Circle = meta.story({ args: { shape: 'circle' } });

export const GradeCard = meta.story({
  render: () => (
    <div style={{ maxInlineSize: '22rem' }}>
      <Card>
        <Stack>
          <Cluster noWrap>
            <Skeleton shape="circle" />
            <Skeleton width="8rem" />
          </Cluster>
          <Skeleton lines={3} />
        </Stack>
      </Card>
    </div>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      axes={{
        shape: propValues<SkeletonProps['shape']>('Skeleton', 'shape'),
        lines: [1, 3],
        width: [undefined, '6rem'],
      }}
    >
      {(props) => <Skeleton {...props} />}
    </Combinations>
  ),
});
