import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { rootProps } from '../../../layout/root-props.ts';
import { Link } from '../../actions/link/link.tsx';
import styles from './event-card.module.css';

export interface EventCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'title'> {
  /** Name of the event. */
  title: string;
  /** How to take part: 'In person', 'Virtual', 'Hybrid'. */
  format: string;
  /** When: 'Periodically', or a date in a `time` element. */
  date: ReactNode;
  /** Label of the date: 'When'. */
  dateLabel: string;
  /** Where. If omitted, the line is not shown. Requires `placeLabel`. */
  place?: string;
  /** Label of the place. */
  placeLabel?: string;
  /** What it costs: '₦5,000', 'Free'. If omitted, the line is not shown. Requires `feeLabel`. */
  fee?: string;
  /** Label of the fee. */
  feeLabel?: string;
  /** Address of the event's calendar file. If omitted, there is no link. Requires `calendarLabel`. */
  calendarHref?: string;
  /** Text of the link to the calendar file. Screen readers read the title after it. */
  calendarLabel?: string;
  /** Level of the title in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Link or button to take part. Its accessible name should include the event. */
  action?: ReactNode;
  /** A sentence or two about the event. */
  children?: ReactNode;
  /** Root element; use `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** An event under a brass rule: name, what and when, and how to take part. Made for a `Grid`. */
export function EventCard({
  title,
  format,
  date,
  dateLabel,
  place,
  placeLabel,
  fee,
  feeLabel,
  calendarHref,
  calendarLabel,
  headingLevel = 3,
  action,
  as: Root = 'article',
  children,
  ...rest
}: EventCardProps) {
  const facts = [
    { label: dateLabel, value: date },
    { label: placeLabel, value: place },
    { label: feeLabel, value: fee },
  ];
  return (
    <Root {...rootProps(rest, styles.root)}>
      <div className={styles.names}>
        <Eyebrow>{format}</Eyebrow>
        <Heading level={headingLevel} size="card" className={styles.title}>
          {title}
        </Heading>
      </div>
      <div className={styles.about}>
        {children && <div className={styles.text}>{children}</div>}
        <dl className={styles.facts}>
          {facts.map(
            ({ label, value }) =>
              value && (
                <div key={label} className={styles.fact}>
                  <dt className={styles.term}>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
      {(action || calendarHref) && (
        <Cluster space="5">
          {action}
          {calendarHref && (
            // Without `download`: phones open the file in their calendar, and computers save it.
            <Link href={calendarHref} aria-label={`${calendarLabel}: ${title}`}>
              {calendarLabel}
            </Link>
          )}
        </Cluster>
      )}
    </Root>
  );
}
