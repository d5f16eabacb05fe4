import type { AccountSession } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { useHandedFocus } from '../../../components/feedback/error-state/use-handed-focus.ts';
import { Skeleton } from '../../../components/feedback/skeleton/skeleton.tsx';
import { Monitor, Smartphone } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './session-list.module.css';

export interface SessionListLabels {
  /** Accessible name of the list: 'Devices that are signed in'. */
  list: string;
  /** A browser and a system: 'Chrome on Android'. */
  device: (browser: string, system: string) => string;
  /** A device whose browser and system are unknown: 'Unknown device'. */
  unknown: string;
  /** Marks the session of this browser: 'This device'. */
  current: string;
  /** The time of the sign-in: 'Signed in 6 May 2026, 08:12'. */
  signedIn: (time: string) => string;
  /** The time of the last use: 'Last used 6 May 2026, 10:30'. */
  lastUsed: (time: string) => string;
  /** Text of the button that ends one session: 'Sign out'. */
  end: string;
  /** Text of the button that ends all others: 'Sign out everywhere else'. */
  endOthers: string;
}

export interface SessionListProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** Sessions, the own one first. While undefined, a skeleton of the list is shown, which screen readers ignore. */
  sessions: readonly AccountSession[] | undefined;
  /** Texts of the list. */
  labels: SessionListLabels;
  /** Formats a UTC ISO time for display. */
  formatTime: (time: string) => string;
  /** Called when the user ends another session. */
  onEnd: (session: AccountSession) => void;
  /** Called when the user ends all other sessions. */
  onEndOthers: () => void;
  /** Ids of the sessions that are being ended; their buttons are busy. `others` for all other sessions. Default: none. */
  ending?: readonly string[];
}

const phones = ['Android', 'iOS', 'Windows Phone'];

function deviceName({ browser, system }: AccountSession, labels: SessionListLabels): string {
  if (browser && system) return labels.device(browser, system);
  return browser ?? system ?? labels.unknown;
}

interface EntryProps extends Pick<SessionListProps, 'labels' | 'formatTime'> {
  session: AccountSession;
  isEnding: boolean;
  /** Ends this session, or from the own one all others. Undefined if there are none. */
  onEnd: (() => void) | undefined;
}

function Entry({ session, labels, formatTime, onEnd, isEnding }: EntryProps) {
  const root = useRef<HTMLLIElement>(null);
  useHandedFocus(root);
  const name = deviceName(session, labels);
  const Icon = session.system !== null && phones.includes(session.system) ? Smartphone : Monitor;
  return (
    <li ref={root} className={styles.entry} data-current={session.is_current || undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.name}>
          {name}
          {session.is_current && <span className={styles.current}>{labels.current}</span>}
        </p>
        <p className={styles.times}>
          <span>{labels.signedIn(formatTime(session.created_at))}</span>
          <span>{labels.lastUsed(formatTime(session.last_seen_at))}</span>
        </p>
      </div>
      {onEnd && (
        <Button className={styles.end} variant="secondary" size="small" loading={isEnding} onClick={onEnd}>
          {session.is_current ? labels.endOthers : labels.end}
          {!session.is_current && <VisuallyHidden> {name}</VisuallyHidden>}
        </Button>
      )}
    </li>
  );
}

/** Keys of the skeleton entries shown while the list loads. */
const placeholders = ['first', 'second'];

/** The sessions of an account, each with its device, and buttons that end the others (ACC-11). */
export function SessionList({
  sessions,
  labels,
  formatTime,
  onEnd,
  onEndOthers,
  ending = [],
  className,
  ...rest
}: SessionListProps) {
  const endOthers = sessions?.some(({ is_current }) => !is_current) ? onEndOthers : undefined;
  return (
    <Card
      {...rest}
      padding="none"
      aria-busy={sessions === undefined || undefined}
      className={clsx(styles.root, className)}
    >
      {sessions ? (
        <List aria-label={labels.list} className={styles.entries}>
          {sessions.map((session) => (
            <Entry
              key={session.id}
              session={session}
              labels={labels}
              formatTime={formatTime}
              onEnd={session.is_current ? endOthers : () => onEnd(session)}
              isEnding={ending.includes(session.is_current ? 'others' : session.id)}
            />
          ))}
        </List>
      ) : (
        placeholders.map((key) => (
          <div key={key} className={styles.entry}>
            <Skeleton shape="circle" width="var(--space-6)" />
            <Skeleton lines={2} width="min(20rem, 100%)" />
          </div>
        ))
      )}
    </Card>
  );
}
