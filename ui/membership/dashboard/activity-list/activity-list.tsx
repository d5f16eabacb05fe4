import type { ActivityEntry, ActivityKind } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { Skeleton } from '../../../components/feedback/skeleton/skeleton.tsx';
import { Check, Clock, CreditCard, FileText, Mail, User, X } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import styles from './activity-list.module.css';

/** Phrase for each kind of entry, shown between the name of the person who did it and the name of whom it is about. */
export interface ActivityListLabels extends Record<ActivityKind, string> {
  /** Text of the button that shows all entries: 'Show all 10'. */
  all: (entries: number) => string;
  /** Text of that button once they are shown: 'Show fewer'. */
  fewer: string;
  /** Instead of a name, if the server did it or the account was erased. */
  nobody: string;
  /** Instead of the name of an account or a marketer that is no longer known. */
  unknown: string;
}

export interface ActivityListProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Entries, newest first. While undefined, a skeleton of the list is shown, which screen readers ignore. */
  entries: readonly ActivityEntry[] | undefined;
  /** Phrase for each kind: `{ approved: 'approved the application of', … }`. */
  labels: ActivityListLabels;
  /** Formats a UTC ISO time for display. */
  formatTime: (time: string) => string;
  /** Shown instead of the list when there are no entries. */
  empty: ReactNode;
}

/** All other kinds have that of a person. */
const icons: Readonly<Partial<Record<ActivityKind, typeof Check>>> = {
  submitted: FileText,
  approved: Check,
  rejected: X,
  pending: Clock,
  undone: Clock,
  'payment-confirmed': CreditCard,
  'payment-queried': CreditCard,
  'part-payment': CreditCard,
  'payment-undone': Clock,
  asked: Mail,
  'account-blocked': X,
  'account-unblocked': Check,
};

/** Kinds with a colour of their own. All others have that of pending ones. */
const tones: Readonly<Partial<Record<ActivityKind, string>>> = {
  submitted: 'new',
  approved: 'good',
  'payment-confirmed': 'good',
  rejected: 'bad',
  'account-blocked': 'bad',
  'marketer-added': 'new',
};

const shownAtFirst = 5;

/** Keys of the skeleton lines shown while the list loads. */
const placeholderLines = Array.from({ length: shownAtFirst }, (_, line) => String(line));

function Entry({
  entry,
  labels,
  formatTime,
}: { entry: ActivityEntry } & Pick<ActivityListProps, 'labels' | 'formatTime'>) {
  const Icon = icons[entry.kind] ?? User;
  return (
    <li className={styles.entry}>
      <span className={styles.icon} data-tone={tones[entry.kind]}>
        <Icon aria-hidden />
      </span>
      <p className={styles.text}>
        <strong>{entry.changed_by ?? labels.nobody}</strong> {labels[entry.kind]}{' '}
        <strong>{entry.about ?? labels.unknown}</strong>
      </p>
      <p className={styles.details}>
        {entry.reference && <span className={styles.reference}>{entry.reference}</span>}
        <time dateTime={entry.changed_at} className={styles.time}>
          {formatTime(entry.changed_at)}
        </time>
      </p>
    </li>
  );
}

/** Who did what with which application, payment, marketer or account, and when, newest first: five, on a phone three, and on request all. */
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
  const [showsAll, setShowsAll] = useState(false);
  const count = entries?.length ?? 0;
  return (
    <Card
      {...(rest as ComponentPropsWithRef<'div'>)}
      as="section"
      padding="none"
      aria-labelledby={id}
      aria-busy={entries === undefined || undefined}
      className={clsx(styles.root, className)}
      footer={
        count > shownAtFirst && (
          <Button
            size="small"
            variant="quiet"
            className={styles.more}
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? labels.fewer : labels.all(count)}
          </Button>
        )
      }
      header={
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
      }
    >
      {entries?.length === 0 ? (
        <div className={styles.empty}>{empty}</div>
      ) : (
        <List as="ol" className={styles.entries} data-all={showsAll || undefined}>
          {entries?.slice(0, showsAll ? undefined : shownAtFirst).map((entry) => (
            <Entry key={entry.id} entry={entry} labels={labels} formatTime={formatTime} />
          ))}
        </List>
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
