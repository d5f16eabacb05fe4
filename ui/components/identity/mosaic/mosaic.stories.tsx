import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { Mosaic, type MosaicProps } from './mosaic.tsx';
import { tileRows } from './tile-rows.ts';

const meta = preview.meta({
  title: 'Identity/Mosaic',
  component: Mosaic,
  parameters: { alsoCalled: 'pattern, background art, illustration, adire' },
  args: { seed: 1979, fit: 'whole' },
});

export const Playground = meta.story({});

/** Fills its container and cuts off tiles at the edges. */
export const Cover = meta.story({
  args: { fit: 'cover' },
  render: (args) => (
    <div style={{ blockSize: '15rem' }}>
      <Mosaic {...args} />
    </div>
  ),
});

/** Some tiles turn, one after another. Under reduced motion they don't. */
export const Turning = meta.story({ args: { turning: true } });

/** An explicit composition, tile by tile. */
export const ChosenTiles = meta.story({
  args: {
    composition: [
      ['squares', 'diamond/bright', 'squares', 'diamond/brass'],
      ['petals/paper', 'circles', 'petals/deep', 'circles'],
      ['squares', 'diamond/brass', 'squares/bright', 'diamond'],
    ],
  },
});

/** Counted tiles: seventeen seats in rows of six. The place that is left over stays empty (S-2.121). */
export const CountedTiles = meta.story({
  tags: ['S-2.121'],
  args: {
    composition: tileRows({ count: 17, columns: 6, tone: (index) => (index < 8 ? 'bright' : 'rest') }),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('use')).toHaveLength(17);
  },
});

/** Returns the tiles of a mosaic as text by their position, and whether they turn when a variation takes the place of another one. */
const tilesOf = (svg: SVGElement) =>
  new Map(
    [...svg.querySelectorAll('use')].map((use) => {
      const group = use.closest('[data-varied]');
      const place = (group ?? use).getAttribute('transform') ?? '';
      const [x, y] = /translate\((\d+) (\d+)\)/.exec(place)?.slice(1).map(Number) ?? [
        Number(use.getAttribute('x')) + 20,
        Number(use.getAttribute('y')) + 20,
      ];
      const pattern = /[a-z]+$/.exec(use.getAttribute('href') ?? '')?.[0];
      const tone = use.closest('[data-tone]')?.getAttribute('data-tone');
      const turn = /rotate\(\d+\)/.exec(place)?.[0];
      return [`${x} ${y}`, { look: [pattern, tone, turn].join(' '), turns: group !== null }];
    }),
  );

/** Variations exchange about one tile in five. Any two of them differ in exactly the tiles that turn (S-2.126). */
export const Variations = meta.story({
  tags: ['S-2.126'],
  render: (args) => (
    <Stack>
      {[0, 1, 2].map((variation) => (
        <Mosaic key={variation} {...args} rows={4} variation={variation} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const variations = [...canvasElement.querySelectorAll('svg')].map(tilesOf);
    for (const [index, one] of variations.entries())
      for (const other of variations.slice(index + 1)) {
        const places = [...one.keys()];
        const differing = places.filter((place) => one.get(place)?.look !== other.get(place)?.look);
        await expect(places).toHaveLength(40);
        await expect(differing.length).toBeGreaterThan(4);
        await expect(differing).toEqual(places.filter((place) => other.get(place)?.turns));
      }
  },
});

/** The same seed generates the same tiles. */
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

/** Palettes and seeds side by side, in narrow and wide containers. */
export const Matrix = meta.story({
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
