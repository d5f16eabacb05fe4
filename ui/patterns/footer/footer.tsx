import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Logo } from '../../components/identity/logo/logo.tsx';
import { TileStrip } from '../../components/identity/mosaic/tile-strip.tsx';
import { SocialIcon, type SocialNetwork } from '../../components/navigation/social-icon/social-icon.tsx';
import styles from './footer.module.css';

/** A place the institute is, or will be, found at. */
export interface FooterSocial {
  network: SocialNetwork;
  /** Name of the link. */
  label: string;
  /** Address. Left out, the sign stands there and leads nowhere yet. */
  href?: string;
}

export interface FooterProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Name of the institute, in the logo. */
  name: string;
  /** Where the logo leads. Default `/`. */
  homeTo?: string;
  /** A sentence below the logo. */
  text?: ReactNode;
  /** Networks, below that. */
  social?: readonly FooterSocial[];
  /** Name of the list of networks, for those who listen. */
  socialLabel?: string;
  /** Three `FooterColumn`s: links, newsletter, contact. */
  children: ReactNode;
  /** The closing line. */
  closing: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Foot of every public page: 1, 2 and 4 columns on deep blue, closed by a strip of tiles. */
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
          <Link to={homeTo} tone="plain" onBrand className={styles.home}>
            <Logo name={name} variant="on-brand" />
          </Link>
          {text && <p className={styles.text}>{text}</p>}
          {social && (
            // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
            <ul role="list" aria-label={socialLabel} className={styles.social}>
              {social.map(({ network, label, href }) => (
                <li key={network}>
                  {href ? (
                    <Link href={href} tone="plain" onBrand aria-label={label} className={styles.sign}>
                      <SocialIcon network={network} />
                    </Link>
                  ) : (
                    <span role="img" aria-label={label} className={styles.sign}>
                      <SocialIcon network={network} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        {children}
      </div>
      <p className={styles.closing}>{closing}</p>
      <TileStrip seed="footer" size="medium" />
    </footer>
  );
}
