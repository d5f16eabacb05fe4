import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Mosaic } from './mosaic.tsx';
import { composeMosaic, figureMosaic, type LaidTile } from './mosaic-compose.ts';
import { tileRows } from './tile-rows.ts';

const compressed = (markup: string) => brotliCompressSync(markup).byteLength;
const weights = { rest: 0.56, deep: 0.15, bright: 0.15, paper: 0.08, brass: 0.06 };

/** Returns the tiles that have a neighbour below or to the right with the same pattern or the same rare tone. */
const faultsOf = (laid: LaidTile[][]) =>
  laid.flatMap((line, row) =>
    line.filter((tile, column) =>
      [line[column + 1], laid[row + 1]?.[column]].some(
        (next) =>
          next?.pattern === tile.pattern ||
          (next?.tone === tile.tone && ['paper', 'brass'].includes(tile.tone)),
      ),
    ),
  );

describe('Mosaic', () => {
  it('is smaller than 6 KB compressed', () => {
    const markup = renderToStaticMarkup(<Mosaic seed="hero" columns={12} rows={9} />);
    expect(compressed(markup)).toBeLessThan(6 * 1024);
  });

  it('shares a few elements among its tiles', () => {
    const markup = renderToStaticMarkup(<Mosaic seed="hero" columns={12} rows={9} />);
    expect(
      markup
        .match(/data-fields="" d="[^"]*"/g)
        ?.join('')
        .match(/M/g),
    ).toHaveLength(12 * 9);
    expect(markup.match(/<\w/g)?.length).toBeLessThan(40);
  });

  it('generates the same tiles for the same seed and others for another seed', () => {
    const compose = (seed: string) => composeMosaic({ seed, columns: 6, rows: 4, weights });
    expect(compose('a')).toEqual(compose('a'));
    expect(compose('a')).not.toEqual(compose('b'));
  });

  it('never puts equal patterns or equal rare tones next to each other', () => {
    const faults = Array.from({ length: 50 }, (_, seed) =>
      composeMosaic({ seed, columns: 10, rows: 8, weights }),
    ).flatMap(faultsOf);
    expect(faults).toEqual([]);
  });

  it('lays one of the figures into the tiles of the seed, and marks the tiles of all of them', () => {
    const options = { seed: 1979, columns: 3, rows: 2, weights };
    const brass: LaidTile = { pattern: 'diamond', tone: 'brass', turn: 0 };
    const figures = [[[brass]], [[], [null, null, brass]]];
    const ground = composeMosaic(options);
    for (const shown of [0, 1]) {
      const laid = figureMosaic(options, figures, shown);
      const marked = laid.map((line) => line.map(({ varied = false }) => varied));
      expect(marked).toEqual([
        [true, false, false],
        [false, false, true],
      ]);
      expect(laid[shown]?.[shown * 2]).toEqual({ ...brass, varied: true });
      expect(laid[1]?.[0]).toEqual(ground[1]?.[0]);
    }
  });

  it.each([9, 17, 24])('counts out %i tiles and leaves the other places empty', (count) => {
    const tiles = tileRows({ count, columns: 6 });
    expect(tiles.flat().filter((tile) => tile !== null)).toHaveLength(count);
    expect(tiles.every((line) => line.length === 6)).toBe(true);
  });

  it('keeps paper and brass rare', () => {
    const tiles = Array.from({ length: 20 }, (_, seed) =>
      composeMosaic({ seed, columns: 10, rows: 8, weights }),
    ).flat(2);
    const share = (...tones: string[]) =>
      tiles.filter(({ tone }) => tones.includes(tone)).length / tiles.length;
    expect(share('paper', 'brass')).toBeLessThan(0.2);
    expect(share('rest')).toBeGreaterThan(0.5);
  });
});
