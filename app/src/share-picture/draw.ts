import { institute, type PageFacts } from '@imc/screens/content';
import { tokens } from '@imc/ui/tokens';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { openFont } from './outline.ts';
import { SharePicture } from './share-picture.tsx';

async function openFonts() {
  const [display, displayStrong, text] = await Promise.all([
    openFont('newsreader', Number(tokens['font-weight-display'].value)),
    openFont('newsreader', Number(tokens['font-weight-display-strong'].value)),
    openFont('public-sans', Number(tokens['font-weight-text'].value)),
  ]);
  return { display, displayStrong, text };
}

let fonts: ReturnType<typeof openFonts> | undefined;

/** The picture of a page as SVG, its letters as shapes: it needs no font. */
export async function shareSvg(page: PageFacts): Promise<string> {
  fonts ??= openFonts();
  return renderToStaticMarkup(
    createElement(SharePicture, {
      ...(await fonts),
      name: institute.name,
      // The home page is called as the Institute is, which stands there already.
      title: page.path === '/' ? institute.promise : page.title,
      closing: `Established ${institute.established}`,
      seed: page.path,
    }),
  );
}

/** The picture of a page as PNG. Flat colours need few shades: 64 keep every edge smooth at a quarter of the bytes. */
export async function sharePng(page: PageFacts): Promise<Buffer> {
  const svg = Buffer.from(await shareSvg(page));
  return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}
