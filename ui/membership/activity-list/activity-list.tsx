import type { ActivityEntry, ApplicationStatus } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Card } from '../../components/content/card/card.tsx';
import { Skeleton } from '../../components/feedback/skeleton/skeleton.tsx';
import { Check, Clock, FileText, X } from '../../icons/icons.ts';
import { Heading } from '../../layout/heading/heading.tsx';
import styles from './activity-list.module.css';

/** Phrase for each step, shown between the name of the person who took it and the name of the applicant. */
export interface ActivityListLabels extends Record<ApplicationStatus, string> {
  /** Phrase for a new application: 'submitted the application of'. */
  submitted: string;
}

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Entries, newest first. While undefined, a skeleton of the list is shown, which screen readers ignore. */
  entries: readonly ActivityEntry[] | undefined;
  /** Phrase for each step: `{ approved: 'approved the application of', … }`. */
  labels: ActivityListLabels;
  /** Formats a UTC ISO time for display. */
  formatTime: (time: string) => string;
  /** Shown instead of the list when there are no entries. */
  empty: ReactNode;
}

type Step = keyof ActivityListLabels;

const icons: Record<Step, typeof Check> = {
  submitted: FileText,
  approved: Check,
  rejected: X,
  pending: Clock,
};

const stepOf = ({ from_status, to_status }: ActivityEntry): Step =>
  from_status === null ? 'submitted' : to_status;

/** Keys of the skeleton lines shown while the list loads. */
const placeholderLines = Array.from({ length: 5 }, (_, line) => String(line));

function Entry({
  entry,
  labels,
  formatTime,
}: { entry: ActivityEntry } & Pick<ActivityListProps, 'labels' | 'formatTime'>) {
  const step = stepOf(entry);
  const Icon = icons[step];
  return (
    <li className={styles.entry}>
      <span className={styles.icon} data-step={step}>
        <Icon aria-hidden />
      </span>
      <p className={styles.text}>
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

/** Activity log of applications: who did what with which application and when, newest first. */
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
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops list semantics when bullets are hidden.
        <ol role="list" className={styles.entries}>
          {entries?.map((entry) => (
            <Entry key={entry.id} entry={entry} labels={labels} formatTime={formatTime} />
          ))}
        </ol>
      )}
      {entries === undefined &&
        placeholderLines.map((line) => (
          <div key={line} className={styles.entry}>
            <Skeleton shape="circle" width="var(--space-8)" />
            <Skeleton />
          </div>
        ))}
    </Card>
  );
}
