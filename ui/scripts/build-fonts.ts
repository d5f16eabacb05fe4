/**
 * Cuts the two type families to the letters and weights the site uses, and writes their @font-face rules.
 * Basic Latin with the marks of Nigerian names is one file a family, and the only one that most pages load. Other Western accents are a
 * second and the naira sign a third: a browser fetches them where one of their characters occurs.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type FontMetrics, fontMetrics } from './font-metrics.ts';

const require = createRequire(import.meta.url);
const buildDir = fileURLToPath(new URL('../fonts/build/', import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Grave, acute, circumflex, tilde, macron, dot above, diaeresis and dot below, as marks of their own. */
const marks = '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u0323';
/**
 * Letters of Yoruba and Igbo names that a shaper builds from a basic letter and a mark where the font has no glyph of their own: they cost
 * nothing beyond the marks, and no name waits for a second file.
 */
const built = 'ÀÁÈÉÌÍÒÓÙÚàáèéòóùúỌọẸẹỊịỤụṢṣṄṅǸǹŃń';

const subsets = [
  // Printable ASCII, the punctuation of careful English, and the marks of Nigerian names. An i loses its dot below a
  // mark, which only a glyph of its own knows.
  { name: 'basic', source: 'latin', text: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…•−ìí${marks}`, built },
  // The other accents of Western names.
  {
    name: 'accents',
    source: 'latin',
    text: [...`${range(0xa1, 0xa8)}${range(0xaa, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0xff)}€′″`]
      .filter((char) => !`${built}ìí`.includes(char))
      .join(''),
    built: '',
  },
  // The naira sign, which pages with fees load.
  { name: 'naira', source: 'latin-ext', text: '₦', built: '' },
] as const;

/** Ligatures, kerning, marks in their places, lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

/**
 * Fonts that stand in until ours has come, by what they are on: ascent, descent and mean advance of a letter in em, measured with
 * `font-metrics.ts` on the fonts themselves or on ones made to the same metrics (Gelasio, Liberation).
 */
const standIns = {
  Georgia: { local: ['Georgia', 'Gelasio'], meanAdvance: 0.4379 },
  'Noto Serif': { local: ['Noto Serif'], meanAdvance: 0.4774 },
  Times: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], meanAdvance: 0.3989 },
  Roboto: { local: ['Roboto'], meanAdvance: 0.4416 },
  Arial: { local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], meanAdvance: 0.4402 },
} as const;

const families = [
  {
    name: 'Newsreader',
    file: 'newsreader',
    pkg: '@fontsource-variable/newsreader',
    axes: 'standard',
    // Drawn for 36 pt: the family sets headlines and figures only, and the whole optical axis would cost 27 KB more.
    pinned: { opsz: 36 },
    weights: { min: 400, max: 500 },
    // Headlines are set at 500 for the most part.
    usual: 500,
    standIns: ['Georgia', 'Noto Serif', 'Times'],
  },
  {
    name: 'Public Sans',
    file: 'public-sans',
    pkg: '@fontsource-variable/public-sans',
    axes: 'wght',
    pinned: {},
    weights: { min: 400, max: 700 },
    usual: 400,
    standIns: ['Roboto', 'Arial'],
  },
] as const;

/** The characters of a text as CSS names them, neighbours as one range. */
function unicodeRange(text: string): string {
  const points = [...new Set(text)].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map(([first, last]) => `U+${first.toString(16)}${last > first ? `-${last.toString(16)}` : ''}`)
    .join(', ');
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`;

/** A face that lays out text as ours does: letters as wide on average, lines as high. */
function standInFace(family: string, standIn: keyof typeof standIns, own: FontMetrics): string {
  const { local, meanAdvance } = standIns[standIn];
  const size = own.meanAdvance / meanAdvance;
  return `
@font-face {
  font-family: '${family} as ${standIn}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(own.ascent / size)};
  descent-override: ${percent(own.descent / size)};
  line-gap-override: ${percent(own.lineGap / size)};
}
`;
}

await mkdir(buildDir, { recursive: true });
for (const old of await readdir(buildDir)) await rm(buildDir + old);

let css = '/* Built by ui/scripts/build-fonts.ts. */\n';
for (const { name, file, pkg, axes, pinned, weights, usual, standIns: standInNames } of families) {
  const packageDir = require.resolve(`${pkg}/package.json`).replace(/package\.json$/, 'files/');
  const read = (source: string) => readFile(`${packageDir}${file}-${source}-${axes}-normal.woff2`);
  for (const { name: subset, source, text, built } of subsets) {
    const cut = await subsetFont(await read(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights, ...pinned },
      keepFeatures,
      noHinting: true,
    });
    await writeFile(`${buildDir}${file}-${subset}.woff2`, cut);
    css += `
@font-face {
  font-family: '${name} Variable';
  src: url('./${file}-${subset}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange(text + built)};
}
`;
  }
  const usualInstance = await subsetFont(await read('latin'), range(0x20, 0x7e), {
    targetFormat: 'sfnt',
    variationAxes: { wght: usual, ...pinned },
  });
  const own = fontMetrics(usualInstance);
  css += standInNames.map((standIn) => standInFace(name, standIn, own)).join('');
}
await writeFile(`${buildDir}fonts.css`, css);
