import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './data-table-virtual-rows.module.css';

/** Props that a virtualized row must apply. */
export interface VirtualRowWiring {
  /** Measures the row. */
  ref?: Ref<HTMLTableRowElement>;
  /** Index among all rows. */
  index: number;
}

export interface DataTableVirtualRowsParts<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  columnCount: number;
  /** The scroll container. */
  region: HTMLElement | null;
  /** Returns whether the row is the current one, which stays mounted. */
  isCurrent?: ((row: Row) => boolean) | undefined;
  /** Renders a row. */
  children: (row: Row, wiring: VirtualRowWiring) => ReactNode;
}

/** Spacer as high as the rows that are not rendered. */
function Gap({ size, columnCount }: { size: number; columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row is not focusable.
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columnCount} style={{ blockSize: size }} />
    </tr>
  );
}

/**
 * Rows are mounted in blocks of this size. Every change lays out the complete table, so blocks of four need a
 * quarter of the layouts.
 */
const block = 4;

const focusedIndex = (region: HTMLElement | null): number | undefined => {
  const row = region?.querySelector<HTMLElement>('tr[data-index]:focus-within');
  return row ? Number(row.dataset.index) : undefined;
};

/**
 * Renders the visible rows and a few around them. Heights are measured, so rows may differ in height and may
 * be cards on a phone. The row with the focus and the current one stay mounted however far they are scrolled
 * away, so that keyboard users can continue from them, and focus can be set on the current one.
 */
export function DataTableVirtualRows<Row>({
  rows,
  rowKey,
  columnCount,
  region,
  isCurrent,
  children,
}: DataTableVirtualRowsParts<Row>) {
  const current = isCurrent ? rows.findIndex(isCurrent) : -1;
  const estimatedHeight = useRef(56);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => region,
    estimateSize: () => estimatedHeight.current,
    getItemKey: (index) => {
      const key = rowKey(rows[index] as Row);
      return typeof key === 'bigint' ? String(key) : key;
    },
    // A row that is not displayed, such as in a closed tab, has no height. Without this, it would count as 0, and the table would scroll
    // when it is shown.
    measureElement: (row, entry, instance) => measureElement(row, entry, instance) || estimatedHeight.current,
    // Size before the region is mounted: enough for the first render and for server rendering.
    initialRect: { width: 0, height: 560 },
    overscan: 6,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor({
        ...range,
        startIndex: Math.floor(range.startIndex / block) * block,
        endIndex: Math.min(Math.ceil((range.endIndex + 1) / block) * block, range.count) - 1,
      });
      const kept = [focusedIndex(region), current].filter(
        (index): index is number => index !== undefined && index >= 0 && index < range.count,
      );
      return [...new Set([...indexes, ...kept])].sort((a, b) => a - b);
    },
  });

  // Another width changes the height of every row. Discard the measured heights and estimate from a rendered
  // row.
  useEffect(() => {
    if (!region) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (region.clientWidth === width) return;
      width = region.clientWidth;
      const rendered = [...virtualizer.elementsCache.values()].filter((row) => row.isConnected);
      estimatedHeight.current = rendered[0]?.offsetHeight || estimatedHeight.current;
      virtualizer.measure();
      for (const row of rendered) virtualizer.measureElement(row);
    });
    observer.observe(region);
    return () => observer.disconnect();
  }, [region, virtualizer]);

  const rendered: ReactNode[] = [];
  let end = 0;
  const gapTo = (start: number) => {
    if (start > end)
      rendered.push(
        <Gap
          key={`gap ${rendered.length === 0 ? 'before' : end}`}
          size={start - end}
          columnCount={columnCount}
        />,
      );
  };
  for (const item of virtualizer.getVirtualItems()) {
    gapTo(item.start);
    rendered.push(children(rows[item.index] as Row, { ref: virtualizer.measureElement, index: item.index }));
    end = item.end;
  }
  gapTo(virtualizer.getTotalSize());
  return rendered;
}
