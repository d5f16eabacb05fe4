import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { X } from '../../icons/icons.ts';
import styles from './side-panel.module.css';

export interface SidePanelProps
  extends Omit<ComponentPropsWithRef<'div'>, 'popover' | 'onKeyDown' | 'onClick' | 'onToggle' | 'style'> {
  /** Id of the panel: the button that opens it names it in `popoverTarget`. */
  id: string;
  /** What the panel is, for those who listen: 'Main menu'. */
  label: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /** What stands beside the closing button at the top, on small screens only. */
  head?: ReactNode;
  /** Ground of the sheet that slides in. Default `sheet`. */
  ground?: 'sheet' | 'institute-deep';
  /** Placement of the content where it stands in the page. */
  className?: string;
  /** The content. From 1024 px on it stands in the page, and nothing of the panel is there. */
  children: ReactNode;
}

const inPage = '(width >= 64rem)';

/** What Tab reaches inside the panel, in order. */
const stops = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Content that stands in the page on a desk and slides in from the left on a phone: one piece of markup for both. It is a native popover,
 * so that it opens before any script has run; the script adds what a modal panel owes: focus stays inside and comes back, Escape, a
 * click on the backdrop and the choice of a link close it.
 */
export function SidePanel({
  id,
  label,
  closeLabel,
  head,
  ground = 'sheet',
  className,
  children,
  ref,
  ...rest
}: SidePanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  useImperativeHandle(ref, () => panel.current as HTMLDivElement);

  useEffect(() => {
    const desk = matchMedia(inPage);
    const closeOnDesk = () =>
      desk.matches && panel.current?.matches(':popover-open') && panel.current.hidePopover();
    desk.addEventListener('change', closeOnDesk);
    return () => desk.removeEventListener('change', closeOnDesk);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab') return;
    const reached = stops(event.currentTarget);
    const from = event.shiftKey ? reached[0] : reached.at(-1);
    if (document.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? reached.at(-1) : reached[0])?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a dialog while it is open; in the page it is nothing but a box.
    <div
      {...rest}
      ref={panel}
      id={id}
      popover="auto"
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
      className={clsx(styles.root, className)}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const target = event.target as Element;
        if (open && (target === event.currentTarget || target.closest('a'))) close();
      }}
      onToggle={(event) => {
        if (event.target !== event.currentTarget) return;
        const isOpen = event.newState === 'open';
        setOpen(isOpen);
        if (isOpen) stops(event.currentTarget)[0]?.focus();
        // A click on the backdrop, or a browser that never focuses buttons, has left the focus on the body.
        else if (document.activeElement === document.body)
          document
            .querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]:not([popovertargetaction])`)
            ?.focus();
      }}
    >
      <div className={styles.sheet} data-ground={ground}>
        <div className={styles.head}>
          {head}
          <IconButton
            label={closeLabel}
            icon={<X aria-hidden />}
            onBrand={ground !== 'sheet'}
            popoverTarget={id}
            popoverTargetAction="hide"
            className={styles.close}
          />
        </div>
        {children}
      </div>
    </div>
  );
}
