import type { TileComposition, TileName } from '@imc/ui';

const rows = [0, 1, 2, 3];
const columns = [0, 1, 2, 3, 4];

/** A wall of tiles with a gap. The missing tile lies beside it, in brass. */
export const missingTile: TileComposition = rows.map((row) => [
  row === rows.length - 1 ? 'petals/brass' : null,
  null,
  ...columns.map((column): TileName => {
    if (row === 1 && column === 2) return null;
    return (row + column) % 2 ? 'petals/bright' : 'squares';
  }),
]);
