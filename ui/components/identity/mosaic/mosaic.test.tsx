import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { tilePatterns } from '../tile/tile-patterns.tsx';
import { Mosaic } from './mosaic.tsx';
import { composeMosaic, varyMosaic } from './mosaic-compose.ts';
import { tileRows } from './tile-rows.ts';
import { TileStrip } from './tile-strip.tsx';

const compressed = (markup: string) => brotliCompressSync(markup).byteLength;
const weights = { rest: 0.56, deep: 0.15, bright: 0.15, paper: 0.08, brass: 0.06 };

describe('Mosaic', () => {
  it.each([
    ['the hero', <Mosaic key="a" seed="hero" columns={12} rows={9} />],
    ['a strip of three rows', <TileStrip key="b" rows={3} />],
    ['a quiet one', <Mosaic key="c" palette="quiet" columns={6} rows={12} />],
  ])('is smaller than 6 KB compressed: %s', (_, element) => {
    expect(compressed(renderToStaticMarkup(element))).toBeLessThan(6 * 1024);
  });

  it('draws each pattern once', () => {
    const markup = renderToStaticMarkup(<Mosaic seed="hero" columns={12} rows={9} />);
    expect(markup.match(/<symbol /g)).toHaveLength(tilePatterns.length);
    expect(markup.match(/<use /g)).toHaveLength(12 * 9);
  });

  it('generates the same tiles for the same seed and others for another seed', () => {
    const compose = (seed: string) => composeMosaic({ seed, columns: 6, rows: 4, weights });
    expect(compose('a')).toEqual(compose('a'));
    expect(compose('a')).not.toEqual(compose('b'));
  });

  it('never puts equal patterns or equal rare tones next to each other', () => {
    const faults = Array.from({ length: 50 }, (_, seed) =>
      composeMosaic({ seed, columns: 10, rows: 8, weights }),
    ).flatMap((laid) =>
      laid.flatMap((line, row) =>
        line.filter((tile, column) =>
          [line[column + 1], laid[row + 1]?.[column]].some(
            (next) =>
              next?.pattern === tile.pattern ||
              (next?.tone === tile.tone && ['paper', 'brass'].includes(tile.tone)),
          ),
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  it('exchanges some tiles for a variation, and only those', () => {
    const options = { seed: 1979, columns: 10, rows: 8, weights };
    const base = composeMosaic(options).flat();
    const varied = varyMosaic(options, 'benefits').flat();
    const exchanged = varied.filter((tile) => tile.varied).length;
    expect(exchanged).toBeGreaterThan(5);
    expect(exchanged).toBeLessThan(25);
    expect(varied.filter((tile) => !tile.varied)).toEqual(base.filter((_, index) => !varied[index]?.varied));
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
