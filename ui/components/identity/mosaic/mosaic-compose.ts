import {
  type TilePattern,
  type TileTone,
  tileDrawings,
  tilePatterns,
  tileTones,
} from '../tile/tile-patterns.tsx';

/** A tile of a mosaic. */
export interface LaidTile {
  readonly pattern: TilePattern;
  readonly tone: TileTone;
  /** Quarter turns, 0 to 3. */
  readonly turn: number;
  /** Whether a variation has exchanged this tile. */
  readonly varied?: boolean;
}

/** Relative frequency of each tone. The weights need not add up to 1. */
export type ToneWeights = Partial<Record<TileTone, number>>;

/** Options of a generated mosaic. */
export interface Composition {
  /** Any text or number. The same seed generates the same tiles, on the server and in every browser. */
  readonly seed: string | number;
  /** Number of tiles horizontally. */
  readonly columns: number;
  /** Number of tiles vertically. */
  readonly rows: number;
  /** Relative frequency of each tone. */
  readonly weights: ToneWeights;
  /** Patterns to choose from. Default: all. */
  readonly patterns?: readonly TilePattern[];
}

/**
 * Returns an integer generator (mulberry32, seeded with an FNV-1a hash). It avoids floating-point arithmetic,
 * which engines could round differently.
 */
export function seededNumbers(seed: string | number): () => number {
  let state = 0x811c9dc5;
  for (const char of String(seed)) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

/**
 * Generates the tiles row by row. Horizontal and vertical neighbours never have the same pattern, and never
 * are both paper or both brass, so that no seed produces stripes or patches.
 */
export function composeMosaic({
  seed,
  columns,
  rows,
  weights,
  patterns = tilePatterns,
}: Composition): LaidTile[][] {
  const next = seededNumbers(seed);
  const tones = tileTones.flatMap((tone) =>
    Array<TileTone>(Math.round((weights[tone] ?? 0) * 100)).fill(tone),
  );
  const laid: LaidTile[][] = [];
  for (let row = 0; row < rows; row++) {
    const line: LaidTile[] = [];
    for (let column = 0; column < columns; column++) {
      const neighbours = [line[column - 1], laid[row - 1]?.[column]];
      const choice = patterns.filter(
        (name) => patterns.length < 3 || neighbours.every((tile) => tile?.pattern !== name),
      );
      const pattern = choice[next() % choice.length] ?? 'squares';
      const drawn = tones[next() % tones.length] ?? 'rest';
      const isRare = drawn === 'paper' || drawn === 'brass';
      const tone = isRare && neighbours.some((tile) => tile?.tone === drawn) ? 'rest' : drawn;
      const quarter = next() % 4;
      line.push({ pattern, tone, turn: tileDrawings[pattern].turns ? quarter : 0 });
    }
    laid.push(line);
  }
  return laid;
}

/** One tile in this many is exchanged by a variation. */
const variedShare = 6;

/** Generates the tiles of the seed and exchanges some of them for those that the variation would have there. */
export function varyMosaic(composition: Composition, variation: string | number): LaidTile[][] {
  const other = composeMosaic({ ...composition, seed: variation });
  const next = seededNumbers(`${variation} ${composition.seed}`);
  return composeMosaic(composition).map((line, row) =>
    line.map((tile, column) => {
      const exchanged = other[row]?.[column];
      return next() % variedShare === 0 && exchanged ? { ...exchanged, varied: true } : tile;
    }),
  );
}
