/**
 * Cuts the two type families to the letters and weights the site uses, and writes their @font-face rules.
 * Basic Latin is one file a family; naira sign, Yoruba and Igbo letters are a second one that loads only where they occur.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const buildDir = fileURLToPath(new URL('../fonts/build/', import.meta.url));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');

/** Printable ASCII, Western punctuation and the accents of names that English text meets. */
const basic = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•′″€→←✓×−`;
/** ₦, dotted and toned vowels of Yoruba and Igbo, and the combining marks that build the rest. */
const nigerian = `₦ỌọẸẹṢṣỊịỤụṄṅǸǹḾḿŃńẹ̀ẹ́ọ̀ọ́${range(0x300, 0x304)}${range(0x323, 0x323)}`;

const families = [
  {
    name: 'Newsreader Variable',
    file: 'newsreader',
    pkg: '@fontsource-variable/newsreader',
    source: (subset: string) => `newsreader-${subset}-wght-normal.woff2`,
    weights: { min: 400, max: 500 },
    fallback: {
      name: 'Newsreader Fallback',
      local: ['Georgia', 'DejaVu Serif', 'Liberation Serif'],
      sizeAdjust: 95,
      ascent: 77.4,
      descent: 27.9,
    },
  },
  {
    name: 'Public Sans Variable',
    file: 'public-sans',
    pkg: '@fontsource-variable/public-sans',
    source: (subset: string) => `public-sans-${subset}-wght-normal.woff2`,
    weights: { min: 400, max: 700 },
    fallback: {
      name: 'Public Sans Fallback',
      local: ['Arial', 'Liberation Sans', 'DejaVu Sans'],
      sizeAdjust: 104,
      ascent: 91.3,
      descent: 21.6,
    },
  },
] as const;

const unicodeRange = (text: string) =>
  [...new Set([...text].map((char) => `U+${(char.codePointAt(0) ?? 0).toString(16)}`))].join(', ');

await mkdir(buildDir, { recursive: true });
let css = '/* Built by ui/scripts/build-fonts.ts. */\n';
for (const { name, file, pkg, source, weights, fallback } of families) {
  const packageDir = require.resolve(`${pkg}/package.json`).replace(/package\.json$/, 'files/');
  for (const [subset, text] of [
    ['latin', basic],
    ['latin-ext', nigerian],
  ] as const) {
    const cut = await subsetFont(await readFile(packageDir + source(subset)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    const output = `${file}-${subset === 'latin' ? 'basic' : 'nigerian'}.woff2`;
    await writeFile(buildDir + output, cut);
    css += `
@font-face {
  font-family: '${name}';
  src: url('./${output}') format('woff2');
  font-weight: ${weights.min} ${weights.max};
  font-style: normal;
  font-display: swap;${subset === 'latin-ext' ? `\n  unicode-range: ${unicodeRange(text)};` : ''}
}
`;
  }
  css += `
@font-face {
  font-family: '${fallback.name}';
  src: ${fallback.local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}
`;
}
await writeFile(`${buildDir}fonts.css`, css);
