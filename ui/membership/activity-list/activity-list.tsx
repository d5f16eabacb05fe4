import type { ActivityEntry, ApplicationStatus } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Card } from '../../components/content/card/card.tsx';
import { Skeleton } from '../../components/feedback/skeleton/skeleton.tsx';
import { Check, Clock, FileText, X } from '../../icons/icons.ts';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './activity-list.module.css';

/** What was done, as it reads between who did it and whose application it was. */
export interface ActivityListLabels extends Record<ApplicationStatus, string> {
  /** An application was sent: 'submitted the application of'. */
  submitted: string;
}

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** Heading and name of the section. */
  title: string;
  /** What happened, newest first. Undefined while it is on its way: the shape of the list stands there, which is not read aloud. */
  entries: readonly ActivityEntry[] | undefined;
  /** What was done, in words: `{ approved: 'approved the application of', … }`. */
  labels: ActivityListLabels;
  /** Writes a UTC ISO time as people read it. */
  formatTime: (time: string) => string;
  /** Stands in place of the list when nothing has happened yet. */
  empty: ReactNode;
}

type Step = keyof ActivityListLabels;

const signs: Record<Step, typeof Check> = {
  submitted: FileText,
  approved: Check,
  rejected: X,
  pending: Clock,
};

const stepOf = ({ from_status, to_status }: ActivityEntry): Step =>
  from_status === null ? 'submitted' : to_status;

/** Lines that stand in for the list while it is on its way. */
const awaited = Array.from({ length: 5 }, (_, line) => String(line));

function Entry({
  entry,
  labels,
  formatTime,
}: { entry: ActivityEntry } & Pick<ActivityListProps, 'labels' | 'formatTime'>) {
  const step = stepOf(entry);
  const Sign = signs[step];
  return (
    <li className={styles.entry}>
      <span className={styles.sign} data-step={step}>
        <Sign aria-hidden />
      </span>
      <p className={styles.what}>
        <strong>{entry.changed_by}</strong> {labels[step]} <strong>{entry.applicant}</strong>
      </p>
      <p className={styles.details}>
        <span className={styles.reference}>{entry.reference}</span>
        <time dateTime={entry.changed_at} className={styles.time}>
          {formatTime(entry.changed_at)}
        </time>
      </p>
    </li>
  );
}

/** Who did what with which application, and when: a sheet with the newest first. */
export function ActivityList({
  title,
  entries,
  labels,
  formatTime,
  empty,
  className,
  ...rest
}: ActivityListProps) {
  const id = useId();
  return (
    <Card
      {...(rest as ComponentPropsWithRef<'div'>)}
      as="section"
      padding="none"
      aria-labelledby={id}
      aria-busy={entries === undefined || undefined}
      className={clsx(styles.root, className)}
      header={
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
      }
    >
      {entries?.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
        <ol role="list" className={styles.entries}>
          {entries?.map((entry) => (
            <Entry key={entry.id} entry={entry} labels={labels} formatTime={formatTime} />
          ))}
        </ol>
      )}
      {entries === undefined &&
        awaited.map((line) => (
          <div key={line} className={styles.entry}>
            <Skeleton shape="circle" width="var(--space-8)" />
            <Skeleton />
          </div>
        ))}
    </Card>
  );
}
