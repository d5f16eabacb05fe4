import { drawTile, type TileTone } from '../tile/tile-patterns.tsx';
import { type Cloth, type ClothBand, type ClothPlace, clothPlaces } from './cloth-compose.ts';

/** Centre of every place in the first quarter. The centre of the cloth is 0,0, and a tile is 40 wide. */
const centres: Record<ClothPlace, string> = {
  corner: '-60 -60',
  top: '-20 -60',
  side: '-60 -20',
  centre: '-20 -20',
};

/** Transforms of the first quarter onto all four, clockwise from the top left. */
const folds = {
  mirrored: ['', 'scale(-1 1)', 'scale(-1 -1)', 'scale(1 -1)'],
  turned: ['', 'rotate(90)', 'rotate(180)', 'rotate(270)'],
} as const;

/** Returns the reference of a colour token of the tiles. */
const colour = (name: string): string => `var(--color-tile-${name})`;

/** Colour tokens of every tone: ground and line. */
const tones: Record<TileTone, readonly [ground: string, line: string]> = {
  rest: ['ground', 'line'],
  deep: ['ground-deep', 'line'],
  bright: ['ground-bright', 'line-bright'],
  paper: ['ground-paper', 'line-ink'],
  brass: ['ground-brass', 'line-ink'],
};

const frame = (half: number, attributes: string): string =>
  `<rect x="-${half}" y="-${half}" width="${half * 2}" height="${half * 2}" ${attributes}/>`;

const corners = (at: number): string => {
  const diamonds = [-at, at].flatMap((x) => [-at, at].map((y) => `M${x - 9} ${y}l9-9 9 9-9 9z`));
  return `<path d="${diamonds.join('')}" fill="${colour('ground-brass')}" stroke="none"/>`;
};

/** Thickness of every band, and its drawing around a square of the given half width. */
const bands: Record<ClothBand, { thickness: number; draw: (half: number) => string }> = {
  line: { thickness: 4, draw: (half) => frame(half + 2, 'stroke-width="1.4"') },
  beads: {
    thickness: 8,
    draw: (half) => frame(half + 4, 'stroke-width="3.4" pathLength="96" stroke-dasharray="0 1"'),
  },
  rays: {
    thickness: 10,
    // Each side begins and ends with half a gap, so that the corners are alike.
    draw: (half) =>
      frame(
        half + 5,
        `stroke="${colour('ground-brass')}" stroke-width="6" stroke-linecap="butt" pathLength="128" stroke-dasharray=".42 .58" stroke-dashoffset=".71"`,
      ),
  },
  // On the band before it.
  corners: { thickness: 0, draw: (half) => corners(half - 5) },
};

/** Half the width of the 4 × 4 tiles. */
const tilesHalf = 80;

function tileMarkup({ quarter }: Cloth, place: ClothPlace, isBrass: boolean): string {
  const { pattern, tone, turn } = quarter[place];
  const [ground, line] = tones[isBrass ? 'brass' : tone];
  const turned = turn ? `rotate(${turn * 90})` : '';
  // The line of the ground hides the seam between two tiles.
  const field = `<path d="M-20-20H20V20H-20Z" fill="${colour(ground)}" stroke="${colour(ground)}" stroke-width=".8"/>`;
  return `<g color="${colour(line)}" transform="translate(${centres[place]})${turned}">${field}${drawTile(pattern)}</g>`;
}

/** Returns the SVG content of a cloth, whose quarter is drawn once, and half its width. `id` must be unique in the page. */
export function clothMarkup(
  cloth: Cloth,
  id: string,
  withBorder: boolean,
): { readonly markup: string; readonly half: number } {
  const { fold, brassPlace, brassQuarter } = cloth;
  const tiles = clothPlaces.map((place) =>
    tileMarkup(cloth, place, place === brassPlace && brassQuarter === undefined),
  );
  const [, ...turns] = folds[fold];
  const parts = [
    `<g id="${id}">${tiles.join('')}</g>`,
    ...turns.map((turn) => `<use href="#${id}" transform="${turn}"/>`),
  ];
  if (brassPlace && brassQuarter !== undefined)
    parts.push(
      `<g transform="${folds[fold][brassQuarter] ?? ''}">${tileMarkup(cloth, brassPlace, true)}</g>`,
    );
  let half = tilesHalf;
  for (const band of withBorder ? cloth.border : []) {
    parts.push(bands[band].draw(half));
    half += bands[band].thickness;
  }
  return { markup: parts.join(''), half };
}
