import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { EllipsisVertical } from '../../icons/icons.ts';
import styles from './admin-page-menu.module.css';

export interface AdminPageMenuProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** Accessible name of the button that opens the actions on a phone: 'More actions'. */
  label: string;
  /** Small buttons. */
  children: ReactNode;
}

/** Actions of an `AdminPageHead` that are not needed on every visit: beside its title, and on a phone behind a button. */
export function AdminPageMenu({ label, children, className, ...rest }: AdminPageMenuProps) {
  const id = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <IconButton label={label} icon={<EllipsisVertical />} popoverTarget={id} className={styles.more} />
      <div id={id} popover="auto" className={styles.actions}>
        {children}
      </div>
    </div>
  );
}
