import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Mosaic } from './mosaic.tsx';
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
    const fields = [...canvasElement.querySelectorAll('[data-fields]')];
    await expect(
      fields
        .map((path) => path.getAttribute('d'))
        .join('')
        .match(/M/g),
    ).toHaveLength(17);
  },
});

/** Returns the paths of the tiles that stay, and the look of those that turn, by their place. */
const tilesOf = (svg: SVGElement) => {
  const toneOf = (element: Element) => element.closest('[data-tone]')?.getAttribute('data-tone');
  const paths = [...svg.querySelectorAll('[data-tone] > path:not([data-fields])')];
  const varied = [...svg.querySelectorAll<SVGElement>('[data-varied]')].map((group) => {
    const [, place, turn] =
      /translate\((.+?)\)(.*)/.exec(group.parentElement?.getAttribute('transform') ?? '') ?? [];
    return [place, [group.dataset.varied, toneOf(group), turn].join(' ')] as const;
  });
  return {
    still: paths.map((path) => `${toneOf(path)} ${path.getAttribute('transform')} ${path.getAttribute('d')}`),
    varied: new Map(varied),
  };
};

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
        await expect(other.still).toEqual(one.still);
        await expect(other.varied.size).toBeGreaterThan(4);
        await expect(other.varied.size).toBe(one.varied.size);
        for (const [place, look] of one.varied) {
          await expect(other.varied.has(place)).toBe(true);
          await expect(other.varied.get(place)).not.toBe(look);
        }
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
    const [first, second] = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.outerHTML);
    await expect(first).toBe(second);
  },
});

/** Seeds below each other. */
export const Matrix = meta.story({
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack space="0">
      {['one', 'two', 'three'].map((seed) => (
        <Section key={seed} as="div" ground="institute" air="tight">
          <Mosaic seed={seed} columns={12} rows={3} fit="whole" />
        </Section>
      ))}
    </Stack>
  ),
});
