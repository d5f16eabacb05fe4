import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Card } from '../../content/card/card.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './chart-card.module.css';

export interface ChartCardProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** What the chart shows: the heading, and the accessible name of the section. */
  title: string;
  /** Level of the heading in the document outline. Default 2. */
  level?: 2 | 3 | 4;
  /** What is counted, and for which period: 'Per month, the last twelve'. */
  note?: string;
  /**
   * Shows a skeleton while the values are loading. It is hidden from screen readers, as every `Skeleton` is.
   * Default `false`.
   */
  loading?: boolean;
  /** Shown instead of the chart if there are no values. Omit it otherwise. */
  empty?: ReactNode;
  /** The chart: a `LineChart`, `DoughnutChart` or `BarChart`. Not rendered while `loading` or `empty` is set. */
  children: ReactNode;
}

/** A card for one chart, with a title. The chart and its skeleton have the same height. */
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
      {loading ? <Skeleton shape="block" height="var(--size-chart)" /> : empty ? empty : children}
    </Card>
  );
}
