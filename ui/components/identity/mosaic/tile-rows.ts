import { type TilePattern, type TileTone, tilePatterns } from '../tile/tile-patterns.tsx';

/** A tile of an explicit composition: a pattern, optionally with a tone. Null leaves the place empty. */
export type TileName = TilePattern | `${TilePattern}/${TileTone}` | null;

export type TileComposition = readonly (readonly TileName[])[];

export interface TileRows {
  /** Number of tiles: nine for nine guidelines. */
  readonly count: number;
  /** Tiles in a row. Places that are left over are empty, at the start of the first row. */
  readonly columns: number;
  /** Returns the tone of a tile, counted from 0. Default: `rest` for all. */
  readonly tone?: (index: number) => TileTone;
  /** Patterns, used in turn. Default: all, in their order. */
  readonly patterns?: readonly TilePattern[];
}

/** Returns a composition with exactly as many tiles as the page has things to count. */
export function tileRows({
  count,
  columns,
  tone = () => 'rest',
  patterns = tilePatterns,
}: TileRows): TileComposition {
  const rows = Math.ceil(count / columns);
  const empty = rows * columns - count;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column): TileName => {
      const index = row * columns + column - empty;
      return index < 0 ? null : `${patterns[index % patterns.length] ?? 'squares'}/${tone(index)}`;
    }),
  );
}
