import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { List } from '../../layout/list.tsx';
import styles from './achievements.module.css';

export interface Achievement {
  /** Year or number: '100+'. */
  figure: string;
  /** Title in a word or two: 'Global Network'. Also its key, so it must be unique. */
  title: string;
  /** What the figure counts, in one sentence. */
  text: string;
  /** Link to more information. */
  more: { label: string; to: string };
}

export interface AchievementsProps extends Omit<HTMLAttributes<HTMLUListElement>, 'style' | 'children'> {
  /** Achievements, in order. */
  items: readonly Achievement[];
  /** Heading level of the titles. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Ref to the root element. */
  ref?: Ref<HTMLUListElement>;
}

/** A record of achievements: a line each, with its figure in large type and a link. */
export function Achievements({ items, headingLevel = 3, ...rest }: AchievementsProps) {
  return (
    <List {...rest}>
      {items.map(({ figure, title, text, more }) => (
        <li key={title} className={styles.line}>
          <span className={styles.figure}>{figure}</span>
          <Heading level={headingLevel} size="card">
            {title}
          </Heading>
          <p className={styles.text}>{text}</p>
          <Link to={more.to} className={styles.more}>
            {more.label}
          </Link>
        </li>
      ))}
    </List>
  );
}
