import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Section } from '../../../layout/section/section.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Mosaic } from './mosaic.tsx';
import { tileRows } from './tile-rows.ts';

const meta = preview.meta({
  title: 'Elements/Identity/Mosaic',
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

const figures = [
  [[], [null, 'squares/paper', 'squares/paper', 'squares/paper']],
  [
    [null, 'diamond/brass'],
    [null, null, 'diamond/brass'],
    [null, null, null, 'diamond/brass'],
  ],
] as const;

/** Figures in the tiles of one seed. Outside the figures, the tiles are the same (S-2.126). */
export const Figures = meta.story({
  tags: ['S-2.126'],
  render: (args) => (
    <Stack>
      {[0, 1].map((figure) => (
        <Mosaic key={figure} {...args} rows={4} figures={figures} figure={figure} />
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = [...canvasElement.querySelectorAll('svg')].map(tilesOf);
    await expect(one?.still).toEqual(other?.still);
    await expect(one?.varied.size).toBe(5);
    await expect([...(one?.varied.keys() ?? [])].sort()).toEqual([...(other?.varied.keys() ?? [])].sort());
    await expect(one?.varied).not.toEqual(other?.varied);
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
