import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './setting-history.module.css';

/** A change of a setting or of an account. */
export interface SettingHistoryEntry {
  /** Unique number of the change. */
  version: number;
  /** Name of the admin. */
  changedBy: string;
  /** UTC ISO time. */
  changedAt: string;
  /** What changed: the label of each part, with its old and new text. */
  parts: readonly { readonly label: string; readonly from: string; readonly to: string }[];
  /** Why. Default: not shown. */
  reason?: string;
}

export interface SettingHistoryLabels {
  /** Heading: 'Changes'. */
  title: string;
  /** Read before the old text by screen readers: 'from'. */
  from: string;
  /** Read before the new text by screen readers: 'to'. */
  to: string;
  /** Text of the button that shows the changes before the newest ones: '17 earlier changes'. */
  earlier: (count: number) => string;
}

export interface SettingHistoryProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Changes, newest first. At least one. */
  entries: readonly SettingHistoryEntry[];
  /** Texts of the history. */
  labels: SettingHistoryLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
}

/** Number of changes that are always shown. */
const newest = 3;

type EntriesProps = Pick<SettingHistoryProps, 'entries' | 'labels' | 'formatTime'> & {
  'aria-labelledby': string;
};

function Entries({ entries, labels, formatTime, ...list }: EntriesProps) {
  return (
    <Stack as="ol" space="0" {...list}>
      {entries.map(({ version, changedBy, changedAt, parts, reason }) => (
        <li key={version} className={styles.entry}>
          <p className={styles.who}>
            <span className={styles.name}>{changedBy}</span>
            <time dateTime={changedAt} className={styles.time}>
              {formatTime(changedAt)}
            </time>
          </p>
          <dl className={styles.parts}>
            {parts.map(({ label, from, to }) => (
              <div key={label} className={styles.part}>
                <dt className={styles.label}>{label}</dt>
                <dd className={styles.texts}>
                  <VisuallyHidden>{labels.from} </VisuallyHidden>
                  <del className={styles.old}>{from}</del> <span aria-hidden="true">→</span>{' '}
                  <VisuallyHidden>{labels.to} </VisuallyHidden>
                  <ins className={styles.new}>{to}</ins>
                </dd>
              </div>
            ))}
          </dl>
          {reason && <p className={styles.reason}>{reason}</p>}
        </li>
      ))}
    </Stack>
  );
}

/** The changes of a setting or an account: who changed what and when, newest first. Earlier ones open on request. */
export function SettingHistory({ entries, labels, formatTime, className, ...rest }: SettingHistoryProps) {
  const id = useId();
  const earlier = entries.slice(newest);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Heading level={3} size="label" id={id}>
        {labels.title}
      </Heading>
      <Entries
        aria-labelledby={id}
        entries={entries.slice(0, newest)}
        labels={labels}
        formatTime={formatTime}
      />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={styles.summary}>{labels.earlier(earlier.length)}</summary>
          <Entries aria-labelledby={id} entries={earlier} labels={labels} formatTime={formatTime} />
        </details>
      )}
    </div>
  );
}
