import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Mosaic } from './mosaic.tsx';
import styles from './tile-strip.module.css';

export interface TileStripProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** Seed of the strip. The same seed always generates the same strip. Default `1979`. */
  seed?: string | number;
  /** Rows of tiles. Default 1. */
  rows?: 1 | 2 | 3;
  /** Size of a tile: `small` 25 to 45 px, `medium` 40 to 70 px, so that whole tiles fill the width. Default `small`. */
  size?: 'small' | 'medium';
  /** `institute`, or the subdued `quiet`. Default `institute`. */
  palette?: 'institute' | 'quiet';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A band of tiles in the width of its container, for the end of a page, a footer or a sidebar. Decorative. */
export function TileStrip({
  seed = 1979,
  rows = 1,
  size = 'small',
  palette = 'institute',
  className,
  ...rest
}: TileStripProps) {
  return (
    <div {...rest} aria-hidden data-rows={rows} data-size={size} className={clsx(styles.root, className)}>
      <Mosaic seed={seed} rows={rows} columns={42} palette={palette} preserveAspectRatio="xMinYMin slice" />
    </div>
  );
}
