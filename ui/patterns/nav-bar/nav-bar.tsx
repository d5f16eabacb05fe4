import { clsx } from 'clsx';
import { type HTMLAttributes, type Ref, useId, useSyncExternalStore } from 'react';
import { ButtonLink } from '../../components/actions/button/button-link.tsx';
import { IconButton } from '../../components/actions/icon-button/icon-button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { Menu } from '../../icons/icons.ts';
import { List } from '../../layout/list.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { thresholdNavScrolled } from '../../tokens/build/numbers.ts';
import { SidePanel } from '../side-panel/side-panel.tsx';
import styles from './nav-bar.module.css';
import type { NavBarAccount, NavBarGroup, NavBarLink } from './nav-bar-items.ts';
import { NavBarMenu } from './nav-bar-menu.tsx';

export interface NavBarProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Name of the institute, shown in the logo. */
  name: string;
  /** Path that the logo links to. Default `/`. */
  homeTo?: string;
  /** Accessible name of the navigation. */
  label: string;
  /** Links and groups, in the order shown. */
  items: readonly (NavBarLink | NavBarGroup)[];
  /** The primary action, shown as a brass button. */
  action: NavBarLink;
  /** Sign-in: a text link before `action`, in the panel a second button. Default: none. */
  signIn?: NavBarLink | undefined;
  /**
   * Shown in the place of `signIn` and `action` to a signed-in person. While the root element of the page has `data-signed-in`, their place is
   * empty, so that a prerendered page does not show them first. Default: nobody is signed in.
   */
  account?: NavBarAccount | undefined;
  /** Accessible name of the button that opens the panel on small screens. */
  menuLabel: string;
  /** Accessible name of the button that closes it. */
  closeLabel: string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const onScroll = (changed: () => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

/**
 * Navigation bar at the top of every public page: solid institute blue, and a translucent white once the page has scrolled more than 50 px.
 * The same list of links is in the bar on desktop and in a panel from the left on a phone.
 */
export function NavBar({
  name,
  homeTo = '/',
  label,
  items,
  action,
  signIn,
  account,
  menuLabel,
  closeLabel,
  className,
  ...rest
}: NavBarProps) {
  const panel = useId();
  const scrolled = useSyncExternalStore(
    onScroll,
    () => scrollY > thresholdNavScrolled,
    () => false,
  );
  return (
    <header
      {...rest}
      data-scrolled={scrolled || undefined}
      data-ground={scrolled ? 'sheet' : 'institute'}
      className={clsx(styles.root, className)}
    >
      <div className={styles.row}>
        <Link to={homeTo} tone="plain" className={styles.home}>
          <Logo name={name} variant={scrolled ? 'on-paper' : 'on-brand'} />
        </Link>
        <SidePanel id={panel} label={label} closeLabel={closeLabel} head={<Logo name={name} size="small" />}>
          <nav aria-label={label} className={styles.nav}>
            <List className={styles.items}>
              {items.map((item) =>
                'items' in item ? (
                  <NavBarMenu key={item.label} {...item} />
                ) : (
                  <li key={item.label}>
                    <Link to={item.to} tone="plain" current="exact" className={styles.item}>
                      {item.label}
                    </Link>
                  </li>
                ),
              )}
            </List>
            <div className={styles.entry} data-account={account && ''}>
              <div className={styles.actions}>
                {signIn && (
                  <Link to={signIn.to} tone="plain" className={styles.signIn}>
                    {signIn.label}
                  </Link>
                )}
                <ButtonLink to={action.to} variant={scrolled ? 'primary' : 'brass'}>
                  {action.label}
                </ButtonLink>
              </div>
              {account && (
                <Link to={account.to} tone="plain" className={styles.account}>
                  <span className={styles.picture}>{account.picture}</span>
                  {account.label} <VisuallyHidden>{account.person}</VisuallyHidden>
                </Link>
              )}
            </div>
          </nav>
        </SidePanel>
        <IconButton
          label={menuLabel}
          icon={<Menu aria-hidden />}
          ground={scrolled ? 'page' : 'institute'}
          popoverTarget={panel}
          className={styles.menuPress}
        />
      </div>
    </header>
  );
}
