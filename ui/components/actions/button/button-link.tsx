import { clsx } from 'clsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './button.module.css';
import { appearanceAttributes, ButtonFace, type ButtonLook } from './button-face.tsx';

/** `Omit` that distributes over the union of internal and external link props. */
type Without<Props, Key extends PropertyKey> = Props extends unknown ? Omit<Props, Key> : never;

export type ButtonLinkProps = ButtonLook & Without<LinkProps, 'children' | 'tone' | keyof ButtonLook>;

/** A link that looks like a button. Takes `to` or `href`, as `Link` does. */
export function ButtonLink({
  variant,
  size,
  ground,
  fullWidth,
  iconStart,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      {...(rest as LinkProps)}
      {...appearanceAttributes({ variant, size, ground, fullWidth })}
      ground={ground}
      tone="plain"
      className={clsx(styles.root, styles.link, className)}
    >
      <ButtonFace iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonFace>
    </Link>
  );
}
