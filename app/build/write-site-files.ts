/**
 * Writes the site's icons and web manifest from the design tokens, as part of `npm run build:design`. The files are committed, so only
 * changes are written. PNGs are compared by their pixels, so that another encoder changes nothing.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { iconPng, iconSvg, manifest, pngSizes } from './site-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const pixelsOf = (png: Buffer | string) => sharp(png).ensureAlpha().raw().toBuffer();

async function writeText(path: string, text: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => '');
  if (current !== text) await writeFile(path, text);
}

async function writePng(path: string, png: Buffer): Promise<void> {
  const [current, next] = await Promise.all([pixelsOf(path).catch(() => Buffer.alloc(0)), pixelsOf(png)]);
  if (!current.equals(next)) await writeFile(path, png);
}

await writeText(`${root}app/public/icon.svg`, iconSvg);
await writeText(`${root}.storybook/public/icon.svg`, iconSvg);
await writeText(`${root}app/public/site.webmanifest`, manifest);
for (const [name, pixels] of Object.entries(pngSizes))
  await writePng(`${root}app/public/${name}`, await iconPng(pixels));
