import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { grades } from '../grade-seal/grade-seal-drawings.ts';
import { Cloth, type ClothProps } from './cloth.tsx';

const meta = preview.meta({
  title: 'Elements/Identity/Cloth',
  component: Cloth,
  parameters: { alsoCalled: 'portrait, identicon, adire, generated picture, person' },
  args: { seed: 'Adaeze Sample', grade: 'FIMC' as const },
  render: (args) => (
    <div style={{ inlineSize: '15rem' }}>
      <Cloth {...args} />
    </div>
  ),
});

export const Playground = meta.story({});

/** One seed in all six grades. The patterns stay, the ornament grows. */
export const Grades = meta.story({
  tags: ['S-2.103'],
  render: (args) => (
    <Grid columns={3}>
      {grades.map((grade) => (
        <Stack key={grade} space="2">
          <Cloth {...args} grade={grade} />
          <Text tone="muted">{grade}</Text>
        </Stack>
      ))}
    </Grid>
  ),
});

/** At the size of an avatar: without the border and with heavier lines. */
export const Small = meta.story({
  args: { detail: 'small' },
  render: (args) => (
    <Cluster space="3">
      {['Adaeze', 'Babatunde', 'Chiamaka', 'Danjuma', 'Ebele', 'Funmilayo'].flatMap((seed, index) =>
        ['2rem', '3rem'].map((inlineSize) => (
          <div key={`${seed} ${inlineSize}`} style={{ inlineSize }}>
            <Cloth {...args} seed={seed} grade={grades[index]} />
          </div>
        )),
      )}
    </Cluster>
  ),
});

/** A portrait next to the name. The cloth is never the only sign of a person. */
export const Portrait = meta.story({
  render: (args) => (
    <Cluster space="5" noWrap>
      <div style={{ inlineSize: '8rem' }}>
        <Cloth {...args} />
      </div>
      <Heading level={2} size="card">
        {args.seed}, {args.grade}
      </Heading>
    </Cluster>
  ),
});

/** Two drawings of the same seed are the same. */
export const SameSeed = meta.story({
  render: (args) => (
    <Cluster>
      {['first', 'second'].map((key) => (
        <div key={key} style={{ inlineSize: '8rem' }}>
          <Cloth {...args} />
        </div>
      ))}
    </Cluster>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      svg.outerHTML.replaceAll(svg.querySelector('g')?.id ?? '', 'id'),
    );
    await expect(first).toBe(second);
  },
});

const seeds = ['Adaeze Sample', 412, 'Ọlájùmọ̀kẹ́ <b>', '', 'x'.repeat(300)];

/** Every grade in both details, with unusual seeds. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack>
      {propValues<ClothProps['grade']>('Cloth', 'grade').map((grade) => (
        <Cluster key={grade} space="3">
          {seeds.flatMap((seed) =>
            propValues<ClothProps['detail']>('Cloth', 'detail').map((detail) => (
              <div key={`${seed} ${detail}`} style={{ inlineSize: detail === 'small' ? '3rem' : '8rem' }}>
                <Cloth seed={seed} grade={grade} detail={detail} />
              </div>
            )),
          )}
        </Cluster>
      ))}
    </Stack>
  ),
});
