import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import type { TileName } from '../../components/identity/mosaic/tile-rows.ts';
import type { TilePattern } from '../../components/identity/tile/tile-patterns.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './achievements.module.css';

export interface Achievement {
  /** Title in a word or two: 'Global Network'. Also its key, so it must be unique. */
  title: string;
  /** Description in one sentence. */
  text?: ReactNode;
  /** Link to more information. */
  more?: { label: string; to: string };
  /** Tile pattern of the card's band. Use a different one for each card. */
  pattern: TilePattern;
}

export interface AchievementsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style' | 'children'> {
  /** Achievements to show, two to four. */
  items: readonly Achievement[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** Composes one pattern in four tones, like resist-dyed cloth. Each card starts at a different place in the repeat. */
const cloth = (pattern: TilePattern, from: number): TileName[][] => {
  const tones = ['deep', 'rest', 'bright', 'rest', 'paper', 'rest', 'brass', 'rest'] as const;
  return [0, 3].map((line) =>
    [0, 1, 2, 3].map(
      (column): TileName => `${pattern}/${tones[(line + column + from * 2) % tones.length] ?? 'rest'}`,
    ),
  );
};

/** Up to four achievements, each with a cloth of its own pattern: above the text, or beside it on a phone. */
export function Achievements({ items, headingLevel = 3, ...rest }: AchievementsProps) {
  return (
    <Grid {...rest} as="ul" columns={4} space="8">
      {items.map(({ title, text, more, pattern }, index) => (
        <li key={title} className={styles.card}>
          <Mosaic
            composition={cloth(pattern, index)}
            preserveAspectRatio="xMinYMin slice"
            className={styles.cloth}
          />
          <div className={styles.content}>
            <Heading level={headingLevel} size="card">
              {title}
            </Heading>
            {text && <p className={styles.text}>{text}</p>}
            {more && (
              <p>
                <Link to={more.to} className={styles.more}>
                  {more.label}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </Grid>
  );
}
