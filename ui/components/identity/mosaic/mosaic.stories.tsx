import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Mosaic, type MosaicProps } from './mosaic.tsx';
import { TileStrip } from './tile-strip.tsx';

const meta = preview.meta({
  title: 'Identity/Mosaic',
  component: Mosaic,
  args: { seed: 1979, fit: 'whole' },
});

export const Playground = meta.story({});

/** It fills the box it stands in and cuts tiles at the edges. */
export const Cover = meta.story({
  args: { fit: 'cover' },
  render: (args) => (
    <div style={{ blockSize: '15rem' }}>
      <Mosaic {...args} />
    </div>
  ),
});

/** Near other things: no paper, no brass, lines one step from the ground. */
export const Quiet = meta.story({ args: { palette: 'quiet', columns: 8, rows: 4 } });

/** Some tiles turn, one after another. With reduced motion they stand still. */
export const Turning = meta.story({ args: { turning: true } });

/** Laid by hand, tile by tile. */
export const ByHand = meta.story({
  args: {
    composition: [
      ['squares', 'diamond/bright', 'squares', 'diamond/brass'],
      ['petals/paper', 'circles', 'petals/deep', 'circles'],
      ['squares', 'diamond/brass', 'squares/bright', 'diamond'],
    ],
  },
});

/** The same seed lays the same tiles. */
export const SameSeed = meta.story({
  args: { seed: 'slide-2', columns: 6, rows: 2 },
  render: (args) => (
    <Stack>
      <Mosaic {...args} />
      <Mosaic {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      svg.outerHTML.replaceAll(svg.querySelector('symbol')?.id.replace(/[a-z]+$/, '') ?? '', ''),
    );
    await expect(first).toBe(second);
  },
});

/** A strip closes a page; `quiet` closes a sidebar. */
export const Strips = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="6">
      <TileStrip seed="footer" />
      <TileStrip seed="footer" size="medium" rows={2} />
      <TileStrip seed="footer" size="medium" rows={3} palette="quiet" />
    </Stack>
  ),
});

/** Palettes and seeds side by side, in narrow and wide boxes. */
export const Matrix = meta.story({
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="0">
      {propValues<MosaicProps['palette']>('Mosaic', 'palette').map((palette) =>
        ['one', 'two', 'three'].map((seed) => (
          <Section
            key={palette + seed}
            as="div"
            ground={palette === 'quiet' ? 'institute-deep' : 'institute'}
            air="tight"
          >
            <Mosaic seed={seed} palette={palette} columns={12} rows={3} fit="whole" />
          </Section>
        )),
      )}
    </Stack>
  ),
});
