import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'style' | 'href' | 'children'> {
  /** Words of the link: 'Skip to content'. */
  label: string;
  /** Id of what it jumps to, which takes the focus: give it `tabIndex={-1}`. Default `main`. */
  target?: string;
}

/** The first thing a keyboard meets: out of sight until it has the focus, it jumps over what every page repeats. Stands first in a frame. */
export function SkipLink({ label, target = 'main', className, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={`#${target}`} className={clsx(styles.root, className)}>
      {label}
    </a>
  );
}
