import type { TileName } from '@imc/ui';

/** Returns steps, each one tile higher than the previous one. `current` is the index of the brass step. */
export const stairTiles = (count: number, current: number): TileName[][] =>
  Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column): TileName => {
      const top = count - 1 - column;
      if (row !== top) return row < top ? null : 'comb';
      return column === current ? 'squares/brass' : 'squares/paper';
    }),
  );
