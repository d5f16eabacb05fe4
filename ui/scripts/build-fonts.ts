/**
 * Subsets the two font families to the characters and weights the site uses, and writes their @font-face rules.
 * Each family has three files. Basic Latin with the diacritics of Nigerian names is the only one that most pages load. Other Western
 * accents and the naira sign are separate files, which browsers load if one of their characters occurs.
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

/** Combining grave, acute, circumflex, tilde, macron, dot above, diaeresis and dot below. */
const marks = '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u0323';
/**
 * Letters of Yoruba and Igbo names that a shaper composes from a basic letter and a combining mark if the font has no glyph for them. They
 * add nothing to the file except the marks, and no name needs a second file.
 */
const composed = 'ÀÁÈÉÌÍÒÓÙÚàáèéòóùúỌọẸẹỊịỤụṢṣṄṅǸǹŃń';

const subsets = [
  // Printable ASCII, typographic punctuation and the marks of Nigerian names. An accented i needs its own glyph, because it loses
  // its dot under a mark.
  { name: 'basic', source: 'latin', text: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…•−ìí${marks}`, composed },
  // The remaining accented letters of Western names.
  {
    name: 'accents',
    source: 'latin',
    text: [...`${range(0xa1, 0xa8)}${range(0xaa, 0xb6)}${range(0xb8, 0xd6)}${range(0xd8, 0xff)}€′″`]
      .filter((char) => !`${composed}ìí`.includes(char))
      .join(''),
    composed: '',
  },
  // The naira sign, loaded by pages with fees.
  { name: 'naira', source: 'latin-ext', text: '₦', composed: '' },
] as const;

/** OpenType features for ligatures, kerning, mark positioning, and lining and tabular figures. */
const keepFeatures = ['kern', 'liga', 'lnum', 'tnum', 'ccmp', 'mark', 'mkmk', 'locl'];

/**
 * System fonts used as fallbacks until the web font is loaded, with their mean advance per letter in em, measured with
 * `font-metrics.ts` on the fonts themselves or on metric-compatible ones (Gelasio, Liberation).
 */
const fallbackFonts = {
  Georgia: { local: ['Georgia', 'Gelasio'], meanAdvance: 0.4379 },
  'Noto Serif': { local: ['Noto Serif'], meanAdvance: 0.4774 },
  Times: { local: ['Times New Roman', 'Liberation Serif', 'Tinos'], meanAdvance: 0.3989 },
  'DejaVu Serif': { local: ['DejaVu Serif'], meanAdvance: 0.5107 },
  Roboto: { local: ['Roboto'], meanAdvance: 0.4416 },
  Arial: { local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], meanAdvance: 0.4402 },
  'DejaVu Sans': { local: ['DejaVu Sans'], meanAdvance: 0.5054 },
} as const;

const families = [
  {
    name: 'Newsreader',
    file: 'newsreader',
    pkg: '@fontsource-variable/newsreader',
    axes: 'standard',
    // Pinned to 36 pt, because the family is only used for headlines and figures and the full optical size axis would add 27 KB.
    pinned: { opsz: 36 },
    weights: { min: 400, max: 500 },
    // The weight of most headlines.
    defaultWeight: 500,
    fallbackFonts: ['Georgia', 'Noto Serif', 'Times', 'DejaVu Serif'],
  },
  {
    name: 'Public Sans',
    file: 'public-sans',
    pkg: '@fontsource-variable/public-sans',
    axes: 'wght',
    pinned: {},
    weights: { min: 400, max: 700 },
    defaultWeight: 400,
    fallbackFonts: ['Roboto', 'Arial', 'DejaVu Sans'],
  },
] as const;

/** Returns the characters of a text as a CSS `unicode-range`, with consecutive code points merged. */
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

/** Returns the @font-face rule of a fallback font adjusted to the web font: the same average letter width and line height. */
function fallbackFace(family: string, fallback: keyof typeof fallbackFonts, metrics: FontMetrics): string {
  const { local, meanAdvance } = fallbackFonts[fallback];
  const size = metrics.meanAdvance / meanAdvance;
  return `
@font-face {
  font-family: '${family} as ${fallback}';
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: ${percent(metrics.lineGap / size)};
}
`;
}

await mkdir(buildDir, { recursive: true });
for (const old of await readdir(buildDir)) await rm(buildDir + old);

let css = '/* Built by ui/scripts/build-fonts.ts. */\n';
for (const {
  name,
  file,
  pkg,
  axes,
  pinned,
  weights,
  defaultWeight,
  fallbackFonts: fallbackNames,
} of families) {
  const packageDir = require.resolve(`${pkg}/package.json`).replace(/package\.json$/, 'files/');
  const read = (source: string) => readFile(`${packageDir}${file}-${source}-${axes}-normal.woff2`);
  for (const { name: subset, source, text, composed } of subsets) {
    const subsetted = await subsetFont(await read(source), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights, ...pinned },
      keepFeatures,
      noHinting: true,
    });
    await writeFile(`${buildDir}${file}-${subset}.woff2`, subsetted);
    css += `
@font-face {
  font-family: '${name} Variable';
  src: url('./${file}-${subset}.woff2') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;
  unicode-range: ${unicodeRange(text + composed)};
}
`;
  }
  const defaultInstance = await subsetFont(await read('latin'), range(0x20, 0x7e), {
    targetFormat: 'sfnt',
    variationAxes: { wght: defaultWeight, ...pinned },
  });
  const metrics = fontMetrics(defaultInstance);
  css += fallbackNames.map((fallback) => fallbackFace(name, fallback, metrics)).join('');
}
await writeFile(`${buildDir}fonts.css`, css);
