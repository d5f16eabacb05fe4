/** Patterns of the tiles, after the resist-dyed cloth of the Yoruba south-west. */
export const tilePatterns = [
  'squares',
  'circles',
  'comb',
  'zigzag',
  'dots',
  'strokes',
  'diamond',
  'arcs',
  'lattice',
  'petals',
] as const;

export type TilePattern = (typeof tilePatterns)[number];

/** Path data in a field of 40 × 40, relative to its centre, so that a path can draw many tiles. Nothing leaves the field. */
export interface TileDrawing {
  /** Drawn with the current stroke colour. */
  readonly lines?: string;
  /** Filled with the current colour. */
  readonly fills?: string;
  /** Looks different after a quarter turn, and a mosaic may turn it. Only a pattern without `lines`. */
  readonly turns?: true;
}

const combTooth = (height: number) => `h2.2v${height}a1.1 1.1 0 0 1-2.2 0z`;
const zigzagBand = 'l8-6 8 6 8-6 8 6 8-6v2.75l-8 6-8-6-8 6-8-6-8 6z';
/** A circle down from its top, closed by a line of 0.1. */
const circle = (radius: number) => `a${radius} ${radius} 0 1 1-.1 0z`;
const dotRow = [2.3, 2.3, 2.3].map(circle).join('m13 0');
const arc = (outer: number, inner: number) =>
  `a${outer} ${outer} 0 0 0 ${outer}-${outer}h-2.2a${inner} ${inner} 0 0 1-${inner} ${inner}z`;

/** The drawing of each pattern. */
export const tileDrawings: Record<TilePattern, TileDrawing> = {
  squares: { lines: 'm-14-14h28v28h-28zm5.5 5.5h17v17h-17zm5.5 5.5h6v6h-6z' },
  circles: {
    lines: `m0-14.6${circle(14.6)}m0 5.6${circle(9)}`,
    fills: `m0-4.1${circle(4.1)}`,
  },
  comb: { fills: `m-16.1-20${[30, 22, 33, 25, 34, 21].map(combTooth).join('m6 0')}`, turns: true },
  zigzag: { fills: `m-20-10.375${[zigzagBand, zigzagBand, zigzagBand].join('m0 10')}`, turns: true },
  dots: { fills: `m-13-15.3${[dotRow, dotRow, dotRow].join('m-26 13')}` },
  strokes: {
    lines: 'm0-15v30m-15-15h30m-28-13l5 5m0-5-5 5m26-5l-5 5m0-5 5 5m-26 21l5-5m0 5-5-5m26 5l-5-5m0 5 5-5',
  },
  diamond: { lines: 'm0-16l16 16-16 16-16-16z', fills: 'm0-8.6l8.6 8.6-8.6 8.6-8.6-8.6z' },
  arcs: {
    fills: `m-20-10.9${[arc(9.1, 6.9), arc(16.1, 13.9), arc(23.1, 20.9), arc(30.1, 27.9), arc(37.1, 34.9)].join('m0 7')}`,
    turns: true,
  },
  lattice: {
    // Six bands, cut at the edges. All are clockwise, so that the crossings are filled.
    fills:
      'm-1.56-20l3.12 0-21.56 21.56 0-3.12zm21.56 18.44l0 3.12-18.44 18.44-3.12 0zm-40 3.12l0-3.12 21.56 21.56-3.12 0zm18.44-21.56l3.12 0 18.44 18.44 0 3.12zm20 0l1.56 0 0 1.56-38.44 38.44-1.56 0 0-1.56zm-38.44 1.56l0-1.56 1.56 0 38.44 38.44 0 1.56-1.56 0z',
  },
  petals: {
    fills:
      'm-1.5-1.5q-14-1-14.5-14.5 13.5.5 14.5 14.5zm3 0q14-1 14.5-14.5-13.5.5-14.5 14.5zm-3 3q-14 1-14.5 14.5 13.5-.5 14.5-14.5zm3 0q14 1 14.5 14.5-13.5-.5-14.5-14.5z',
  },
};

/** Returns the SVG content of a single tile around 0,0. */
export function drawTile(pattern: TilePattern): string {
  const { lines, fills } = tileDrawings[pattern];
  return `${lines ? linesPath(lines) : ''}${fills ? fillsPath(fills) : ''}`;
}

/** Returns the path of lines, in the stroke that its parent sets. */
export const linesPath = (data: string): string => `<path d="${data}"/>`;
/** Returns the path of fills, in the current colour. */
export const fillsPath = (data: string, attributes = ''): string =>
  `<path d="${data}" fill="currentColor" stroke="none"${attributes}/>`;

/** Colours of a tile. Most tiles of a mosaic are `rest`; `paper` and `brass` are rare. */
export const tileTones = ['rest', 'deep', 'bright', 'paper', 'brass'] as const;

/** Name of a tone: background and line colour of a tile. */
export type TileTone = (typeof tileTones)[number];
