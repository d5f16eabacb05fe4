import type { Scheme } from '../tokens/build/tokens.ts';

/** Name and purpose of each scheme. */
export const schemeNames: Record<Scheme, [name: string, note: string]> = {
  light: ['Light', 'The default, on light paper.'],
  dark: ['Dark', 'Designed for dark surroundings, not inverted. Blue stays blue, brass gets brighter.'],
  contrast: [
    'High contrast',
    'For sunlight, low-quality screens and tired eyes. Every hairline is a visible edge.',
  ],
  'contrast-dark': ['High contrast, dark', 'The same for people who are dazzled by a white page.'],
};
