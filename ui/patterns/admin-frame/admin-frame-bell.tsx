import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Bell, ChevronRight, Clock } from '../../icons/icons.ts';
import styles from './admin-frame-bell.module.css';

/** Something that waits for the admin. */
export interface AdminNotification {
  /** Where it is dealt with. */
  to: string;
  /** What waits: '12 applications await a decision'. */
  text: string;
}

/** What the bell shows when it is pressed. */
export interface AdminNotifications {
  /** Heading and name of the list: 'Notifications'. */
  title: string;
  /** What waits, in the order shown. */
  items: readonly AdminNotification[];
  /** Stands there when nothing waits. */
  empty: string;
  /** Stands there while the list is on its way. */
  loading?: ReactNode;
  /** Stands there when the list could not be had. Goes before `loading`. */
  error?: ReactNode;
}

/**
 * The bell of the admin's bar and the list that it opens: a native popover, so that it opens before any script has run. Escape, a click elsewhere,
 * leaving it with Tab and following one of its links close it; the focus goes back to the bell.
 */
export function AdminFrameBell({
  label,
  notifications,
}: {
  label: string;
  notifications: AdminNotifications;
}) {
  const { title, items, empty, loading, error } = notifications;
  const id = useId();
  const list = useRef<HTMLElement>(null);
  const close = () => list.current?.matches(':popover-open') && list.current.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what its button and its list have in common.
    <div className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton label={label} icon={<Bell aria-hidden />} marked popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed with Enter is clicked too. */}
      <section
        ref={list}
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        className={styles.list}
        data-ground="sheet"
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        <p id={`${id}-title`} className={styles.title}>
          {title}
        </p>
        {error || loading || items.length === 0 ? (
          error || <div className={styles.message}>{loading || empty}</div>
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
          <ul role="list">
            {items.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} tone="plain" className={styles.item}>
                  <span className={styles.sign}>
                    <Clock aria-hidden />
                  </span>
                  <span className={styles.text}>{text}</span>
                  <ChevronRight aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
