import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './prose.module.css';

export interface ProseProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** `article` opens with a larger paragraph, as a post does; `plain` treats all alike. Default `plain`. */
  kind?: 'plain' | 'article';
}

/**
 * Running text: paragraphs, headings, lists, quotations, pictures and tables, at a line that reads well. It styles plain HTML inside; an
 * element of the house keeps its own look.
 */
export function Prose({ kind = 'plain', className, ...rest }: ProseProps) {
  return <div {...rest} data-kind={kind} className={clsx(styles.root, className)} />;
}
