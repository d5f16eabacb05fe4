import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Avatar } from '../../components/identity/avatar/avatar.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { SkipLink } from '../../components/navigation/skip-link/skip-link.tsx';
import { LogOut, Menu } from '../../icons/icons.ts';
import { List } from '../../layout/list.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import type { AreaItem } from '../member-frame/member-frame.tsx';
import { SidePanel } from '../side-panel/side-panel.tsx';
import styles from './admin-frame.module.css';
import { AdminFrameBell, type AdminNotifications } from './admin-frame-bell.tsx';

export interface AdminFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Name of the admin product, at the top of the sidebar. */
  productName: string;
  /** Path that the product name links to. */
  homeTo: string;
  /** Text of the skip link. */
  skipLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Links of the navigation. */
  items: readonly AreaItem[];
  /** Accessible name of the button that opens the menu on small screens. */
  menuLabel: string;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** Accessible name of the bell, including what is pending: 'Notifications: 12 applications await a decision'. */
  bellLabel?: string;
  /** Content of the list that the bell opens. Default: nobody is known yet, so the bar has neither bell nor account. */
  notifications?: AdminNotifications;
  /** Path of the user's own account, to which avatar and text lead. If omitted, they are no link. */
  userTo?: string;
  /** Where that link leads, read after the text next to the avatar: 'Your account'. */
  userLinkLabel?: string;
  /** Text next to the avatar. */
  userLabel: string;
  /** Name of the signed-in user. The avatar shows its initials. */
  userName?: string;
  /** What identifies the user, for the cloth of the avatar: the id. Default: the name. */
  userSeed?: string | number | undefined;
  /** URL of the user's photo. Without it, the avatar shows the initials. */
  avatarSrc?: string | undefined;
  /** Text of the button that signs out. */
  logoutLabel: string;
  /** Called when the user signs out. */
  onLogout?: () => void;
  /** Content of the page, including its `h1`. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Frame of the admin area: a deep-blue sidebar with the navigation and Logout, and a top bar with bell
 * and avatar, in one line with the page's title. On small screens the sidebar slides in over the page.
 */
export function AdminFrame({
  productName,
  homeTo,
  skipLabel,
  navLabel,
  items,
  menuLabel,
  closeLabel,
  bellLabel = '',
  notifications,
  userTo,
  userLinkLabel,
  userLabel,
  userName = '',
  userSeed,
  avatarSrc,
  logoutLabel,
  onLogout,
  children,
  className,
  ...rest
}: AdminFrameProps) {
  const panel = useId();
  const account = (
    <>
      <Avatar name={userName} seed={userSeed} initials src={avatarSrc} className={styles.avatar} />
      <span className={styles.user}>{userLabel}</span>
    </>
  );
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink label={skipLabel} />
      <div className={styles.side}>
        <SidePanel id={panel} label={navLabel} closeLabel={closeLabel} ground="institute-deep">
          <div className={styles.sidebar} data-ground="institute-deep">
            <nav aria-label={navLabel}>
              <Link to={homeTo} tone="plain" ground="institute" className={styles.product}>
                <Logo name={productName} variant="on-brand" />
              </Link>
              <List>
                {items.map(({ to, label, icon, exact }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      tone="plain"
                      ground="institute"
                      current={exact ? 'exact' : 'within'}
                      className={styles.item}
                    >
                      <span className={styles.icon}>{icon}</span>
                      {label}
                    </Link>
                  </li>
                ))}
              </List>
            </nav>
            <button type="button" className={clsx(styles.item, styles.logout)} onClick={onLogout}>
              <span className={styles.icon}>
                <LogOut aria-hidden />
              </span>
              {logoutLabel}
            </button>
          </div>
        </SidePanel>
      </div>
      <header className={styles.bar} data-ground="sheet">
        <IconButton
          label={menuLabel}
          icon={<Menu aria-hidden />}
          popoverTarget={panel}
          className={styles.menu}
        />
        {notifications && <AdminFrameBell label={bellLabel} notifications={notifications} />}
        {!notifications ? null : userTo ? (
          <Link to={userTo} tone="plain" className={styles.account}>
            {account}
            <VisuallyHidden>{userLinkLabel}</VisuallyHidden>
          </Link>
        ) : (
          account
        )}
      </header>
      <main id="main" tabIndex={-1} className={styles.main} data-ground="page">
        {children}
      </main>
    </div>
  );
}
