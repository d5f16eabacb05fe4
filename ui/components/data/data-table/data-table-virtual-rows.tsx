import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type Key, type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './data-table-virtual-rows.module.css';

/** What a row that is rendered on demand has to carry. */
export interface VirtualRowWiring {
  /** Measures the row. */
  ref: Ref<HTMLTableRowElement>;
  /** Where it stands among all rows. */
  index: number;
}

interface DataTableVirtualRowsParts<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => Key;
  columnCount: number;
  /** What scrolls. */
  region: HTMLElement | null;
  /** Draws one row. */
  children: (row: Row, wiring: VirtualRowWiring) => ReactNode;
}

/** Stands for the rows that are not rendered, as high as they are. */
function Gap({ size, columnCount }: { size: number; columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a table takes no focus.
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columnCount} style={{ blockSize: size }} />
    </tr>
  );
}

/** Rows come and go by the block: each change sets the whole table anew, so one for four rows is a quarter of the work. */
const block = 4;

const focusedIndex = (region: HTMLElement | null): number | undefined => {
  const row = region?.querySelector<HTMLElement>('tr[data-index]:focus-within');
  return row ? Number(row.dataset.index) : undefined;
};

/**
 * The rows in sight and a few around them. Heights are measured, so they may differ, and cards on a phone are as welcome as lines. The row
 * that holds the focus stays, however far it is scrolled away: whoever works by keyboard goes on from it.
 */
export function DataTableVirtualRows<Row>({
  rows,
  rowKey,
  columnCount,
  region,
  children,
}: DataTableVirtualRowsParts<Row>) {
  const typical = useRef(56);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    getScrollElement: () => region,
    estimateSize: () => typical.current,
    getItemKey: (index) => {
      const key = rowKey(rows[index] as Row);
      return typeof key === 'bigint' ? String(key) : key;
    },
    // Before the region is there: enough for the first look, and for a page that is rendered on the server.
    initialRect: { width: 0, height: 560 },
    overscan: 6,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor({
        ...range,
        startIndex: Math.floor(range.startIndex / block) * block,
        endIndex: Math.min(Math.ceil((range.endIndex + 1) / block) * block, range.count) - 1,
      });
      const focused = focusedIndex(region);
      if (focused === undefined || focused >= range.count || indexes.includes(focused)) return indexes;
      return [...indexes, focused].sort((one, other) => one - other);
    },
  });

  // Another width sets every row otherwise: what is known of heights is forgotten, and guessed from a row that is seen.
  useEffect(() => {
    if (!region) return;
    let width = 0;
    const observer = new ResizeObserver(() => {
      if (region.clientWidth === width) return;
      width = region.clientWidth;
      const rendered = [...virtualizer.elementsCache.values()].filter((row) => row.isConnected);
      const [first] = rendered;
      if (first) typical.current = first.offsetHeight;
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
