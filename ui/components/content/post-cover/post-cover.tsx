import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
import { seededNumbers } from '../../identity/mosaic/mosaic-compose.ts';
import { Tile } from '../../identity/tile/tile.tsx';
import { type TileTone, tilePatterns } from '../../identity/tile/tile-patterns.tsx';
import styles from './post-cover.module.css';

export interface PostCoverProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Title of the post. The same text always generates the same cover, on the server too. */
  seed: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Tones of the large tile. Paper and brass are for small ones. */
const motifTones: readonly TileTone[] = ['rest', 'deep', 'bright'];

/** Cover of a post without a picture: one large tile and six small ones, drawn in the colours of the scheme (S-2.100). Decorative. */
export function PostCover({ seed, className, ...rest }: PostCoverProps) {
  const next = seededNumbers(`cover ${seed}`);
  const pattern = tilePatterns[next() % tilePatterns.length] ?? 'circles';
  const tone = motifTones[next() % motifTones.length];
  return (
    <div {...rest} data-side={next() % 2 ? 'end' : 'start'} className={clsx(styles.root, className)}>
      <Tile pattern={pattern} tone={tone} className={styles.motif} />
      <Mosaic seed={seed} columns={2} rows={3} fit="whole" />
    </div>
  );
}
