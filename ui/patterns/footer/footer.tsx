import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { SocialIcon, type SocialNetwork } from '../../components/navigation/social-icon/social-icon.tsx';
import { List } from '../../layout/list.tsx';
import styles from './footer.module.css';

/** A profile of the institute on a social network. */
export interface FooterSocial {
  network: SocialNetwork;
  /** Accessible name of the link. */
  label: string;
  /** URL of the profile. Without it, the icon is shown without a link. */
  href?: string;
}

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Name of the institute, shown in the logo. */
  name: string;
  /** Path that the logo links to. Default `/`. */
  homeTo?: string;
  /** Sentence below logo and networks. */
  text?: ReactNode;
  /** Social networks, beside or below the logo. */
  social?: readonly FooterSocial[];
  /** Accessible name of the list of networks. */
  socialLabel?: string;
  /** Three `FooterColumn`s: links, contact and newsletter. */
  children: ReactNode;
  /** Closing line, such as the copyright notice. */
  closing: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Footer of every public page: 1, 2 or 4 columns on deep blue. Links and contact share a line on a phone. */
export function Footer({
  name,
  homeTo = '/',
  text,
  social,
  socialLabel,
  children,
  closing,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} data-ground="institute-deep" className={clsx(styles.root, className)}>
      <div className={styles.columns}>
        <div className={styles.brand}>
          <Link to={homeTo} tone="plain" ground="institute" className={styles.home}>
            <Logo name={name} variant="on-brand" />
          </Link>
          {social && (
            <List aria-label={socialLabel} className={styles.social}>
              {social.map(({ network, label, href }) => (
                <li key={network}>
                  {href ? (
                    <Link
                      href={href}
                      tone="plain"
                      ground="institute"
                      aria-label={label}
                      className={styles.icon}
                    >
                      <SocialIcon network={network} />
                    </Link>
                  ) : (
                    <span role="img" aria-label={label} className={styles.icon}>
                      <SocialIcon network={network} />
                    </span>
                  )}
                </li>
              ))}
            </List>
          )}
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
      <p className={styles.closing}>{closing}</p>
    </footer>
  );
}
