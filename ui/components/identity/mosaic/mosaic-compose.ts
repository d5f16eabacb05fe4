import {
  type TilePattern,
  type TileTone,
  tileDrawings,
  tilePatterns,
  tileTones,
} from '../tile/tile-patterns.tsx';

/** One laid tile. */
export interface LaidTile {
  readonly pattern: TilePattern;
  readonly tone: TileTone;
  /** Quarter turns, 0 to 3. */
  readonly turn: number;
}

/** How often each tone is laid, as shares of any sum. */
export type ToneWeights = Partial<Record<TileTone, number>>;

export interface Composition {
  /** Any text or number. The same seed lays the same tiles, on a server and in every browser. */
  readonly seed: string | number;
  readonly columns: number;
  readonly rows: number;
  readonly weights: ToneWeights;
  /** Patterns to choose from. */
  readonly patterns?: readonly TilePattern[];
}

/** Whole-number generator (mulberry32 over an FNV-1a hash of the seed): no float maths that engines could round apart. */
function generator(seed: string | number): () => number {
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
 * Lays tiles row by row. Neighbours above and before never share a pattern, and light tiles (paper, brass) never touch one of
 * their own, so that no seed lays a stripe or a blot.
 */
export function composeMosaic({
  seed,
  columns,
  rows,
  weights,
  patterns = tilePatterns,
}: Composition): LaidTile[][] {
  const next = generator(seed);
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
