import { type AdminApplication, applicantName } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';
import styles from './recent-applications.module.css';

export interface RecentApplicationsLabels {
  /** Heading of the panel and accessible name of its table: 'Recent Applications'. */
  title: string;
  /** Text of the link to all applications: 'View All'. */
  viewAll: string;
  /** Header of the name column: 'Name'. */
  name: string;
  /** Header of the category column: 'Category'. */
  category: string;
  /** Header of the status column: 'Status'. */
  status: string;
  /** Header of the date column: 'Date'. */
  date: string;
}

export interface RecentApplicationsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Latest applications, newest first. */
  applications: readonly AdminApplication[];
  /** Texts of the panel. */
  labels: RecentApplicationsLabels;
  /** Returns the path of an application. */
  applicationTo: (application: AdminApplication) => string;
  /** Path of the full list. */
  viewAllTo: string;
  /** Formats a UTC ISO time as a date. */
  formatDay: (time: string) => string;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const columnsFor = ({
  labels,
  applicationTo,
  formatDay,
}: Pick<
  RecentApplicationsProps,
  'labels' | 'applicationTo' | 'formatDay'
>): readonly TableColumn<AdminApplication>[] => [
  {
    key: 'name',
    header: labels.name,
    rowHeader: true,
    cell: (application) => (
      <TableLines strong main={<Link to={applicationTo(application)}>{applicantName(application)}</Link>} />
    ),
  },
  {
    key: 'category',
    header: labels.category,
    area: 'line',
    cell: ({ grade, membershipCategory }) => <GradeCell grade={grade} category={membershipCategory} />,
  },
  {
    key: 'status',
    header: labels.status,
    area: 'status',
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'date',
    header: labels.date,
    area: 'aside',
    noWrap: true,
    cell: ({ createdAt }) => formatDay(createdAt),
  },
];

/** Dashboard panel with the latest applications and a link to all of them (S-2.65). */
export function RecentApplications({
  applications,
  labels,
  applicationTo,
  viewAllTo,
  formatDay,
  loading,
  error,
  empty,
  className,
  ...rest
}: RecentApplicationsProps) {
  const id = useId();
  return (
    <Card
      {...(rest as ComponentPropsWithRef<'div'>)}
      as="section"
      padding="none"
      aria-labelledby={id}
      className={clsx(styles.root, className)}
      header={
        <Cluster justify="between" space="2" className={styles.head}>
          <Heading level={2} size="card" id={id}>
            {labels.title}
          </Heading>
          <ButtonLink to={viewAllTo} variant="quiet" size="small">
            {labels.viewAll}
          </ButtonLink>
        </Cluster>
      }
    >
      <Table
        caption={labels.title}
        density="dense"
        stickyHeader={false}
        columns={columnsFor({ labels, applicationTo, formatDay })}
        rows={applications}
        rowKey={({ id: applicationId }) => applicationId}
        loading={loading}
        error={error}
        empty={empty}
      />
    </Card>
  );
}
