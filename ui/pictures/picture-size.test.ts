import { expect, test } from 'vitest';
import { encodingAttempts, fitWithin } from './picture-size.ts';

const limits = { side: 1600, shorterSide: 720, longestSide: 12_000 };

test.each([
  ['landscape', [4000, 3000], [1600, 1200]],
  ['portrait', [3000, 4000], [1200, 1600]],
  ['square', [2000, 2000], [1600, 1600]],
  ['a screenshot of a phone', [1080, 2400], [720, 1600]],
  ['exactly the limit', [1600, 900], [1600, 900]],
  ['one pixel more', [1601, 900], [1600, 899]],
  ['smaller than the limit', [640, 480], [640, 480]],
  ['a single pixel', [1, 1], [1, 1]],
  ['a long screenshot', [1080, 10_800], [720, 7200]],
  ['a longer one', [1080, 21_600], [600, 12_000]],
  ['a hair', [20_000, 3], [12_000, 2]],
  ['a hair upright', [2, 9000], [2, 9000]],
])('fits %s', (_name, [width = 0, height = 0], [fittedWidth, fittedHeight]) => {
  expect(fitWithin({ width, height }, limits)).toEqual({ width: fittedWidth, height: fittedHeight });
});

test('keeps the shape within a pixel and never enlarges, for many sizes', () => {
  for (let width = 1; width < 9000; width += 137) {
    for (let height = 1; height < 9000; height += 211) {
      const fitted = fitWithin({ width, height }, limits);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(height);
      const scale = Math.max(fitted.width, fitted.height) / Math.max(width, height);
      const shorter = Math.min(fitted.width, fitted.height);
      expect(Math.abs(shorter - Math.min(width, height) * scale)).toBeLessThanOrEqual(1);
      // One side reaches its limit, or the picture is unchanged.
      expect(Math.max(fitted.width, fitted.height) <= 1600 || shorter <= 720).toBe(true);
    }
  }
});

test('a tall screenshot is tried in one size only', () => {
  const attempts = encodingAttempts({ width: 1080, height: 10_800 }, limits);
  expect(attempts.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([720, 7200]));
});

test('tries lower qualities before fewer pixels, and stops while a receipt is still legible', () => {
  const attempts = encodingAttempts({ width: 4000, height: 3000 }, limits);
  expect(attempts.slice(0, 5)).toEqual([
    { width: 1600, height: 1200, quality: 0.82 },
    { width: 1600, height: 1200, quality: 0.7 },
    { width: 1600, height: 1200, quality: 0.58 },
    { width: 1600, height: 1200, quality: 0.46 },
    { width: 1280, height: 960, quality: 0.82 },
  ]);
  for (const { width } of attempts) expect(width).toBeGreaterThanOrEqual(400);
  const areas = attempts.map(({ width, height }) => width * height);
  expect(areas).toEqual(areas.toSorted((a, b) => b - a));
});

test('a small picture is tried at its own size', () => {
  expect(encodingAttempts({ width: 90, height: 60 }, limits)).toHaveLength(4);
  expect(encodingAttempts({ width: 90, height: 60 }, limits)[0]).toMatchObject({ width: 90, height: 60 });
});
