import type { TileComposition } from '@imc/ui';
import { expect, it } from 'vitest';
import { yearTiles } from './about/year-tiles.ts';
import { stairTiles } from './certifications/stair-tiles.ts';
import { missingTile } from './error/missing-tile.ts';

// S-2.121: what the tiles in the heads of pages count.

/** Returns a composition as lines of text, with a mark for each tile. */
const drawn = (tiles: TileComposition, mark: (name: string) => string) =>
  tiles.map((line) => line.map((name) => (name === null ? ' ' : mark(name))).join(''));

it('writes the year of the Institute in light tiles', () => {
  expect(drawn(yearTiles(1979), (name) => (name.endsWith('/paper') ? '#' : '.'))).toEqual([
    '.................',
    '.##..###.###.###.',
    '..#..#.#...#.#.#.',
    '..#..###...#.###.',
    '..#....#...#...#.',
    '.###.###...#.###.',
    '.................',
  ]);
});

it('draws steps that rise, of which one is brass', () => {
  expect(
    drawn(stairTiles(5, 0), (name) => (name.endsWith('/brass') ? 'B' : name === 'comb' ? '.' : '#')),
  ).toEqual(['    #', '   #.', '  #..', ' #...', 'B....']);
});

it('leaves out one tile of a wall, and lays it beside the wall', () => {
  expect(drawn(missingTile, (name) => (name.endsWith('/brass') ? 'B' : '#'))).toEqual([
    '  #####',
    '  ## ##',
    '  #####',
    'B #####',
  ]);
});
