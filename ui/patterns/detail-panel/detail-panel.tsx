import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type Key, type ReactNode, useEffect, useId, useRef } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { X } from '../../icons/icons.ts';
import styles from './detail-panel.module.css';

export interface DetailPanelProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title' | 'role'> {
  /** Heading of the panel, and its accessible name. */
  title: ReactNode;
  /** Line above the heading, such as the reference of a record. Default: none. */
  eyebrow?: ReactNode;
  /** Key of the record that is shown. When it changes, focus moves to the heading of the new one. */
  recordKey: Key;
  /** Accessible name of the close button: 'Close'. */
  closeLabel: string;
  /** Called when the close button or Escape requests closing. */
  onClose: () => void;
  /** The record. */
  children: ReactNode;
}

/**
 * A record of a list in a panel at the side, over the page. It is not modal: the list next to it stays usable, so that
 * users can go through it record by record. The parent returns the focus to the list on close.
 */
export function DetailPanel({
  title,
  eyebrow,
  recordKey,
  closeLabel,
  onClose,
  children,
  className,
  ...rest
}: DetailPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const body = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each record is read from its start.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    body.current?.scrollTo({ top: 0 });
  }, [recordKey]);
  return (
    <section
      {...rest}
      role="dialog"
      aria-labelledby={titleId}
      data-print="none"
      data-ground="sheet"
      className={clsx(styles.root, className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <div className={styles.titles}>
          {eyebrow}
          <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
        </div>
        <IconButton label={closeLabel} icon={<X />} onClick={onClose} />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
      <div ref={body} className={styles.body} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}
