import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './accordion.module.css';

export interface AccordionItem {
  /** Unique key of the item. */
  key: string;
  /** The line that is always visible, such as a question. */
  title: string;
  /** The content to expand, such as an answer. */
  content: ReactNode;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Items, in the order shown. */
  items: readonly AccordionItem[];
  /** Key of the item that is expanded at first. Default: none. */
  defaultOpen?: string;
  /** Level of the titles in the document outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** `compact` is for a line in a card: small, without rules. Default `normal`. */
  density?: 'normal' | 'compact';
}

/**
 * Items that expand one at a time. Clicking the expanded one collapses it. Built on native `details` elements
 * with a shared name, so it works before any script has loaded, and the browser's page search finds collapsed
 * text.
 */
export function Accordion({
  items,
  defaultOpen,
  headingLevel = 3,
  density = 'normal',
  className,
  ...rest
}: AccordionProps) {
  const name = useId();
  return (
    <div {...rest} data-density={density} className={clsx(styles.root, className)}>
      {items.map(({ key, title, content }) => (
        <details key={key} name={name} open={key === defaultOpen} className={styles.item}>
          <summary className={styles.summary}>
            <Heading
              level={headingLevel}
              size={density === 'compact' ? 'label' : 'card'}
              className={styles.title}
            >
              {title}
            </Heading>
            <span className={styles.icon} aria-hidden="true" />
          </summary>
          <div className={styles.content}>{content}</div>
        </details>
      ))}
    </div>
  );
}
