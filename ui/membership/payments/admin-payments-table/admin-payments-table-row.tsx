import type { GradeCode } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import styles from './admin-payments-table.module.css';

interface AdminPaymentsTableRowParts {
  grade: GradeCode | null | undefined;
  name: string;
  /** Accessible name of the button that opens the row. Contains the name. */
  openLabel: string;
  /** Before the note, in the line under the name. */
  sub: ReactNode;
  /** Formatted, at the end of that line. */
  amount: ReactNode;
  /** What is particular. */
  note: ReactNode;
  onOpen: () => void;
}

/** The two lines of a payment, or of a line of a statement, in the list beside the open one. */
export function AdminPaymentsTableRow({
  grade,
  name,
  openLabel,
  sub,
  amount,
  note,
  onOpen,
}: AdminPaymentsTableRowParts) {
  return (
    <div className={styles.row}>
      {grade && <GradeSeal grade={grade} size="small" className={styles.seal} />}
      <button type="button" aria-label={openLabel} className={styles.name} title={name} onClick={onOpen}>
        {name}
      </button>
      <span className={styles.facts}>
        <span>{sub}</span>
        <span className={styles.note}>{note}</span>
        <span className={styles.amount}>{amount}</span>
      </span>
    </div>
  );
}
