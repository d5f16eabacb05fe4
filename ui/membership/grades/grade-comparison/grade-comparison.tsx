import { clsx } from 'clsx';
import { Table, type TableColumn, type TableProps } from '../../../components/data/table/table.tsx';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import type { GradeFee } from '../grade-fees/grade-fees.tsx';
import styles from './grade-comparison.module.css';

export interface ComparedGrade extends GradeFee {
  /** Who is eligible, as running text. */
  readonly eligibility: string;
}

export interface GradeComparisonLabels {
  /** Header of the grade column: 'Grade'. */
  grade: string;
  /** Header of the column of requirements: 'Eligibility'. */
  eligibility: string;
  /** Header of the column of application fees: 'Application'. */
  application: string;
  /** Header of the column of admission fees: 'Admission / induction'. */
  admission: string;
  /** Header of the column of totals: 'Total'. */
  total: string;
  /** Shown instead of a fee that a grade does not have: 'none'. */
  none: string;
}

export interface GradeComparisonProps
  extends Omit<TableProps<ComparedGrade>, 'columns' | 'rows' | 'rowKey' | 'empty' | 'loading' | 'error'> {
  /** Caption and accessible name of the table. */
  caption: string;
  /** Grades, in the order shown. */
  grades: readonly ComparedGrade[];
  /** Texts of the table. */
  labels: GradeComparisonLabels;
  /** Formats an amount in naira. */
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

/** Table that compares the requirements and fees of the grades. On a phone each grade is a card. */
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
