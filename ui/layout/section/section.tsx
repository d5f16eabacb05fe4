import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './section.module.css';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /**
   * What the band is made of: the page's paper, a deeper paper, a white sheet, or institute blue. Text, links and focus rings
   * inside take the colours that belong on it. Default `page`.
   */
  ground?: 'page' | 'page-deep' | 'sheet' | 'institute' | 'institute-deep';
  /** Widest content: `page` (1120 px), `measure` (a line of text), `form`, or `full` for edge to edge. Default `page`. */
  width?: 'page' | 'measure' | 'form' | 'full';
  /** Air above and below. Default `regular`. */
  air?: 'none' | 'tight' | 'regular' | 'generous';
  /** The element. A `section` needs a name to be a landmark: give `aria-labelledby`. Default `section`. */
  as?: 'section' | 'div' | 'header' | 'aside';
  /** Content, kept to the width. */
  children?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A band across the page with content at a common width. Pages are bands below one another. */
export function Section({
  ground = 'page',
  width = 'page',
  air = 'regular',
  as: Root = 'section',
  className,
  children,
  ref,
  ...rest
}: SectionProps) {
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      data-ground={ground}
      data-width={width}
      data-air={air}
      className={clsx(styles.root, className)}
    >
      <div className={styles.content}>{children}</div>
    </Root>
  );
}
