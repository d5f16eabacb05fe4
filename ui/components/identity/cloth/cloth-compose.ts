import type { Grade } from '../grade-seal/grade-seal-drawings.ts';
import { seededNumbers } from '../mosaic/mosaic-compose.ts';
import { type TilePattern, type TileTone, tileDrawings, tilePatterns } from '../tile/tile-patterns.tsx';

/** The four tiles of a quarter, from the corner of the cloth to its centre. */
export const clothPlaces = ['corner', 'top', 'side', 'centre'] as const;

/** Place of a tile in its quarter. */
export type ClothPlace = (typeof clothPlaces)[number];

export interface ClothTile {
  readonly pattern: TilePattern;
  readonly tone: TileTone;
  /** Quarter turns, 0 to 3. */
  readonly turn: number;
}

/** A cloth of 4 × 4 tiles: one quarter, which is repeated four times. */
export interface Cloth {
  readonly quarter: Readonly<Record<ClothPlace, ClothTile>>;
  /** How the quarter is repeated: `mirrored` in both axes, or `turned` around the centre. */
  readonly fold: 'mirrored' | 'turned';
  /** The quarter with the single brass tile of a Fellow, 0 to 3 clockwise from the top left; undefined for other grades. */
  readonly brassQuarter: number | undefined;
  /** The place whose tile is brass: in one quarter for a Fellow, in all four for a Distinguished Fellow. */
  readonly brassPlace: ClothPlace | undefined;
  /** Bands of the border, from the inside out. */
  readonly border: readonly ClothBand[];
}

/** A band of the border: the edges of the seals, set square. Rays and corners are brass. */
export type ClothBand = 'line' | 'beads' | 'rays' | 'corners';

/** What a grade adds to the cloth of the grade below it. */
interface Ornament {
  /** Tone of every place; places without one have the resting tone. */
  readonly tones: Partial<Record<ClothPlace, TileTone>>;
  /** Number of brass tiles: none, one, or the four of one place. */
  readonly brass: 0 | 1 | 4;
  readonly border: readonly ClothBand[];
}

const allTones = { corner: 'deep', top: 'bright', side: 'bright', centre: 'paper' } as const;

/** Ornament by grade. Each grade keeps that of the grade below and adds to it. */
export const clothOrnaments: Record<Grade, Ornament> = {
  SIMC: { tones: {}, brass: 0, border: [] },
  GIMC: { tones: { corner: 'deep' }, brass: 0, border: ['line'] },
  AIMC: { tones: { corner: 'deep', centre: 'bright' }, brass: 0, border: ['line', 'beads'] },
  MIMC: { tones: allTones, brass: 0, border: ['line', 'beads', 'line'] },
  FIMC: { tones: allTones, brass: 1, border: ['line', 'rays', 'line'] },
  DFIMC: { tones: allTones, brass: 4, border: ['line', 'rays', 'corners', 'line'] },
};

/**
 * Returns the cloth of a person. The same seed and grade always give the same cloth, on the server and in every browser; another grade of the
 * same seed gives the same patterns with another ornament.
 */
export function composeCloth(seed: string | number, grade: Grade): Cloth {
  const next = seededNumbers(`cloth ${seed}`);
  const { tones, brass, border } = clothOrnaments[grade];
  const remaining = [...tilePatterns];
  const tile = (place: ClothPlace): ClothTile => {
    const [pattern = 'squares'] = remaining.splice(next() % remaining.length, 1);
    const turn = next() % 4;
    return { pattern, tone: tones[place] ?? 'rest', turn: tileDrawings[pattern].turns ? turn : 0 };
  };
  const quarter = { corner: tile('corner'), top: tile('top'), side: tile('side'), centre: tile('centre') };
  const fold = next() % 3 === 0 ? 'turned' : 'mirrored';
  const brassPlace = clothPlaces[next() % clothPlaces.length];
  const brassQuarter = next() % 4;
  return {
    quarter,
    fold,
    brassPlace: brass > 0 ? brassPlace : undefined,
    brassQuarter: brass === 1 ? brassQuarter : undefined,
    border,
  };
}
