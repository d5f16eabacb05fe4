/**
 * Draws share pictures as files, in Node: `@imc/ui/share-picture`. An entry of its own, so that no browser loads fonts, shaping or sharp.
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

/** The words of a share picture, and what its tiles are composed from. */
export interface ShareText extends Pick<SharePictureProps, 'closing' | 'seed'> {
  /** The institute's name, beside its seal. */
  readonly name: string;
  /** What the page is called. It must fit into three lines. */
  readonly title: string;
}

/** A share picture as SVG, its letters as shapes, so that it needs no font. */
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

/** A share picture as PNG, 1200 by 630. Flat colours need few shades: 64 keep every edge smooth at a quarter of the bytes. */
export async function sharePicturePng(text: ShareText): Promise<Buffer> {
  const svg = Buffer.from(await sharePictureSvg(text));
  return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}
