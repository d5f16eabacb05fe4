import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import choice from '../../forms/field/field-choice.module.css';
import styles from './data-table-checkbox.module.css';

export interface DataTableCheckboxProps {
  /** Accessible name: what the checkbox selects. */
  label: string;
  /** Whether all of the rows are selected. */
  checked: boolean;
  /** Whether some of the rows are selected. Default `false`. */
  indeterminate?: boolean;
  /** Why it can't be changed. It is then disabled. Default: it can. */
  disabledReason?: string | undefined;
  /** Called with the new state when the user changes it. */
  onChange: (checked: boolean) => void;
}

/** Checkbox that selects a row or all rows. The full cell around it is clickable. */
export function DataTableCheckbox({
  label,
  checked,
  indeterminate = false,
  disabledReason,
  onChange,
}: DataTableCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={styles.root} title={disabledReason}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={disabledReason !== undefined}
        className={clsx(choice.control, styles.box)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.label}>{[label, disabledReason].filter(Boolean).join('. ')}</span>
    </label>
  );
}
