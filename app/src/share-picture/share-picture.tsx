import { GradeSeal, Mosaic } from '@imc/ui';
import { type TokenName, tokens } from '@imc/ui/tokens';
import type { Font } from 'harfbuzzjs';
import { balancedLines, outlineOf, type Type } from './outline.ts';

/** Pixels. Every network shows a picture of this shape whole. */
export const shareSize = { width: 1200, height: 630 } as const;

/** The mosaic is five tiles wide and seven high, and fills the height. */
const tile = shareSize.height / 7;
const mosaicWidth = 5 * tile;
const margin = 72;
/** Pixels that a title may take. */
export const textWidth = shareSize.width - mosaicWidth - 2 * margin;

const value = (name: TokenName) => String(tokens[name].value);

/** Ground and line of the tones that are not the resting one. */
const tones: Readonly<Record<string, readonly [ground: TokenName, line: TokenName]>> = {
  deep: ['color-tile-ground-deep', 'color-tile-line'],
  bright: ['color-tile-ground-bright', 'color-tile-line-bright'],
  paper: ['color-tile-ground-paper', 'color-tile-line-ink'],
  brass: ['color-tile-ground-brass', 'color-tile-line-ink'],
};

/** What the style sheets of mosaic and seal say, in the colours of the light scheme: a picture has no custom properties to follow. */
const css = `
[data-palette] { color: ${value('color-tile-line')}; fill: none; stroke: currentColor; stroke-width: 2.2; stroke-linecap: round }
[data-palette] > g > path { stroke: none }
${Object.entries(tones)
  .map(
    ([tone, [ground, line]]) =>
      `[data-tone='${tone}'] { color: ${value(line)} } [data-tone='${tone}'] > path { fill: ${value(ground)} }`,
  )
  .join('\n')}
[data-grade] [class*='ground'] { fill: ${value('color-mark-brass-bright')} }
[data-grade] [class*='cut'] { fill: ${value('color-surface-institute')} }
[data-grade] [class*='line'] { fill: none; stroke: ${value('color-surface-institute')} }
[data-grade] [class*='soft'] { fill: none; stroke: ${value('color-mark-brass-soft')} }
`;

export interface SharePictureProps {
  /** The institute's name, beside its seal. */
  readonly name: string;
  /** What the page is called. */
  readonly title: string;
  /** The last line. */
  readonly closing: string;
  /** Composition of the tiles. */
  readonly seed: string;
  /** Headlines. */
  readonly display: Font;
  /** The name beside the seal. */
  readonly displayStrong: Font;
  /** Everything else. */
  readonly text: Font;
}

interface LinesProps {
  readonly lines: readonly string[];
  readonly type: Type;
  readonly leading: number;
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly color: TokenName;
}

const Lines = ({ lines, type, leading, x, y, color }: LinesProps) => (
  <g fill={value(color)}>
    {lines.map((line, index) => (
      <g key={line} transform={`translate(${x} ${y + index * leading})`}>
        {outlineOf(line, type).map(({ path, transform }) => (
          <path key={transform} d={path} transform={transform} />
        ))}
      </g>
    ))}
  </g>
);

/** The largest of the sizes in which the title takes at most three lines. */
export function titleLines(title: string, font: Font) {
  const tracking = Number.parseFloat(value('font-tracking-display'));
  const set = [84, 76, 68, 60, 52].map((size) => {
    const type: Type = { font, size, tracking };
    return { type, lines: balancedLines(title, textWidth, type) };
  });
  const fitting = set.find(({ lines }) => lines.length <= 3);
  if (!fitting) throw new Error(`'${title}' is too long for three lines.`);
  return fitting;
}

/** The picture that the preview of a link shows: whose page it is, what it is called, and a mosaic of its own. */
export function SharePicture({
  name,
  title,
  closing,
  seed,
  display,
  displayStrong,
  text,
}: SharePictureProps) {
  const nameType: Type = { font: displayStrong, size: 30 };
  const headline = titleLines(title, display);
  const leading = headline.type.size * Number(tokens['font-line-tight'].value);
  const closingBaseline = shareSize.height - margin;
  // The title stands in the middle of what the name and the closing line leave.
  const middle = 336;
  const first = middle - ((headline.lines.length - 1) * leading) / 2 + headline.type.size * 0.32;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${shareSize.width} ${shareSize.height}`}
      {...shareSize}
      role="img"
      aria-label={title}
    >
      <style>{css}</style>
      <rect {...shareSize} fill={value('color-surface-institute')} />
      <svg x={shareSize.width - mosaicWidth} y="0" width={mosaicWidth} height={shareSize.height} aria-hidden>
        <Mosaic seed={seed} columns={5} rows={7} />
      </svg>
      <svg x={margin} y={margin - 8} width="84" height="84" aria-hidden>
        <GradeSeal grade="DFIMC" size="xlarge" onInstitute />
      </svg>
      <Lines
        lines={balancedLines(name, 330, nameType)}
        type={nameType}
        leading={nameType.size * Number(tokens['font-line-title'].value)}
        x={margin + 84 + 22}
        y={margin + 26}
        color="color-text-on-institute"
      />
      <Lines
        {...headline}
        leading={leading}
        x={margin - headline.type.size * 0.04}
        y={first}
        color="color-text-on-institute"
      />
      <path d={`M${margin} ${closingBaseline - 9}l9-9 9 9-9 9z`} fill={value('color-mark-brass-bright')} />
      <Lines
        lines={[closing]}
        type={{ font: text, size: 26 }}
        leading={0}
        x={margin + 34}
        y={closingBaseline}
        color="color-text-on-institute-muted"
      />
    </svg>
  );
}
