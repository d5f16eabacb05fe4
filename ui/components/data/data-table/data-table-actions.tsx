import { type ReactNode, useId } from 'react';
import { EllipsisVertical } from '../../../icons/icons.ts';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import styles from './data-table-actions.module.css';

export interface DataTableActionsProps {
  /** Accessible name of the button that opens them: 'Actions: Mrs Nwosu Amaka'. */
  label: string;
  /** Buttons and selects of the row. */
  children: ReactNode;
}

/** Actions of a row, beside each other. Where its list has no room for columns, a button opens them. */
export function DataTableActions({ label, children }: DataTableActionsProps) {
  const id = useId();
  return (
    <>
      <IconButton label={label} icon={<EllipsisVertical />} popoverTarget={id} className={styles.more} />
      <div id={id} popover="auto" className={styles.actions}>
        {children}
      </div>
    </>
  );
}
