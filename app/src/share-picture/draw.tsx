import { institute, type PageFacts } from '@imc/screens/content';
import { SharePicture, type SharePictureProps, type ShareType, shareTexts } from '@imc/ui';
import { tokens } from '@imc/ui/tokens';
import type { Font } from 'harfbuzzjs';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { balancedLines, openFont, outlineOf } from './outline.ts';
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

/** The picture of a page as SVG, its letters as shapes: it needs no font. */
export async function shareSvg(page: PageFacts): Promise<string> {
  fonts ??= openFonts();
  const faces = await fonts;
  // The home page is called as the Institute is, which stands there already.
  const title = titleLines(page.path === '/' ? institute.promise : page.title, faces.display);
  const { face, width, ...nameType } = shareTexts.name;
  return renderToStaticMarkup(
    <SharePicture
      name={balancedLines(institute.name, width, { ...nameType, font: faces[face] })}
      title={title.lines}
      titleSize={title.size}
      closing={`Established ${institute.established}`}
      seed={page.path}
      drawLine={shapesOf(faces)}
    />,
  );
}

/** The picture of a page as PNG. Flat colours need few shades: 64 keep every edge smooth at a quarter of the bytes. */
export async function sharePng(page: PageFacts): Promise<Buffer> {
  const svg = Buffer.from(await shareSvg(page));
  return sharp(svg).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer();
}
