import { clsx } from 'clsx';
import { type CSSProperties, type Ref, type SVGAttributes, useMemo } from 'react';
import {
  drawTile,
  fillsPath,
  linesPath,
  type TilePattern,
  type TileTone,
  tileDrawings,
  tileTones,
} from '../tile/tile-patterns.tsx';
import styles from './mosaic.module.css';
import { composeMosaic, figureMosaic, type LaidTile, type ToneWeights } from './mosaic-compose.ts';
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
  /** Weights of the tones. Default: mostly `rest`, some `deep` and `bright`, a few `paper` and `brass`. */
  weights?: ToneWeights;
  /** Rows of named tiles, built with `tileRows`, instead of `seed`, `columns` and `rows`. */
  composition?: TileComposition;
  /**
   * Figures of named tiles, of which one is laid into the tiles of the seed. Null leaves the seed's tile. The tiles of all figures are turned
   * over when another is shown, in a parent with `data-changed` whose shown element has `data-shown`.
   */
  figures?: readonly TileComposition[];
  /** Index of the shown figure. Default 0. */
  figure?: number;
  /**
   * `cover` fills the container and cuts off tiles at its edges. `whole` has the width of the container and
   * shows every tile. Default `cover`.
   */
  fit?: 'cover' | 'whole';
  /** Reveals the tiles row by row on the first page load; a single row tile by tile. Not under reduced motion. Default `false`. */
  dyes?: boolean;
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

const usualWeights: ToneWeights = { rest: 0.56, deep: 0.15, bright: 0.15, paper: 0.08, brass: 0.06 };

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

/** The centre of a tile. With `turn`, in a system that is turned by as many quarters, so that the tile stays in its place. */
function centreOf({ row, column }: PlacedTile, turn = 0): string {
  const [x, y] = [column * 40 + 20, row * 40 + 20];
  return [`${x} ${y}`, `${y} ${-x}`, `${-x} ${-y}`, `${-y} ${x}`][turn] ?? '';
}

/** A tile that is turned over when another figure is shown, with its ground, around its own centre. */
function variedTile(tile: PlacedTile): string {
  const turn = tile.turn ? `rotate(${tile.turn * 90})` : '';
  const drawing = `<g data-varied="${tile.pattern}"><path data-fields="" d="M-20-20h40v40h-40z"/>${drawTile(tile.pattern)}</g>`;
  return `<g transform="translate(${centreOf(tile)})${turn}">${drawing}</g>`;
}

/** Tiles of one tone: their ground, one path for all lines, and one for the fills of each turn. */
function toneMarkup(tone: TileTone, tiles: readonly PlacedTile[]): string {
  const still = tiles.filter(({ varied }) => !varied);
  const fields = still.map(({ row, column }) => `M${column * 40} ${row * 40}h40v40h-40z`).join('');
  const lines = still.map((tile) => {
    const data = tileDrawings[tile.pattern].lines;
    return data ? `M${centreOf(tile)}${data}` : '';
  });
  const fills = [0, 1, 2, 3].map((turn) => {
    const turned = still.filter((tile) => tile.turn === turn && tileDrawings[tile.pattern].fills);
    const data = turned.map((tile) => `M${centreOf(tile, turn)}${tileDrawings[tile.pattern].fills}`);
    return turned.length > 0 ? fillsPath(data.join(''), turn ? ` transform="rotate(${turn * 90})"` : '') : '';
  });
  return [
    `<g data-tone="${tone}">`,
    `<path data-fields="" d="${fields}"/>`,
    linesPath(lines.join('')),
    ...fills,
    ...tiles.filter(({ varied }) => varied).map(variedTile),
    '</g>',
  ].join('');
}

/** Returns the SVG content of a mosaic, grouped by tone. */
function mosaicMarkup(laid: readonly (readonly (LaidTile | null)[])[]): string {
  const tiles = laid.flatMap((line, row) =>
    line.flatMap((tile, column) => (tile ? [{ ...tile, row, column }] : [])),
  );
  return tileTones
    .map((tone) => {
      const inTone = tiles.filter((tile) => tile.tone === tone);
      return inTone.length > 0 ? toneMarkup(tone, inTone) : '';
    })
    .join('');
}

/**
 * A mosaic of square tiles in the style of adire cloth. Decorative: hidden from screen readers. The tiles of a tone share a few paths, in less
 * than 6 KB (compressed), because an element for each of 80 tiles would delay the first paint on a slow phone.
 */
export function Mosaic({
  seed = 1979,
  columns = 10,
  rows = 8,
  weights = usualWeights,
  composition,
  fit = 'cover',
  dyes = false,
  figures,
  figure = 0,
  className,
  ...rest
}: MosaicProps) {
  const laid = useMemo(() => {
    if (composition) return parseComposition(composition);
    const options = { seed, columns, rows, weights };
    return figures ? figureMosaic(options, figures.map(parseComposition), figure) : composeMosaic(options);
  }, [composition, seed, columns, rows, weights, figures, figure]);
  const markup = useMemo(() => ({ __html: mosaicMarkup(laid) }), [laid]);
  const columnCount = laid[0]?.length ?? 0;
  return (
    <svg
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : undefined}
      {...rest}
      aria-hidden
      viewBox={`0 0 ${columnCount * 40} ${laid.length * 40}`}
      data-fit={fit}
      data-gaps={laid.some((line) => line.includes(null)) || undefined}
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
