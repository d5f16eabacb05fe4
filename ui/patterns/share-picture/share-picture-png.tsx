/**
 * Renders share images as files in Node: `@imc/ui/share-picture`. A separate entry point, so that no browser loads fonts, HarfBuzz or sharp.
 */
import type { Font } from 'harfbuzzjs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { tokens } from '../../tokens/build/tokens.ts';
import { SharePicture, type SharePictureProps, type ShareType, shareTexts } from './share-picture.tsx';
import { balancedLines, openFont, outlineOf } from './text-outline.ts';
import { titleLines } from './title-lines.ts';

type Fonts = Readonly<Record<ShareType['face'], Font>>;

async function openFonts(): Promise<Fonts> {
  const [display, displayStrong, text] = await Promise.all([
    openFont('newsreader', Number(tokens['font-weight-display'].value)),
    openFont('newsreader', Number(tokens['font-weight-display-strong'].value)),
    openFont('public-sans', Number(tokens['font-weight-text'].value)),
  ]);
  return { display, displayStrong, text };
}

let fonts: Promise<Fonts> | undefined;

const shapesOf =
  (faces: Fonts): SharePictureProps['drawLine'] =>
  (line, { face, ...type }) =>
    outlineOf(line, { ...type, font: faces[face] }).map(({ path, transform }) => (
      <path key={transform} d={path} transform={transform} />
    ));

/** Texts of a share image, and the seed of its mosaic. */
export interface ShareText extends Pick<SharePictureProps, 'closing' | 'seed'> {
  /** Name of the institute, shown next to its seal. */
  readonly name: string;
  /** Title of the page. It must fit into three lines. */
  readonly title: string;
}

/** Returns a share image as SVG, with letters as shapes, so that it needs no fonts. */
export async function sharePictureSvg({ name, title, closing, seed }: ShareText): Promise<string> {
  fonts ??= openFonts();
  const faces = await fonts;
  const { lines, size } = titleLines(title, faces.display);
  const { face, width, ...nameType } = shareTexts.name;
  return renderToStaticMarkup(
    <SharePicture
      name={balancedLines(name, width, { ...nameType, font: faces[face] })}
      title={lines}
      titleSize={size}
      closing={closing}
      seed={seed}
      drawLine={shapesOf(faces)}
    />,
  );
}

/** Returns a share image as PNG, 1200 × 630 px. A palette of 64 colours keeps the edges smooth at a quarter of the size. */
export async function sharePicturePng(text: ShareText): Promise<Buffer> {
  const svg = Buffer.from(await sharePictureSvg(text));
  return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}
