import { GradeSeal, Table, type TableColumn } from '@imc/ui';
import { categories, type GradeFacts, grades, naira } from '../../content/index.ts';
import styles from './grade-comparison.module.css';

const { compare } = categories;

const columns: readonly TableColumn<GradeFacts>[] = [
  {
    key: 'grade',
    width: '12rem',
    header: compare.grade,
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
    header: compare.eligibility,
    stacked: 'plain',
    cell: ({ eligibility }) => eligibility,
  },
  {
    key: 'application',
    header: compare.application,
    align: 'end',
    noWrap: true,
    cell: ({ application }) => naira(application),
  },
  {
    key: 'admission',
    header: compare.admission,
    align: 'end',
    noWrap: true,
    cell: ({ admission }) => (admission === null ? compare.none : naira(admission)),
  },
  {
    key: 'total',
    header: compare.total,
    align: 'end',
    noWrap: true,
    cell: ({ total }) => <strong>{naira(total)}</strong>,
  },
];

/** All six grades in one table: what each asks for and what it costs. On a phone each grade is a card of its own. */
export function GradeComparison() {
  return (
    <Table
      className={styles.comparison}
      caption={compare.text}
      columns={columns}
      rows={grades}
      rowKey={({ code }) => code}
      empty={compare.none}
    />
  );
}
