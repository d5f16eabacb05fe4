import { type Look, schemes, states } from './picture.ts';
import type { Story } from './stories.ts';

/**
 * In px: desktop, tablet in landscape, phone. A story is played once per inner list, at its first width, and then resized to the others, because
 * only style sheets distinguish desktop from tablet.
 */
export const widths = [[1280, 1024], [360]] as const;

/** No colour depends on the width: high contrast and states are covered only at 1280 px, dark there and for screens and matrices on a phone. */
export function schemesOf({ file, name }: Story, width: number): Look['schemes'] {
  const isMatrix = name === 'Matrix';
  if (width === 1024 || (width === 360 && !isMatrix && !file.startsWith('screens/'))) return ['light'];
  return isMatrix && width === 1280 ? [...schemes, ...states] : ['light', 'dark'];
}

/** Without a file extension. */
export const pictureName = ({ id }: Story, width: number, scheme: Look['schemes'][number]): string =>
  `${id}-${width}-${scheme}`;
