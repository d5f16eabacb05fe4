import type { ReactNode } from 'react';
import { X } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import styles from './data-table-bar.module.css';
import type { DataTableSelectionLabels } from './data-table-selection.ts';

interface DataTableBarParts {
  /** How many are selected. */
  count: number;
  /** How many of them are not among the rows shown. */
  hidden: number;
  labels: Pick<DataTableSelectionLabels<never>, 'count' | 'clear'>;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/**
 * What can be done with the selected rows. It stands at the end of the table and rests at the lower edge of the screen while the table
 * goes on below it, so that no row moves under the pointer when it comes.
 */
export function DataTableBar({ count, hidden, labels, onClear, children }: DataTableBarParts) {
  return (
    <div className={styles.root} data-shown={count > 0 || undefined}>
      {/* There from the start: only what changes in it is read out. */}
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
