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

test('icons and manifest match the tokens', async () => {
  expect(read('app/public/icon.svg')).toBe(iconSvg);
  expect(read('.storybook/public/icon.svg')).toBe(iconSvg);
  expect(read('app/public/site.webmanifest')).toBe(manifest);
  for (const [name, size] of Object.entries(pngSizes)) {
    const [written, generated] = await Promise.all([
      pixelsOf(join(root, 'app/public', name)),
      pixelsOf(await iconPng(size)),
    ]);
    expect(written.equals(generated), name).toBe(true);
  }
});

test('the theme colour of the pages is that of the manifest', () => {
  expect(JSON.parse(manifest).theme_color).toBe(colorSurfaceInstitute);
  expect(tokens['color-surface-institute'].value).toBe(colorSurfaceInstitute);
  expect(read('app/src/root.tsx')).toContain('<meta name="theme-color" content={colorSurfaceInstitute} />');
});
