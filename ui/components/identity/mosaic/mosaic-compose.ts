import {
  type TilePattern,
  type TileTone,
  tileDrawings,
  tilePatterns,
  tileTones,
} from '../tile/tile-patterns.tsx';

export interface LaidTile {
  readonly pattern: TilePattern;
  readonly tone: TileTone;
  /** Quarter turns, 0 to 3. */
  readonly turn: number;
  /** Whether the figures of the mosaic differ in this tile. */
  readonly varied?: boolean;
}

/** Relative frequency of each tone. The weights need not add up to 1. */
export type ToneWeights = Partial<Record<TileTone, number>>;

export interface Composition {
  /** Any text or number. The same seed generates the same tiles, on the server and in every browser. */
  readonly seed: string | number;
  readonly columns: number;
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

const isRare = (tone: TileTone): boolean => tone === 'paper' || tone === 'brass';

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
      const tone = isRare(drawn) && neighbours.some((tile) => tile?.tone === drawn) ? 'rest' : drawn;
      const quarter = next() % 4;
      line.push({ pattern, tone, turn: tileDrawings[pattern].turns ? quarter : 0 });
    }
    laid.push(line);
  }
  return laid;
}

/**
 * Generates the tiles of the seed and lays one of several figures into them. Where any figure has a tile, the tile is varied: it is that of the
 * shown figure, or drawn anew.
 */
export function figureMosaic(
  composition: Omit<Composition, 'patterns'>,
  figures: readonly (readonly (readonly (LaidTile | null)[])[])[],
  shown: number,
): LaidTile[][] {
  const drawn = composeMosaic({ ...composition, seed: `${composition.seed} ${shown}` });
  return composeMosaic(composition).map((line, row) =>
    line.map((tile, column) =>
      figures.some((figure) => figure[row]?.[column])
        ? { ...(figures[shown]?.[row]?.[column] ?? drawn[row]?.[column] ?? tile), varied: true }
        : tile,
    ),
  );
}
