import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../hooks/when-idle.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './chart-figure.module.css';

/** Props that all charts share, in addition to their values. */
export interface ChartOwnProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'children'> {
  /** Accessible name of the chart: 'Applications and approvals per month'. */
  name: string;
  /** Column header of the labels in the table: 'Month'. */
  labelsHead: string;
  /** Labels of the values, in the order shown. */
  labels: readonly string[];
  /** Formats a value for the axis, the tooltip and the table. Default: `String`. */
  format?: (figure: number) => string;
}

export interface ChartFigureProps extends Omit<ComponentPropsWithRef<'figure'>, 'style' | 'children'> {
  /** Legend above the drawing. */
  legend?: ReactNode;
  /** The drawing, which may load lazily. It is rendered after everything else was painted. If it is empty, its area is left out. */
  drawing: ReactNode;
  /** Content in the centre of the drawing. */
  centre?: ReactNode;
  /** The same values as a table. */
  figures: ReactNode;
  /** Position of the table: under the drawing, or next to it if there is room. */
  layout: 'stacked' | 'beside';
}

/** Layout that all charts share: legend, drawing of a fixed height, table. */
export function ChartFigure({
  legend,
  drawing,
  centre,
  figures,
  layout,
  className,
  ...rest
}: ChartFigureProps) {
  const [isPainted, setIsPainted] = useState(false);
  // The figures in the table and on the page come first, then Chart.js.
  useEffect(() => whenIdle(() => setIsPainted(true)), []);
  const placeholder = <Skeleton shape="block" height="var(--size-chart)" />;
  return (
    <figure {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      <div className={styles.parts}>
        {legend}
        <div className={styles.area}>
          {isPainted ? <Suspense fallback={placeholder}>{drawing}</Suspense> : placeholder}
          {centre && <div className={styles.centre}>{centre}</div>}
        </div>
        {figures}
      </div>
    </figure>
  );
}
