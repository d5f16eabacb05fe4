import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'style' | 'children'> {
  /** `text`: lines of text. `block`: a picture or a card. `circle`: an avatar or a seal. Default `text`. */
  shape?: 'text' | 'block' | 'circle';
  /** Number of lines of text. The last of several is shorter. Default 1. */
  lines?: number;
  /** Inline size, any CSS length. Default: the available width, or 3rem for a circle. */
  width?: string;
  /** Block size of a block, any CSS length. Default 8rem. */
  height?: string;
}

/**
 * Placeholder in the shape of content that is loading, so that the layout does not shift when it arrives.
 * Hidden from screen readers: put a `Spinner` or text next to it.
 */
export function Skeleton({ shape = 'text', lines = 1, width, height, className, ...rest }: SkeletonProps) {
  return (
    <span
      {...rest}
      aria-hidden="true"
      data-shape={shape}
      className={clsx(styles.root, className)}
      style={{ inlineSize: width, blockSize: height }}
    >
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <span key={String(line)} className={styles.piece} />
      ))}
    </span>
  );
}
