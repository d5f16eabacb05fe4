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
  /** Id of the panel. Pass it as `popoverTarget` to the button that opens it. */
  id: string;
  /** Accessible name of the panel: 'Main menu'. */
  label: string;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** Content next to the close button at the top. Only shown on small screens. */
  head?: ReactNode;
  /** Ground of the sheet. Default `sheet`. */
  ground?: 'sheet' | 'institute-deep';
  /** Class name of the root element. */
  className?: string;
  /** Content of the panel. From 1024 px on it is part of the page, without a panel. */
  children: ReactNode;
}

const desktopQuery = '(width >= 64rem)';

/** Returns the tabbable elements inside the panel, in order. */
const tabbables = (panel: HTMLElement) =>
  [...panel.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );

/**
 * Content that is part of the page on desktop and slides in from the left on a phone, with the same markup for both. It is a native
 * popover, so that it opens before any script has run. The script adds modal behaviour: focus is trapped and restored, and Escape, a
 * click on the backdrop and following a link close the panel.
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
    const desktop = matchMedia(desktopQuery);
    const closeOnDesktop = () =>
      desktop.matches && panel.current?.matches(':popover-open') && panel.current.hidePopover();
    desktop.addEventListener('change', closeOnDesktop);
    return () => desktop.removeEventListener('change', closeOnDesktop);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!open) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
    }
    if (event.key !== 'Tab') return;
    const elements = tabbables(event.currentTarget);
    const from = event.shiftKey ? elements[0] : elements.at(-1);
    if (document.activeElement !== from) return;
    event.preventDefault();
    (event.shiftKey ? elements.at(-1) : elements[0])?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a dialog while it is open; otherwise a generic container.
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
        if (isOpen) tabbables(event.currentTarget)[0]?.focus();
        // Focus is on the body after a click on the backdrop, or in a browser that does not focus buttons on click.
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
            ground={ground === 'sheet' ? 'page' : 'institute'}
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
