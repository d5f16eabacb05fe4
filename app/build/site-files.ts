import { institute } from '@imc/screens/content';
import { tokens } from '@imc/ui/tokens';
import sharp from 'sharp';

const institutional = tokens['color-surface-institute'].value;
const brass = tokens['color-mark-brass-bright'].value;

/** A brass disc with a tile, on institute blue. */
export const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${institute.shortName}</title><path fill="${institutional}" d="M0 0h64v64H0z"/><circle cx="32" cy="32" r="26" fill="${brass}"/><circle cx="32" cy="32" r="21.5" fill="none" stroke="${institutional}" stroke-width="1.5"/><path fill="none" stroke="${institutional}" stroke-width="3.5" d="m32 15 17 17-17 17-17-17z"/><path fill="${institutional}" d="m32 25 7 7-7 7-7-7z"/></svg>\n`;

/** For systems that do not support SVG icons. */
export const iconPng = (pixels: number): Promise<Buffer> =>
  sharp(Buffer.from(iconSvg), { density: (72 * pixels) / 64 })
    .resize(pixels, pixels)
    .png({ palette: true, effort: 10 })
    .toBuffer();

/** Sizes of the PNG icons in pixels. */
export const pngSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 } as const;

/** The web manifest, for adding the site to a home screen. */
export const manifest = `${JSON.stringify(
  {
    name: institute.name,
    short_name: 'IMC Nigeria',
    description: 'The professional body of management consultants in Nigeria, established in 1979.',
    lang: 'en-NG',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: tokens['color-surface-page'].value,
    theme_color: institutional,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any maskable' },
    ],
  },
  null,
  2,
)}\n`;
