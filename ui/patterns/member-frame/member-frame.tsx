import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Avatar } from '../../components/identity/avatar/avatar.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { SkipLink } from '../../components/navigation/skip-link/skip-link.tsx';
import { List } from '../../layout/list.tsx';
import styles from './member-frame.module.css';

/** A link in the navigation of the member or admin area. */
export interface AreaItem {
  /** Path of the page. */
  to: string;
  /** Text of the link: one word, so that it fits below an icon on a phone. */
  label: string;
  icon: ReactNode;
  /** Marks the link as current only on this exact path, not on paths under it. Use it for the area's first page. Default `false`. */
  exact?: boolean;
}

export interface MemberFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Name of the area, next to the logo mark. */
  title: string;
  /** Path that the logo links to. Default `/`. */
  homeTo?: string;
  /** Text of the skip link. */
  skipLabel: string;
  /** Accessible name of the navigation. */
  navLabel: string;
  /** Links of the navigation, at most four. */
  items: readonly AreaItem[];
  /** Name of the signed-in user. The avatar shows its initial. Default: not known yet, so the frame has no account. */
  userName?: string;
  /** What identifies the user, for the cloth of the avatar: the id. Default: the name. */
  userSeed?: string | number | undefined;
  /** URL of the user's photo. While it loads, or if it fails, the avatar shows the initial. */
  avatarSrc?: string;
  /** Accessible name of the button that shows the account on a phone: 'Account of Adaeze'. */
  accountLabel?: string;
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
 * Frame of the member area: a blue bar with logo, title and account, and one list of navigation links, which is next to the content on
 * desktop and at the bottom on a phone. A brass marker shows the current page.
 */
export function MemberFrame({
  title,
  homeTo = '/',
  skipLabel,
  navLabel,
  items,
  userName,
  userSeed,
  avatarSrc,
  accountLabel,
  logoutLabel,
  onLogout,
  children,
  className,
  ...rest
}: MemberFrameProps) {
  const account = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <SkipLink label={skipLabel} />
      <header className={styles.bar} data-ground="institute">
        <Link to={homeTo} tone="plain" ground="institute" className={styles.home}>
          <Logo name={title} variant="on-brand" />
        </Link>
        {userName !== undefined && (
          <>
            <button type="button" popoverTarget={account} aria-label={accountLabel} className={styles.button}>
              <Avatar name={userName} seed={userSeed} src={avatarSrc} />
            </button>
            {/* A popover below the avatar on a phone; part of the bar on desktop. */}
            <div id={account} popover="auto" className={styles.account}>
              <Avatar name={userName} seed={userSeed} src={avatarSrc} />
              <span className={styles.user}>{userName}</span>
              <Button variant="secondary" ground="institute" onClick={onLogout} className={styles.logout}>
                {logoutLabel}
              </Button>
            </div>
          </>
        )}
      </header>
      <nav aria-label={navLabel} className={styles.nav} data-ground="sheet">
        <List className={styles.items}>
          {items.map(({ to, label, icon, exact }) => (
            <li key={to}>
              <Link to={to} tone="plain" current={exact ? 'exact' : 'within'} className={styles.item}>
                <span className={styles.icon}>{icon}</span>
                {label}
              </Link>
            </li>
          ))}
        </List>
        <div className={styles.foot}>
          <Mosaic seed="member" columns={4} rows={3} fit="whole" />
        </div>
      </nav>
      <main id="main" tabIndex={-1} className={styles.main} data-ground="page">
        {children}
      </main>
    </div>
  );
}
