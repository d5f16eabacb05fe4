import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react';
import { ChevronDown } from '../../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import styles from './popover-button.module.css';

export interface PopoverButtonProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title'> {
  /** Text of the button, and accessible name of the panel: 'Filters'. */
  label: string;
  /** Formatted number after the text, such as the number of active filters: '2'. Default: none. */
  count?: string | undefined;
  /** Icon before the text. Default: none. */
  icon?: ReactNode;
  /** Size of the button. Default `medium`. */
  size?: 'medium' | 'small';
  /** Content of the panel: a few controls that act at once. */
  children: ReactNode;
}

/**
 * A button that opens a small panel with further controls. The panel is a native popover: it closes on Escape, on a
 * click outside and when Tab leaves it, and focus returns to the button.
 */
export function PopoverButton({
  label,
  count,
  icon,
  size,
  children,
  className,
  ...rest
}: PopoverButtonProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const close = () => panel.current?.matches(':popover-open') && panel.current.hidePopover();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !panel.current?.matches(':popover-open')) return;
    // An open dialog around it stays open.
    event.stopPropagation();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events that bubble from the button and the panel.
    <div {...rest} className={clsx(styles.root, className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button variant="secondary" size={size} iconStart={icon} iconEnd={<ChevronDown />} popoverTarget={id}>
        {count === undefined ? label : `${label} (${count})`}
      </Button>
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        className={styles.panel}
        data-ground="sheet"
      >
        {children}
      </section>
    </div>
  );
}
