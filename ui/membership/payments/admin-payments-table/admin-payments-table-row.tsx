import type { GradeCode } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import styles from './admin-payments-table.module.css';

interface AdminPaymentsTableRowParts {
  grade: GradeCode | null | undefined;
  name: string;
  /** Accessible name of the button that opens the row. Contains the name. */
  openLabel: string;
  /** Second line under the name. */
  sub: ReactNode;
  /** Formatted. */
  amount: ReactNode;
  /** What is particular, under the amount. */
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
      <span className={styles.amount}>{amount}</span>
      <span className={styles.sub}>{sub}</span>
      <span className={styles.note}>{note}</span>
    </div>
  );
}
