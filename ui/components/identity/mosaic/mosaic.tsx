import { clsx } from 'clsx';
import { type CSSProperties, type Ref, type SVGAttributes, useId, useMemo } from 'react';
import {
  type TilePattern,
  type TileTone,
  tileDrawings,
  tilePatterns,
  tileTones,
} from '../tile/tile-patterns.tsx';
import styles from './mosaic.module.css';
import { composeMosaic, type LaidTile, type ToneWeights, varyMosaic } from './mosaic-compose.ts';
import type { TileComposition } from './tile-rows.ts';

export interface MosaicProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'fill' | 'dangerouslySetInnerHTML'
  > {
  /** Any text or number. The same seed always generates the same tiles, on the server too. Default `1979`. */
  seed?: string | number;
  /** Number of tiles horizontally. Default 10. */
  columns?: number;
  /** Number of tiles vertically. Default 8. */
  rows?: number;
  /**
   * `institute` is the palette of the hero. `quiet` is a subdued background without paper and brass. Default
   * `institute`.
   */
  palette?: 'institute' | 'quiet';
  /**
   * Weights of the tones. Default: those of the palette (mostly `rest`, some `deep` and `bright`, a few
   * `paper` and `brass`).
   */
  weights?: ToneWeights;
  /** Rows of named tiles, built with `tileRows`, instead of `seed`, `columns` and `rows`. */
  composition?: TileComposition;
  /**
   * Replaces about one tile in five; every variation of a `seed` replaces the same ones. They make a quarter turn when the variation changes,
   * in a parent with `data-changed` whose shown element has `data-shown`. 0 keeps the tiles of the seed, 5 is the highest.
   */
  variation?: number;
  /**
   * `cover` fills the container and cuts off tiles at its edges. `whole` has the width of the container and
   * shows every tile. Default `cover`.
   */
  fit?: 'cover' | 'whole';
  /**
   * Lets some tiles turn slowly, one after another, unless the user prefers reduced motion. Offer a pause
   * button next to it. Default `false`.
   */
  turning?: boolean;
  /** Reveals the tiles row by row on the first page load; a single row tile by tile. Not under reduced motion. Default `false`. */
  dyes?: boolean;
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

const paletteWeights: Record<NonNullable<MosaicProps['palette']>, ToneWeights> = {
  institute: { rest: 0.56, deep: 0.15, bright: 0.15, paper: 0.08, brass: 0.06 },
  quiet: { rest: 0.7, bright: 0.3 },
};

interface PlacedTile extends LaidTile {
  readonly row: number;
  readonly column: number;
}

const parseComposition = (names: TileComposition): (LaidTile | null)[][] =>
  names.map((line) =>
    line.map((name) => {
      if (name === null) return null;
      const [pattern, tone = 'rest'] = name.split('/') as [TilePattern, TileTone?];
      return { pattern, tone, turn: 0 };
    }),
  );

/**
 * Returns the markup of a tile at its position. A tile that may turn is wrapped in a group, so that it turns
 * around its own centre.
 */
function tileMarkup(
  id: string,
  { pattern, turn, row, column, varied }: PlacedTile,
  turning: boolean,
): string {
  const [x, y] = [column * 40, row * 40];
  const use = (attributes: string) => `<use href="#${id}${pattern}" width="40" height="40" ${attributes}/>`;
  const transform = `transform="translate(${x + 20} ${y + 20})${turn ? `rotate(${turn * 90})` : ''}"`;
  if (turning || varied)
    return `<g ${transform}${varied ? ' data-varied=""' : ''}>${use('x="-20" y="-20"')}</g>`;
  return use(turn ? `x="-20" y="-20" ${transform}` : `x="${x}" y="${y}"`);
}

/** Returns the SVG content of a mosaic: every pattern once, and the tiles grouped by tone. */
function mosaicMarkup(id: string, laid: readonly (readonly (LaidTile | null)[])[], turning: boolean): string {
  const tiles = laid.flatMap((line, row) =>
    line.flatMap((tile, column) => (tile ? [{ ...tile, row, column }] : [])),
  );
  const symbols = tilePatterns
    .filter((name) => tiles.some(({ pattern }) => pattern === name))
    .map(
      (name) => `<symbol id="${id}${name}" viewBox="-20 -20 40 40">${tileDrawings[name].drawing}</symbol>`,
    );
  // The ground of the mosaic is that of its resting tiles, except where places are empty.
  const hasGaps = tiles.length < laid.flat().length;
  const tones = tileTones.map((tone) => {
    const toneTiles = tiles.filter((tile) => tile.tone === tone);
    if (toneTiles.length === 0) return '';
    const fields = toneTiles.map(({ row, column }) => `M${column * 40} ${row * 40}h40v40h-40z`).join('');
    const ground = tone === 'rest' && !hasGaps ? '' : `<path d="${fields}"/>`;
    return `<g data-tone="${tone}">${ground}${toneTiles.map((tile) => tileMarkup(id, tile, turning)).join('')}</g>`;
  });
  return [...symbols, ...tones].join('');
}

/**
 * A mosaic of square tiles in the style of adire cloth. Decorative: hidden from screen readers. Every pattern is drawn once as a symbol and
 * repeated with `<use>`, in less than 6 KB (compressed). For React it is two elements, because rendering hundreds would delay the page on a
 * slow phone.
 */
export function Mosaic({
  seed = 1979,
  columns = 10,
  rows = 8,
  palette = 'institute',
  weights,
  composition,
  fit = 'cover',
  turning = false,
  dyes = false,
  variation,
  className,
  ...rest
}: MosaicProps) {
  const id = useId();
  const shares = weights ?? paletteWeights[palette];
  const laid = useMemo(() => {
    if (composition) return parseComposition(composition);
    const options = { seed, columns, rows, weights: shares };
    return variation === undefined ? composeMosaic(options) : varyMosaic(options, variation);
  }, [composition, seed, columns, rows, shares, variation]);
  const markup = useMemo(() => ({ __html: mosaicMarkup(id, laid, turning) }), [id, laid, turning]);
  const columnCount = laid[0]?.length ?? 0;
  return (
    <svg
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      {...rest}
      aria-hidden
      viewBox={`0 0 ${columnCount * 40} ${laid.length * 40}`}
      data-palette={palette}
      data-fit={fit}
      data-gaps={laid.some((line) => line.includes(null)) || undefined}
      data-turning={turning || undefined}
      data-dyes={dyes ? (laid.length > 1 ? 'rows' : 'tiles') : undefined}
      style={
        dyes
          ? ({ '--mosaic-steps': laid.length > 1 ? laid.length : columnCount } as CSSProperties)
          : undefined
      }
      className={clsx(styles.root, className)}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository, and numbers. */}
      <g dangerouslySetInnerHTML={markup} />
    </svg>
  );
}
