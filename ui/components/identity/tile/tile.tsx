import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import styles from './tile.module.css';
import { drawTile, type TilePattern, type TileTone } from './tile-patterns.tsx';

export interface TileProps
  extends Omit<
    SVGAttributes<SVGSVGElement>,
    'style' | 'width' | 'height' | 'viewBox' | 'children' | 'dangerouslySetInnerHTML'
  > {
  /** Pattern of the tile. */
  pattern: TilePattern;
  /** Background and line colour. Default `rest`. */
  tone?: TileTone;
  /** `small` 36 px, `medium` 56 px, `large` 96 px. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
  /** Ref to the SVG element. */
  ref?: Ref<SVGSVGElement>;
}

/** A single tile, for an empty state or the top of a card. Decorative: hidden from screen readers. */
export function Tile({ pattern, tone = 'rest', size = 'medium', className, ...rest }: TileProps) {
  return (
    <svg
      {...rest}
      viewBox="-20 -20 40 40"
      aria-hidden
      data-tone={tone}
      data-size={size}
      className={clsx(styles.root, className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant drawing from this repository.
      dangerouslySetInnerHTML={{ __html: drawTile(pattern) }}
    />
  );
}
