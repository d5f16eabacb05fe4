import type { CSSProperties, ReactNode, Ref } from 'react';
import styles from './data-table-region.module.css';

interface DataTableRegionParts {
  /** Its name. */
  label: string;
  /** Any CSS length. */
  blockSize: string;
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

/** A place that scrolls by itself. */
export function DataTableRegion({ label, blockSize, ref, children }: DataTableRegionParts) {
  return (
    <section
      ref={ref}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls by itself must be reached by keyboard.
      tabIndex={0}
      className={styles.root}
      style={{ maxBlockSize: `min(${blockSize}, 80dvb)` } satisfies CSSProperties}
    >
      {children}
    </section>
  );
}
