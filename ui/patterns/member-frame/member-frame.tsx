import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Avatar } from '../../components/identity/avatar/avatar.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { Mosaic } from '../../components/identity/mosaic/mosaic.tsx';
import { SkipLink } from '../../components/navigation/skip-link/skip-link.tsx';
import styles from './member-frame.module.css';

/** A place in an area's navigation. */
export interface AreaItem {
  /** Path of the place. */
  to: string;
  /** One word, so that it fits below a sign on a phone. */
  label: string;
  /** The drawn sign. */
  icon: ReactNode;
  /** Marked for this path alone, not for those below it: the area's first page. Default `false`. */
  exact?: boolean;
}

export interface MemberFrameProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'title'> {
  /** Name of the area, beside the mark. */
  title: string;
  /** Where the mark leads. Default `/`. */
  homeTo?: string;
  /** Words of the link that jumps to the content. */
  skipLabel: string;
  /** Name of the navigation, for those who listen. */
  navLabel: string;
  /** The places, four at most. */
  items: readonly AreaItem[];
  /** Name of the signed-in person. Its initial stands in the brass disc. */
  userName: string;
  /** Address of the person's photo, over the initial. While it loads, and where it fails, the initial stands. */
  avatarSrc?: string;
  /** Name of the button that shows the account on a phone: 'Account of Adaeze'. */
  accountLabel: string;
  /** Text of the button that ends the session. */
  logoutLabel: string;
  /** The person wants to leave. */
  onLogout: () => void;
  /** The page, with its `h1`. */
  children: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The member's area: blue bar with mark, title and account; places beside the content on a desk and below it on a phone, one list for both,
 * with a brass marker on the present one.
 */
export function MemberFrame({
  title,
  homeTo = '/',
  skipLabel,
  navLabel,
  items,
  userName,
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
        <Link to={homeTo} tone="plain" onBrand className={styles.home}>
          <Logo name={title} variant="on-brand" />
        </Link>
        <button type="button" popoverTarget={account} aria-label={accountLabel} className={styles.button}>
          <Avatar name={userName} src={avatarSrc} />
        </button>
        {/* On a phone a popover below the disc; on a desk it stands in the bar. */}
        <div id={account} popover="auto" className={styles.account}>
          <Avatar name={userName} src={avatarSrc} />
          <span className={styles.user}>{userName}</span>
          <Button variant="secondary" onBrand onClick={onLogout} className={styles.logout}>
            {logoutLabel}
          </Button>
        </div>
      </header>
      <nav aria-label={navLabel} className={styles.nav} data-ground="sheet">
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off. */}
        <ul className={styles.items} role="list">
          {items.map(({ to, label, icon, exact }) => (
            <li key={to}>
              <Link to={to} tone="plain" current={exact ? 'exact' : 'within'} className={styles.item}>
                <span className={styles.sign}>{icon}</span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
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
