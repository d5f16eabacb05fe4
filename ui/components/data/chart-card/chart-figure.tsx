import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, Suspense } from 'react';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './chart-figure.module.css';

/** What every chart takes besides its figures. */
export interface ChartOwnProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'children'> {
  /** What the chart shows, for those who hear the page: 'Applications and approvals per month'. */
  name: string;
  /** Head over the labels in the table of the figures: 'Month'. */
  labelsHead: string;
  /** What the figures belong to, in the order shown. */
  labels: readonly string[];
  /** Writes a figure: on the axis, beside the pointer and in the table. Default: its digits as they are. */
  format?: (figure: number) => string;
}

export interface ChartFigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'children'> {
  /** What the colours stand for, over the drawing. */
  legend?: ReactNode;
  /** The drawing, which may come late. */
  drawing: ReactNode;
  /** Stands in the middle of the drawing. */
  centre?: ReactNode;
  /** The same figures as a table. */
  figures: ReactNode;
  /** Where the figures stand: under the drawing or, where there is room, beside it. */
  layout: 'stacked' | 'beside';
}

/** The frame that all charts share: legend, drawing of one height, figures. */
export function ChartFigure({
  legend,
  drawing,
  centre,
  figures,
  layout,
  className,
  ...rest
}: ChartFigureProps) {
  return (
    <figure {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      <div className={styles.parts}>
        {legend}
        <div className={styles.area}>
          <Suspense fallback={<Skeleton shape="block" height="var(--size-chart)" />}>{drawing}</Suspense>
          {centre && <div className={styles.centre}>{centre}</div>}
        </div>
        {figures}
      </div>
    </figure>
  );
}
