import type { GradeCode } from '@imc/api';
import type { TileComposition, TileName } from '@imc/ui';

/** A tile for each grade, after its seal: the square, the diamond, the dots and the rings, and brass from the Fellow on. */
export const gradeTiles: Readonly<Record<GradeCode, TileName>> = {
  SIMC: 'squares',
  GIMC: 'diamond/bright',
  AIMC: 'dots/deep',
  MIMC: 'circles/bright',
  FIMC: 'lattice/brass',
  DFIMC: 'petals/brass',
};

const { SIMC, GIMC, AIMC, MIMC, FIMC, DFIMC } = gradeTiles;

/** The grades in pairs, from the Student at the bottom to the Distinguished Fellow at the top. */
export const gradeColumn: TileComposition = [
  [FIMC, DFIMC],
  [AIMC, MIMC],
  [SIMC, GIMC],
];

/** The same pairs as terraces. */
export const gradeTerraces: TileComposition = [
  [null, null, null, null, FIMC, DFIMC],
  [null, null, AIMC, MIMC, 'comb', 'comb'],
  [SIMC, GIMC, 'comb', 'comb', 'comb', 'comb'],
];
