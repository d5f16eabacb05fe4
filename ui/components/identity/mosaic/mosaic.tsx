import { clsx } from 'clsx';
import { type Ref, type SVGAttributes, useId, useMemo } from 'react';
import {
  type TilePattern,
  type TileTone,
  tileDrawings,
  tilePatterns,
  tileTones,
} from '../tile/tile-patterns.tsx';
import styles from './mosaic.module.css';
import { composeMosaic, type LaidTile, type ToneWeights } from './mosaic-compose.ts';

/** A tile of an explicit composition: a pattern, optionally with a tone. */
export type TileName = TilePattern | `${TilePattern}/${TileTone}`;

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
  /** Rows of named tiles, instead of `seed`, `columns` and `rows`. */
  composition?: readonly (readonly TileName[])[];
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

const parseComposition = (names: readonly (readonly TileName[])[]): LaidTile[][] =>
  names.map((line) =>
    line.map((name) => {
      const [pattern, tone = 'rest'] = name.split('/') as [TilePattern, TileTone?];
      return { pattern, tone, turn: 0 };
    }),
  );

/**
 * Returns the markup of a tile at its position. A tile that may turn is wrapped in a group, so that it turns
 * around its own centre.
 */
function tileMarkup(id: string, { pattern, turn, row, column }: PlacedTile, turning: boolean): string {
  const [x, y] = [column * 40, row * 40];
  const use = (place: string) => `<use href="#${id}${pattern}" width="40" height="40" ${place}/>`;
  const placed = `transform="translate(${x + 20} ${y + 20})${turn ? `rotate(${turn * 90})` : ''}"`;
  if (turning) return `<g ${placed}>${use('x="-20" y="-20"')}</g>`;
  return use(turn ? `x="-20" y="-20" ${placed}` : `x="${x}" y="${y}"`);
}

/** Returns the SVG content of a mosaic: every pattern once, and the tiles grouped by tone. */
function mosaicMarkup(id: string, laid: readonly (readonly LaidTile[])[], turning: boolean): string {
  const tiles = laid.flatMap((line, row) => line.map((tile, column) => ({ ...tile, row, column })));
  const symbols = tilePatterns
    .filter((name) => tiles.some(({ pattern }) => pattern === name))
    .map(
      (name) => `<symbol id="${id}${name}" viewBox="-20 -20 40 40">${tileDrawings[name].drawing}</symbol>`,
    );
  const tones = tileTones.map((tone) => {
    const toneTiles = tiles.filter((tile) => tile.tone === tone);
    if (toneTiles.length === 0) return '';
    const fields = toneTiles.map(({ row, column }) => `M${column * 40} ${row * 40}h40v40h-40z`).join('');
    const ground = tone === 'rest' ? '' : `<path d="${fields}"/>`;
    return `<g data-tone="${tone}">${ground}${toneTiles.map((tile) => tileMarkup(id, tile, turning)).join('')}</g>`;
  });
  return [...symbols, ...tones].join('');
}

/**
 * A mosaic of square tiles in the style of adire cloth. Every pattern is drawn once as a symbol and repeated
 * with `<use>`. Decorative: hidden from screen readers. It adds less than 6 KB (compressed) to the page,
 * without an image or a script of its own. For React it is a single element, because rendering hundreds would
 * delay the page on a slow phone.
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
  className,
  ...rest
}: MosaicProps) {
  const id = useId();
  const shares = weights ?? paletteWeights[palette];
  const laid = useMemo(
    () =>
      composition ? parseComposition(composition) : composeMosaic({ seed, columns, rows, weights: shares }),
    [composition, seed, columns, rows, shares],
  );
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
      data-turning={turning || undefined}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant drawings from this repository, and numbers.
      dangerouslySetInnerHTML={markup}
    />
  );
}
