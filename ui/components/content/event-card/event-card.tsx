import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Mosaic } from '../../identity/mosaic/mosaic.tsx';
import styles from './event-card.module.css';

export interface EventCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Name of the event. */
  title: string;
  /** How to take part: 'In person', 'Virtual', 'Hybrid'. */
  format: string;
  /** When, as text: 'Periodically', '12 December 2026'. */
  date: string;
  /** Label of the date: 'When'. */
  dateLabel: string;
  /** Where. If omitted, the line is not shown. Requires `placeLabel`. */
  place?: string;
  /** Label of the place. */
  placeLabel?: string;
  /** Level of the title in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Seed of the mosaic along the top; give every event its own. Default: the title. */
  seed?: string | number;
  /** Link or button to take part. Its accessible name should include the event. */
  action?: ReactNode;
  /** A sentence or two about the event. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** An event with a mosaic of its own. Made for a ruled `Grid`; it has no border of its own. */
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
        <Mosaic seed={seed} columns={12} rows={1} preserveAspectRatio="xMinYMin slice" />
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
