import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Bell, ChevronRight, Clock } from '../../icons/icons.ts';
import { List } from '../../layout/list.tsx';
import styles from './admin-frame-bell.module.css';

export interface AdminNotification {
  /** Path of the page where the admin can act on it. */
  to: string;
  /** Text of the notification: '12 applications await a decision'. */
  text: string;
}

export interface AdminNotifications {
  /** Heading and accessible name of the list: 'Notifications'. */
  title: string;
  items: readonly AdminNotification[];
  /** Shown when there are no notifications. */
  empty: string;
  /** Shown while the list is loading. */
  loading?: ReactNode;
  /** Shown when the list could not be loaded. Takes precedence over `loading`. */
  error?: ReactNode;
}

/**
 * The bell in the admin's top bar with the notification list. The list is a native popover, so that it opens before any script has run. It
 * closes on Escape, on a click outside, when Tab leaves it and when the user follows one of its links. Focus returns to the bell.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the button and the list.
    <div className={styles.root} onKeyDown={onKeyDown} onBlur={onBlur}>
      <IconButton label={label} icon={<Bell aria-hidden />} marked popoverTarget={id} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link also fires a click event. */}
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
          <List>
            {items.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} tone="plain" className={styles.item}>
                  <span className={styles.icon}>
                    <Clock aria-hidden />
                  </span>
                  <span className={styles.text}>{text}</span>
                  <ChevronRight aria-hidden />
                </Link>
              </li>
            ))}
          </List>
        )}
      </section>
    </div>
  );
}
