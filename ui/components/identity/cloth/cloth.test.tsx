import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { tokens } from '../../../tokens/build/tokens.ts';
import { grades } from '../grade-seal/grade-seal-drawings.ts';
import { Cloth } from './cloth.tsx';
import { clothOrnaments, clothPlaces, composeCloth } from './cloth-compose.ts';

/** The visible parts of a cloth, without the ornament of its grade. */
const figureOf = (seed: string | number) => {
  const { quarter, fold } = composeCloth(seed, 'SIMC');
  return JSON.stringify([fold, clothPlaces.map((place) => [quarter[place].pattern, quarter[place].turn])]);
};

test('the same seed and grade give the same cloth', () => {
  for (const grade of grades) expect(composeCloth(412, grade)).toEqual(composeCloth(412, grade));
  expect(renderToStaticMarkup(<Cloth seed="Adaeze Sample" grade="FIMC" />)).toBe(
    renderToStaticMarkup(<Cloth seed="Adaeze Sample" grade="FIMC" />),
  );
});

test('a known seed keeps its cloth, because people recognise theirs', () => {
  const { quarter, fold, brassPlace, brassQuarter } = composeCloth(101, 'FIMC');
  expect({
    fold,
    brassPlace,
    brassQuarter,
    tiles: clothPlaces.map((place) => `${quarter[place].pattern} ${quarter[place].turn}`),
  }).toMatchInlineSnapshot(`
    {
      "brassPlace": "top",
      "brassQuarter": 3,
      "fold": "turned",
      "tiles": [
        "strokes 0",
        "circles 0",
        "dots 0",
        "zigzag 2",
      ],
    }
  `);
});

test.each([
  ['ids', (index: number) => index],
  ['names', (index: number) => `Sample Person ${index}`],
])('a thousand %s give at least 950 different cloths, without the grade', (_, seedOf) => {
  expect(
    new Set(Array.from({ length: 1000 }, (_item, index) => figureOf(seedOf(index)))).size,
  ).toBeGreaterThanOrEqual(950);
});

test('no pattern is twice in a quarter', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { quarter } = composeCloth(seed, 'DFIMC');
    expect(new Set(clothPlaces.map((place) => quarter[place].pattern)).size).toBe(clothPlaces.length);
  }
});

test('every grade keeps the patterns of the seed', () => {
  for (const grade of grades) {
    const { quarter, fold } = composeCloth('Abeokuta', grade);
    const student = composeCloth('Abeokuta', 'SIMC');
    expect(fold).toBe(student.fold);
    for (const place of clothPlaces)
      expect(quarter[place]).toMatchObject({
        pattern: student.quarter[place].pattern,
        turn: student.quarter[place].turn,
      });
  }
});

test('ornament grows with the grade: the Student is plain, brass begins with the Fellow', () => {
  const amounts = grades.map((grade) => {
    const { tones, brass, border } = clothOrnaments[grade];
    return { toned: Object.keys(tones).length, brass, bands: border.length };
  });
  expect(amounts[0]).toEqual({ toned: 0, brass: 0, bands: 0 });
  expect(amounts.map(({ brass }) => brass)).toEqual([0, 0, 0, 0, 1, 4]);
  amounts.slice(1).forEach((amount, index) => {
    const below = amounts[index];
    expect(amount.toned).toBeGreaterThanOrEqual(below?.toned ?? 0);
    expect(amount.bands).toBeGreaterThanOrEqual(below?.bands ?? 0);
    expect(amount.toned + amount.brass + amount.bands).toBeGreaterThan(
      below ? below.toned + below.brass + below.bands : 0,
    );
  });
});

test('as many brass tiles are drawn as the grade has', () => {
  const brassIn = (grade: (typeof grades)[number], seed: number) => {
    const { quarter, brassPlace, brassQuarter } = composeCloth(seed, grade);
    expect(Object.values(quarter).some(({ tone }) => tone === 'brass')).toBe(false);
    if (brassPlace === undefined) return 0;
    return brassQuarter === undefined ? 4 : 1;
  };
  for (let seed = 0; seed < 50; seed++)
    for (const grade of grades) expect(brassIn(grade, seed)).toBe(clothOrnaments[grade].brass);
  const drawn = (grade: (typeof grades)[number]) =>
    renderToStaticMarkup(<Cloth seed={1} grade={grade} />).split(
      'fill="var(--color-tile-ground-brass)" stroke="var',
    ).length - 1;
  // The four brass tiles of a Distinguished Fellow are one tile of the repeated quarter.
  expect(grades.map(drawn)).toEqual([0, 0, 0, 0, 1, 1]);
});

test('draws the quarter once and weighs less than 1 KB compressed', () => {
  const markup = renderToStaticMarkup(<Cloth seed="Adaeze Sample" grade="DFIMC" />);
  expect(markup.match(/<use /g)).toHaveLength(3);
  expect(brotliCompressSync(markup).byteLength).toBeLessThan(1024);
});

test('uses colours of the tiles only', () => {
  const used = grades.flatMap((grade) =>
    [0, 1, 2, 3, 4].flatMap(
      (seed) => renderToStaticMarkup(<Cloth seed={seed} grade={grade} />).match(/(?<=--)[\w-]+(?=\))/g) ?? [],
    ),
  );
  expect(new Set(used).size).toBeGreaterThan(5);
  for (const name of used) expect(Object.keys(tokens)).toContain(name);
});
