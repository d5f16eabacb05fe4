import { clsx } from 'clsx';
import type { ReactNode, Ref, SVGAttributes } from 'react';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { type TokenName, tokens } from '../../tokens/build/tokens.ts';
import styles from './share-picture.module.css';

/** Typography of a line in the image. */
export interface ShareType {
  /** Font: `display` for the headline, `displayStrong` for the name next to the seal, `text` for everything else. */
  readonly face: 'display' | 'displayStrong' | 'text';
  /** Font size in pixels of the image. */
  readonly size: number;
  /** Letter spacing in em. */
  readonly tracking: number;
}

export interface SharePictureProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'name' | 'role' | 'aria-label'
  > {
  /** Name of the institute next to its seal, as lines. Two lines are as tall as the seal. */
  name: readonly string[];
  /** Title of the page, as at most three lines. Screen readers read them as one text. */
  title: readonly string[];
  /** Font size of the title in pixels of the image. A long title needs a smaller size to fit next to the tiles. Default 84. */
  titleSize?: number;
  /** Last line. */
  closing: string;
  /** Seed of the mosaic, for example the path of the page. */
  seed: string;
  /**
   * Renders a line of text with its baseline starting at 0,0. Default: `text` elements in the page's fonts. An image shown outside the
   * site has no fonts and needs shapes.
   */
  drawLine?: (text: string, type: ShareType) => ReactNode;
  /** Ref to the root element. */
  ref?: Ref<SVGSVGElement>;
}

/** Size in pixels. All networks show this aspect ratio uncropped. */
const size = { width: 1200, height: 630 } as const;

/** The mosaic is five tiles wide and seven tiles high, and fills the height. */
const mosaicWidth = (size.height / 7) * 5;
const margin = 72;
const seal = 84;

const value = (name: TokenName) => String(tokens[name].value);

/** Typography of each text, and the maximum width of a line in pixels. */
export const shareTexts = {
  name: { face: 'displayStrong', size: 30, tracking: 0, width: 330 },
  title: {
    face: 'display',
    size: 84,
    tracking: Number.parseFloat(value('font-tracking-display')),
    width: size.width - mosaicWidth - 2 * margin,
  },
  closing: { face: 'text', size: 26, tracking: 0, width: 500 },
} as const satisfies Readonly<Record<string, ShareType & { readonly width: number }>>;

const fonts = {
  display: ['font-family-display', 'font-weight-display'],
  displayStrong: ['font-family-display', 'font-weight-display-strong'],
  text: ['font-family-text', 'font-weight-text'],
} as const;

const drawText: NonNullable<SharePictureProps['drawLine']> = (text, { face, size: fontSize, tracking }) => {
  const [family, weight] = fonts[face];
  return (
    <text
      fontFamily={value(family)}
      fontWeight={value(weight)}
      fontSize={fontSize}
      letterSpacing={`${tracking}em`}
    >
      {text}
    </text>
  );
};

/** Ground and line colours of all tones except `rest`. */
const tones: Readonly<Record<string, readonly [ground: TokenName, line: TokenName]>> = {
  deep: ['color-tile-ground-deep', 'color-tile-line'],
  bright: ['color-tile-ground-bright', 'color-tile-line-bright'],
  paper: ['color-tile-ground-paper', 'color-tile-line-ink'],
  brass: ['color-tile-ground-brass', 'color-tile-line-ink'],
};

/**
 * The style sheets of mosaic and seal in the colours of the light scheme, because an image outside the site can't read custom properties.
 * On a page these rules override the style sheets.
 */
const css = `
[data-share] [data-fit] { fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round }
[data-share] [data-fields] { stroke: none }
[data-share] [data-tone] { color: ${value('color-tile-line')} }
${Object.entries(tones)
  .map(
    ([tone, [ground, line]]) =>
      `[data-share] [data-tone='${tone}'] { color: ${value(line)} } [data-share] [data-tone='${tone}'] > [data-fields] { fill: ${value(ground)} }`,
  )
  .join('\n')}
[data-share] [data-grade] { width: 100%; height: 100% }
[data-share] [data-grade] [class*='ground'] { fill: ${value('color-mark-brass-bright')} }
[data-share] [data-grade] [class*='cut'] { fill: ${value('color-surface-institute')} }
[data-share] [data-grade] [class*='line'] { fill: none; stroke: ${value('color-surface-institute')} }
[data-share] [data-grade] [class*='soft'] { fill: none; stroke: ${value('color-mark-brass-soft')} }
`;

interface LinesProps extends Required<Pick<SharePictureProps, 'drawLine'>> {
  readonly lines: readonly string[];
  readonly type: ShareType;
  /** Line height as a multiple of the font size. Default 1. */
  readonly leading?: number;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly color: TokenName;
}

const Lines = ({ lines, type, leading = 1, x, y, color, drawLine }: LinesProps) => (
  <g fill={value(color)}>
    {lines.map((line, index) => (
      <g key={line} transform={`translate(${x} ${y + index * leading * type.size})`}>
        {drawLine(line, type)}
      </g>
    ))}
  </g>
);

/** Image for link previews, with the institute's name, the page's title and the page's own mosaic. It is the same in every scheme. */
export function SharePicture({
  name,
  title,
  titleSize = shareTexts.title.size,
  closing,
  seed,
  drawLine = drawText,
  className,
  ...rest
}: SharePictureProps) {
  const leading = Number(tokens['font-line-tight'].value);
  const closingBaseline = size.height - margin;
  // The title is vertically centered between the name and the closing line.
  const middle = 336;
  const first = middle + titleSize * (0.32 - ((title.length - 1) * leading) / 2);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
      {...size}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={title.join(' ')}
      data-share
      className={clsx(styles.root, className)}
    >
      <style>{css}</style>
      <rect {...size} fill={value('color-surface-institute')} />
      <svg x={size.width - mosaicWidth} y="0" width={mosaicWidth} height={size.height} aria-hidden>
        <Mosaic seed={seed} columns={5} rows={7} />
      </svg>
      <svg x={margin} y={margin - 8} width={seal} height={seal} aria-hidden>
        <GradeSeal grade="DFIMC" size="xlarge" ground="institute" />
      </svg>
      <Lines
        lines={name}
        type={shareTexts.name}
        leading={Number(tokens['font-line-title'].value)}
        x={margin + seal + 22}
        y={margin + 26}
        color="color-text-on-brand"
        drawLine={drawLine}
      />
      <Lines
        lines={title}
        type={{ ...shareTexts.title, size: titleSize }}
        leading={leading}
        x={margin - titleSize * 0.04}
        y={first}
        color="color-text-on-brand"
        drawLine={drawLine}
      />
      <path d={`M${margin} ${closingBaseline - 9}l9-9 9 9-9 9z`} fill={value('color-mark-brass-bright')} />
      <Lines
        lines={[closing]}
        type={shareTexts.closing}
        x={margin + 34}
        y={closingBaseline}
        color="color-text-on-brand-muted"
        drawLine={drawLine}
      />
    </svg>
  );
}
