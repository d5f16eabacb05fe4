import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './data-table-region.module.css';

interface DataTableRegionParts {
  /** Accessible name of the region. */
  label: string;
  /** Maximum height, any CSS length. */
  blockSize: string;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** Scrollable region. */
export function DataTableRegion({ label, blockSize, ref, children }: DataTableRegionParts) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard.
      tabIndex={0}
      className={styles.root}
      style={{ maxBlockSize: `min(${blockSize}, 80dvb)` } satisfies CSSProperties}
    >
      {children}
    </section>
  );
}
