import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './prose.module.css';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** `article` sets the first paragraph larger, with a drop initial, and quotations as pull-quotes, as in a post. `plain` treats all alike. Default `plain`. */
  kind?: 'plain' | 'article';
}

/**
 * Running text in a comfortable line length: paragraphs, headings, lists, quotations, pictures and tables.
 * Styles the plain HTML inside; components keep their own styles.
 */
export function Prose({ kind = 'plain', className, ...rest }: ProseProps) {
  return <div {...rest} data-kind={kind} className={clsx(styles.root, className)} />;
}
