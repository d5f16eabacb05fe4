import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Card } from '../../content/card/card.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './chart-card.module.css';

export interface ChartCardProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** What the chart shows; the heading and the name of the section. */
  title: string;
  /** Place of the heading in the outline of the page. Default 2. */
  level?: 2 | 3 | 4;
  /** What is counted, over which time: 'Per month, the last twelve'. */
  note?: string;
  /** The figures are on their way: the shape of a chart stands there. Not read aloud, as a `Skeleton` is not. Default `false`. */
  loading?: boolean;
  /** Stands in place of the chart when there is nothing to draw. Leave it out when there is. */
  empty?: ReactNode;
  /** The chart: a `LineChart`, `DoughnutChart` or `BarChart`. Not drawn while `loading` or `empty`. */
  children: ReactNode;
}

/** A sheet around one chart: what it shows, the chart, and what stands there before it or instead of it, all of the same height. */
export function ChartCard({
  title,
  level = 2,
  note,
  loading = false,
  empty,
  className,
  children,
  ...rest
}: ChartCardProps) {
  const id = useId();
  return (
    <Card
      {...(rest as ComponentPropsWithRef<'div'>)}
      as="section"
      aria-labelledby={id}
      className={clsx(styles.root, className)}
      header={
        <div className={styles.head}>
          <Heading level={level} size="card" id={id}>
            {title}
          </Heading>
          {note && <p className={styles.note}>{note}</p>}
        </div>
      }
    >
      {loading ? (
        <Skeleton shape="block" height="var(--size-chart)" />
      ) : empty ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        children
      )}
    </Card>
  );
}
