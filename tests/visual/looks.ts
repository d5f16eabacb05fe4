import type { Scheme } from './picture.ts';
import type { Story } from './stories.ts';

/**
 * Widths of the window in px: a desk, a tablet on its side, a phone. A story is played once for each inner list, at its first width, and
 * the window then narrowed: between a desk and a tablet only style sheets make a difference.
 */
export const widths = [[1280, 1024], [360]] as const;

/**
 * The schemes in which a story is pictured at a width. No colour depends on the width: high contrast is pictured at 1280 px alone, dark
 * at 360 px too.
 */
export function schemesOf({ title, name }: Story, width: number): readonly Scheme[] {
  const isMatrix = name === 'Matrix';
  if (width === 1024 || (!isMatrix && !title.startsWith('Screens/'))) return ['light'];
  return isMatrix && width === 1280 ? ['light', 'dark', 'contrast', 'contrast-dark'] : ['light', 'dark'];
}

/** Name of a picture, without an ending. */
export const pictureName = ({ id }: Story, width: number, scheme: Scheme): string =>
  `${id}-${width}-${scheme}`;
