import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
import { seededNumbers } from '../../identity/mosaic/mosaic-compose.ts';
import { Tile } from '../../identity/tile/tile.tsx';
import { type TileTone, tilePatterns } from '../../identity/tile/tile-patterns.tsx';
import styles from './post-card-cover.module.css';

/** Tones of the large tile. Paper and brass are for small ones. */
const motifTones: readonly TileTone[] = ['rest', 'deep', 'bright'];

/** Cover of a post without a picture: one large tile and six small ones, drawn in the colours of the scheme. Decorative. */
export function PostCardCover({ seed }: { seed: string }) {
  const next = seededNumbers(`cover ${seed}`);
  const pattern = tilePatterns[next() % tilePatterns.length] ?? 'circles';
  const tone = motifTones[next() % motifTones.length];
  return (
    <div className={styles.root} data-side={next() % 2 ? 'end' : 'start'}>
      <Tile pattern={pattern} tone={tone} className={styles.motif} />
      <Mosaic seed={seed} columns={2} rows={3} fit="whole" />
    </div>
  );
}
