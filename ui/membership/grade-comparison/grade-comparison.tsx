import { clsx } from 'clsx';
import { Table, type TableColumn, type TableProps } from '../../components/data/table/table.tsx';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import type { GradeFee } from '../grade-fees/grade-fees.tsx';
import styles from './grade-comparison.module.css';

/** A grade with what it asks for and what it costs. */
export interface ComparedGrade extends GradeFee {
  /** Who may have it, in running text. */
  readonly eligibility: string;
}

/** Every word of the comparison. */
export interface GradeComparisonLabels {
  /** Head of the grades: 'Grade'. */
  grade: string;
  /** Head of what each asks for: 'Eligibility'. */
  eligibility: string;
  /** Head of the application fees: 'Application'. */
  application: string;
  /** Head of the admission fees: 'Admission / induction'. */
  admission: string;
  /** Head of the sums: 'Total'. */
  total: string;
  /** In place of a fee that a grade does not have: 'none'. */
  none: string;
}

export interface GradeComparisonProps
  extends Omit<TableProps<ComparedGrade>, 'columns' | 'rows' | 'rowKey' | 'empty' | 'loading' | 'error'> {
  /** What the table shows; its name. */
  caption: string;
  /** The grades, in the order shown. */
  grades: readonly ComparedGrade[];
  /** Every word of the table. */
  labels: GradeComparisonLabels;
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
}

const columnsFor = ({
  labels,
  formatAmount,
}: Pick<GradeComparisonProps, 'labels' | 'formatAmount'>): readonly TableColumn<ComparedGrade>[] => [
  {
    key: 'grade',
    width: '12rem',
    header: labels.grade,
    rowHeader: true,
    cell: ({ code, name }) => (
      <span className={styles.grade}>
        <GradeSeal grade={code} />
        <span>
          {name} <span className={styles.letters}>{code}</span>
        </span>
      </span>
    ),
  },
  {
    key: 'eligibility',
    header: labels.eligibility,
    stacked: 'plain',
    cell: ({ eligibility }) => eligibility,
  },
  {
    key: 'application',
    header: labels.application,
    align: 'end',
    noWrap: true,
    cell: ({ application }) => formatAmount(application),
  },
  {
    key: 'admission',
    header: labels.admission,
    align: 'end',
    noWrap: true,
    cell: ({ admission }) => (admission === null ? labels.none : formatAmount(admission)),
  },
  {
    key: 'total',
    header: labels.total,
    align: 'end',
    noWrap: true,
    cell: ({ total }) => <strong>{formatAmount(total)}</strong>,
  },
];

/** The grades in one table: what each asks for and what it costs. On a phone each grade is a card of its own. */
export function GradeComparison({ grades, labels, formatAmount, className, ...table }: GradeComparisonProps) {
  return (
    <Table
      {...table}
      className={clsx(styles.root, className)}
      columns={columnsFor({ labels, formatAmount })}
      rows={grades}
      rowKey={({ code }) => code}
      empty={labels.none}
    />
  );
}
