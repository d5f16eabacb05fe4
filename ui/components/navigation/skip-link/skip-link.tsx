import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './skip-link.module.css';

export interface SkipLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'style' | 'href' | 'children'> {
  /** Text of the link: 'Skip to content'. */
  label: string;
  /** Id of the element that receives the focus; give it `tabIndex={-1}`. Default `main`. */
  target?: string;
}

/**
 * First focusable element of a page: hidden until it has the focus, it skips the content that all pages
 * repeat. Place it first in the page frame.
 */
export function SkipLink({ label, target = 'main', className, ...rest }: SkipLinkProps) {
  return (
    <a {...rest} href={`#${target}`} className={clsx(styles.root, className)}>
      {label}
    </a>
  );
}
