import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Mosaic, type TileName } from '../../components/identity/mosaic/mosaic.tsx';
import type { TilePattern } from '../../components/identity/tile/tile-patterns.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './achievements.module.css';

/** One thing the institute has brought about. */
export interface Achievement {
  /** In a word or two: 'Global Network'. Tells them apart too. */
  title: string;
  /** What it is, in a sentence. */
  text?: ReactNode;
  /** Where to read on. */
  more?: { label: string; to: string };
  /** The tile that its piece of cloth is printed with; give each its own. */
  pattern: TilePattern;
}

export interface AchievementsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style' | 'children'> {
  /** Two to four. */
  items: readonly Achievement[];
  /** Level of the titles in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** One pattern in four tones, as resist-dyed cloth repeats it; each piece begins elsewhere in the repeat. */
const cloth = (pattern: TilePattern, from: number): TileName[][] => {
  const tones = ['deep', 'rest', 'bright', 'rest', 'paper', 'rest', 'brass', 'rest'] as const;
  return [0, 3].map((line) =>
    [0, 1, 2, 3].map(
      (column): TileName => `${pattern}/${tones[(line + column + from * 2) % tones.length] ?? 'rest'}`,
    ),
  );
};

/** Up to four achievements on institute blue, under one band of cloth that changes its pattern from card to card. */
export function Achievements({ items, headingLevel = 3, className, ...rest }: AchievementsProps) {
  return (
    <ul
      {...rest}
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
      role="list"
      data-ground="institute"
      data-count={items.length}
      className={clsx(styles.root, className)}
    >
      {items.map(({ title, text, more, pattern }, index) => (
        <li key={title} className={styles.card}>
          <Mosaic
            composition={cloth(pattern, index)}
            preserveAspectRatio="xMinYMin slice"
            className={styles.cloth}
          />
          <div className={styles.words}>
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
    </ul>
  );
}
