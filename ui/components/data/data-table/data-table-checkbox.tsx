import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import choice from '../../forms/field/field-choice.module.css';
import styles from './data-table-checkbox.module.css';

export interface DataTableCheckboxProps {
  /** What is selected by it, in words. */
  label: string;
  /** Keeps the words for those who hear the table. On a phone they are shown all the same where `labelStacked`. */
  labelStacked?: boolean;
  /** All of what it stands for is selected. */
  checked: boolean;
  /** Some of it is. Default `false`. */
  indeterminate?: boolean;
  /** It was ticked, or no longer is. */
  onChange: (checked: boolean) => void;
}

/** The box of a row, or of all of them. The whole cell around it is the target. */
export function DataTableCheckbox({
  label,
  labelStacked = false,
  checked,
  indeterminate = false,
  onChange,
}: DataTableCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={styles.root} data-label-stacked={labelStacked || undefined}>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        className={clsx(choice.control, styles.box)}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className={styles.words}>{label}</span>
    </label>
  );
}
