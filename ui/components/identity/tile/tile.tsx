import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import styles from './tile.module.css';
import { type TilePattern, type TileTone, tileDrawings } from './tile-patterns.tsx';

export interface TileProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'dangerouslySetInnerHTML'
  > {
  /** Which of the house's tiles. */
  pattern: TilePattern;
  /** Ground and line. Default `rest`. */
  tone?: TileTone;
  /** `small` 36 px, `medium` 56 px, `large` 96 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** The real element. */
  ref?: Ref<SVGSVGElement>;
}

/** One tile by itself: the mark of an empty state, the start of a card. Decoration, so it says nothing. */
export function Tile({ pattern, tone = 'rest', size = 'medium', className, ...rest }: TileProps) {
  return (
    <svg
      {...rest}
      viewBox="-20 -20 40 40"
      aria-hidden
      data-tone={tone}
      data-size={size}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the house's own drawings.
      dangerouslySetInnerHTML={{ __html: tileDrawings[pattern].drawing }}
    />
  );
}
