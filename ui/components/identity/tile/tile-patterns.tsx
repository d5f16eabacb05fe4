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

/**
 * SVG content of every pattern, in a field of 40 × 40 centred on 0,0. Lines use the current stroke colour;
 * filled shapes set `fill`. Patterns that look different after a quarter turn have `turns`, and a mosaic may
 * rotate them.
 */
export const tileDrawings: Record<TilePattern, { drawing: string; turns?: true }> = {
  squares: { drawing: '<path d="M-14-14H14V14H-14ZM-8.5-8.5H8.5V8.5H-8.5ZM-3-3H3V3H-3Z"/>' },
  circles: { drawing: '<circle r="14.6"/><circle r="9"/><circle r="3" fill="currentColor"/>' },
  comb: { drawing: '<path d="M-15-20V10M-9-20V2M-3-20V13M3-20V5M9-20V14M15-20V1"/>', turns: true },
  zigzag: {
    drawing:
      '<path d="M-20-9-12-15-4-9 4-15 12-9 20-15M-20 1-12-5-4 1 4-5 12 1 20-5M-20 11-12 5-4 11 4 5 12 11 20 5"/>',
    turns: true,
  },
  dots: {
    drawing:
      '<path d="M-13-13h0M0-13h0M13-13h0M-13 0h0M13 0h0M-13 13h0M0 13h0M13 13h0M0 0h0" stroke-width="4.6"/>',
  },
  strokes: {
    drawing:
      '<path d="M0-15V15M-15 0H15M-13-13l5 5m0-5-5 5M13-13l-5 5m0-5 5 5M-13 13l5-5m0 5-5-5M13 13l-5-5m0 5 5-5"/>',
  },
  diamond: {
    drawing: '<path d="M0-16 16 0 0 16-16 0Z"/><path d="M0-7 7 0 0 7-7 0Z" fill="currentColor"/>',
  },
  arcs: {
    drawing:
      '<path d="M-20-12A8 8 0 0 0-12-20M-20-5A15 15 0 0 0-5-20M-20 2A22 22 0 0 0 2-20M-20 9A29 29 0 0 0 9-20M-20 16A36 36 0 0 0 16-20"/>',
    turns: true,
  },
  lattice: { drawing: '<path d="M-20 0 0-20M-20 20 20-20M0 20 20 0M-20 0 0 20M-20-20 20 20M0-20 20 0"/>' },
  petals: {
    drawing:
      '<path d="M-1.5-1.5Q-15.5-2.5-16-16-2.5-15.5-1.5-1.5ZM1.5-1.5Q15.5-2.5 16-16 2.5-15.5 1.5-1.5ZM-1.5 1.5Q-15.5 2.5-16 16-2.5 15.5-1.5 1.5ZM1.5 1.5Q15.5 2.5 16 16 2.5 15.5 1.5 1.5Z" fill="currentColor" stroke="none"/>',
  },
};

/** Colours of a tile. Most tiles of a mosaic are `rest`; `paper` and `brass` are rare. */
export const tileTones = ['rest', 'deep', 'bright', 'paper', 'brass'] as const;

/** Name of a tone: background and line colour of a tile. */
export type TileTone = (typeof tileTones)[number];
