import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorSurfaceInstitute } from '@imc/ui/colors';
import { tokens } from '@imc/ui/tokens';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconPng, iconSvg, manifest, pngSizes } from './site-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const pixelsOf = (png: Buffer | string) => sharp(png).ensureAlpha().raw().toBuffer();

test('icons and manifest are those that the tokens make', async () => {
  expect(read('app/public/icon.svg')).toBe(iconSvg);
  expect(read('.storybook/public/icon.svg')).toBe(iconSvg);
  expect(read('app/public/site.webmanifest')).toBe(manifest);
  for (const [name, size] of Object.entries(pngSizes)) {
    const [written, made] = await Promise.all([
      pixelsOf(join(root, 'app/public', name)),
      pixelsOf(await iconPng(size)),
    ]);
    expect(written.equals(made), name).toBe(true);
  }
});

test('the colour of the browser’s own bar is the one of the manifest', () => {
  expect(JSON.parse(manifest).theme_color).toBe(colorSurfaceInstitute);
  expect(tokens['color-surface-institute'].value).toBe(colorSurfaceInstitute);
  expect(read('app/src/root.tsx')).toContain('<meta name="theme-color" content={colorSurfaceInstitute} />');
});
