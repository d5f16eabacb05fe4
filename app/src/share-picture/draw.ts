import { tokens } from '@imc/ui/tokens';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { openFont } from './outline.ts';
import { SharePicture, type ShareWords } from './share-picture.tsx';

const openFonts = async () => {
  const [display, displayStrong, text] = await Promise.all([
    openFont('newsreader', Number(tokens['font-weight-display'].value)),
    openFont('newsreader', Number(tokens['font-weight-display-strong'].value)),
    openFont('public-sans', Number(tokens['font-weight-text'].value)),
  ]);
  return { display, displayStrong, text };
};

let fonts: ReturnType<typeof openFonts> | undefined;

/** The picture as a PNG. Flat colours need few shades: 64 keep every edge smooth at a quarter of the bytes. */
export async function drawSharePicture(words: ShareWords): Promise<Buffer> {
  fonts ??= openFonts();
  const svg = renderToStaticMarkup(createElement(SharePicture, { ...words, ...(await fonts) }));
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}
