import preview from '../../../../.storybook/preview.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Skeleton, type SkeletonProps } from './skeleton.tsx';

const meta = preview.meta({
  title: 'Feedback/Skeleton',
  component: Skeleton,
  parameters: { alsoCalled: 'loading, placeholder, shimmer' },
  args: { lines: 3 },
});

export const Playground = meta.story({});

/** A picture or a chart, as high as the content that replaces it. */
export const Block = meta.story({ args: { shape: 'block', height: '12rem' } });

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
