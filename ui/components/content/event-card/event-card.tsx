import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
import styles from './event-card.module.css';

export interface EventCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Name of the event. */
  title: string;
  /** How one takes part: 'In person', 'Virtual', 'Hybrid'. */
  format: string;
  /** When, in words: 'Periodically', '12 December 2026'. */
  date: string;
  /** What stands before the date, in its line: 'When'. */
  dateLabel: string;
  /** Where; left out, no line for it is shown. Comes with `placeLabel`. */
  place?: string;
  /** What stands before the place. */
  placeLabel?: string;
  /** Level of the title in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Composition of the tiles along the top: give every event its own. Default the title. */
  seed?: string | number;
  /** The way on. Say in its name which event it is for. */
  action?: ReactNode;
  /** A sentence or two about it. */
  children?: ReactNode;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** An event under a band of tiles of its own. Made for a ruled `Grid`; by itself it brings no edge. */
export function EventCard({
  title,
  format,
  date,
  dateLabel,
  place,
  placeLabel,
  headingLevel = 3,
  seed = title,
  action,
  as: Root = 'article',
  children,
  className,
  ref,
  ...rest
}: EventCardProps) {
  return (
    <Root {...rest} ref={ref as Ref<never>} data-ground="sheet" className={clsx(styles.root, className)}>
      <div className={styles.band}>
        <Mosaic seed={seed} columns={8} rows={2} preserveAspectRatio="xMinYMin slice" />
      </div>
      <div className={styles.body}>
        <div className={styles.names}>
          <Eyebrow>{format}</Eyebrow>
          <Heading level={headingLevel} size="card">
            {title}
          </Heading>
        </div>
        {children && <div className={styles.text}>{children}</div>}
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt className={styles.term}>{dateLabel}</dt>
            <dd>{date}</dd>
          </div>
          {place && (
            <div className={styles.fact}>
              <dt className={styles.term}>{placeLabel}</dt>
              <dd>{place}</dd>
            </div>
          )}
        </dl>
        {action && <div>{action}</div>}
      </div>
    </Root>
  );
}
