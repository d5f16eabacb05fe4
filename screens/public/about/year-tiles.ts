import type { TileName, TilePattern } from '@imc/ui';

/** Digits of three by five tiles. */
const digits: Readonly<Record<string, readonly string[]>> = {
  1: ['##.', '.#.', '.#.', '.#.', '###'],
  7: ['###', '..#', '..#', '..#', '..#'],
  9: ['###', '#.#', '###', '..#', '###'],
};

const patterns: readonly TilePattern[] = ['squares', 'circles', 'diamond', 'petals'];
const ground: TileName = 'dots/deep';

/** Returns a year as light tiles in a dotted cloth, with one tile around each digit. Knows the digits of 1979. */
export function yearTiles(year: number): TileName[][] {
  const drawn = [...String(year)].map((digit) => digits[digit] ?? []);
  const lines = [0, 1, 2, 3, 4].map((row) => [
    ground,
    ...drawn.flatMap((digit, index) => [
      ...[...(digit[row] ?? '')].map(
        (mark): TileName => (mark === '#' ? `${patterns[index] ?? 'squares'}/paper` : ground),
      ),
      ground,
    ]),
  ]);
  const edge = lines[0]?.map(() => ground) ?? [];
  return [edge, ...lines, edge];
}
