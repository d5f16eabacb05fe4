import type { ReactNode } from 'react';
import { X } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import styles from './data-table-bar.module.css';
import type { DataTableSelectionLabels } from './data-table-selection.ts';

interface DataTableBarParts {
  /** Number of selected rows. */
  count: number;
  /** Number of selected rows that are not shown. */
  hidden: number;
  labels: Pick<DataTableSelectionLabels<never>, 'count' | 'clear'>;
  onClear: () => void;
  /** Actions for the selected rows. */
  children: ReactNode;
}

/**
 * Toolbar with actions for the selected rows. It is at the end of the table and sticks to the bottom of the
 * viewport, so that no row moves under the pointer when it appears.
 */
export function DataTableBar({ count, hidden, labels, onClear, children }: DataTableBarParts) {
  return (
    <div className={styles.root} data-shown={count > 0 || undefined}>
      {/* Always rendered, because only changes inside an existing live region are announced. */}
      <p role="status" className={styles.count}>
        {count > 0 && labels.count(count, hidden)}
      </p>
      {count > 0 && (
        <>
          <Button size="small" variant="quiet" iconStart={<X />} onClick={onClear}>
            {labels.clear}
          </Button>
          <div className={styles.actions}>{children}</div>
        </>
      )}
    </div>
  );
}
