import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { Toast, type ToastTone } from './toast.tsx';
import styles from './toast-region.module.css';

/** One toast of a region. */
export interface ToastItem {
  /** Tells the toasts apart. */
  key: string;
  /** What happened, in one sentence. */
  message: ReactNode;
  /** Colour and sign. Default `info`. */
  tone?: ToastTone;
  /** Milliseconds until it leaves by itself; 0 lets it stay. Default 3000. */
  duration?: number;
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** Name of the region, for those who listen: 'Messages'. */
  label: string;
  /** What is to be said, oldest first. While it is empty nothing of the region exists. */
  toasts: readonly ToastItem[];
  /** Name of the button that dismisses a toast. */
  dismissLabel: string;
  /** A toast's time is over, or it was dismissed: take the one with this key out of `toasts`. */
  onDismiss: (key: string) => void;
}

/** Where toasts stand, one above the other, at the foot of the screen. It speaks up politely, and only while there is something to say. */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  // It stays until the last toast has faded away.
  const [isOpen, setOpen] = useState(toasts.length > 0);
  if (toasts.length > 0 && !isOpen) setOpen(true);
  return isOpen ? <OpenRegion toasts={toasts} onGone={() => setOpen(false)} {...rest} /> : null;
}

function OpenRegion({
  label,
  toasts,
  dismissLabel,
  onDismiss,
  onGone,
  className,
  ...rest
}: ToastRegionProps & { onGone: () => void }) {
  // A live region has to be there before its words, or nothing is read.
  const [ready, setReady] = useState(false);
  const before = useRef<HTMLElement>(null);
  useEffect(() => setReady(true), []);
  return (
    <section
      {...rest}
      aria-label={label}
      className={clsx(styles.root, className)}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from)) before.current = from;
      }}
    >
      <ol aria-live="polite" aria-relevant="additions" className={styles.stack}>
        <Presence onGone={onGone}>
          {ready &&
            toasts.map(({ key, message, tone, duration }) => (
              <li key={key} className={styles.item}>
                <Toast
                  tone={tone}
                  duration={duration}
                  dismissLabel={dismissLabel}
                  onDismiss={() => {
                    // Whoever came here by keyboard goes back to where they were.
                    if (document.activeElement?.closest(`.${styles.root}`)) before.current?.focus();
                    onDismiss(key);
                  }}
                >
                  {message}
                </Toast>
              </li>
            ))}
        </Presence>
      </ol>
    </section>
  );
}
