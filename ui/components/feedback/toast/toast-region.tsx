import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from 'react';
import { Presence } from '../../../motion/presence.tsx';
import { Toast, type ToastTone } from './toast.tsx';
import styles from './toast-region.module.css';

export interface ToastItem {
  key: string;
  /** What happened, in one sentence. */
  message: ReactNode;
  /** Colour and icon. Default `info`. */
  tone?: ToastTone;
  /** Milliseconds until the toast disappears. 0 disables the timer. Default 3000. */
  duration?: number;
}

export interface ToastRegionProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** Accessible name of the region: 'Messages'. */
  label: string;
  /** Toasts to show, oldest first. While there are none, nothing is rendered. */
  toasts: readonly ToastItem[];
  /** Accessible name of the button that dismisses a toast. */
  dismissLabel: string;
  /** Called when a toast times out or is dismissed. Remove the one with this key from `toasts`. */
  onDismiss: (key: string) => void;
}

/**
 * Stacks toasts at the bottom of the viewport in a polite live region. It is rendered only while there are
 * toasts.
 */
export function ToastRegion({ toasts, ...rest }: ToastRegionProps) {
  // Stays mounted until the last toast has faded out.
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
  // A live region must exist before its content, or nothing is announced.
  const [ready, setReady] = useState(false);
  const previouslyFocused = useRef<HTMLElement>(null);
  useEffect(() => setReady(true), []);
  return (
    <section
      {...rest}
      aria-label={label}
      className={clsx(styles.root, className)}
      onFocus={(event) => {
        const from = event.relatedTarget;
        if (from instanceof HTMLElement && !event.currentTarget.contains(from))
          previouslyFocused.current = from;
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
                    // Return the focus to where the keyboard user came from.
                    if (document.activeElement?.closest(`.${styles.root}`))
                      previouslyFocused.current?.focus();
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
