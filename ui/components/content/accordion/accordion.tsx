import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './accordion.module.css';

/** One thing to unfold. */
export interface AccordionItem {
  /** Tells the items apart. */
  key: string;
  /** The line that is always in sight: a question. */
  title: string;
  /** What unfolds: the answer. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** What there is to unfold, in order. */
  items: readonly AccordionItem[];
  /** Key of the item that is open at first. Default: none. */
  defaultOpen?: string;
  /** Level of the titles in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Lines that unfold, one at a time; a click on the open one folds it again. Native `details` that share a name, so it works before any
 * script does, and a search in the page finds what is folded.
 */
export function Accordion({ items, defaultOpen, headingLevel = 3, className, ...rest }: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {items.map(({ key, title, content }) => (
        <details key={key} name={name} open={key === defaultOpen} className={styles.item}>
          <summary className={styles.summary}>
            <Heading level={headingLevel} size="card" className={styles.title}>
              {title}
            </Heading>
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
