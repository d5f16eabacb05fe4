import type { TileComposition, TileName } from '@imc/ui';

const tiles: Readonly<Record<string, TileName>> = {
  s: 'squares/paper',
  S: 'squares/brass',
  c: 'circles/paper',
  d: 'diamond/paper',
  D: 'diamond/brass',
  o: 'dots/paper',
  p: 'petals/paper',
  l: 'lattice/paper',
  x: 'strokes/paper',
  '|': 'comb/bright',
  '-': 'dots/deep',
};

const drawn = (...lines: string[]): TileComposition =>
  lines.map((line) => [...line].map((mark) => tiles[mark] ?? null));

/** What each slide is about, by its key: a seal, nine benefits, and six grades that rise, of which the highest two are brass. */
export const slideFigures: Readonly<Record<'join' | 'benefits' | 'categories', TileComposition>> = {
  join: drawn('', '', '..sss', '.s---s', '.s-S-s', '.s---s', '..sss'),
  benefits: drawn('', '', '...c', '..p.d', '.o.D.l', '..x.s', '...p'),
  categories: drawn('', '.....D', '....S|', '...d||', '..p||', '.c||', 's||'),
};
