import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import styles from './section.module.css';

export interface SectionProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /**
   * Ground of the section: paper, a deeper paper, a white sheet, or institute blue. Text, links and focus rings inside use matching
   * colours. Default `page`.
   */
  ground?: 'page' | 'page-deep' | 'sheet' | 'institute' | 'institute-deep';
  /** Maximum width of the content: `page` (1120 px), `measure` (a readable line length), `form`, or `full` for edge to edge. Default `page`. */
  width?: 'page' | 'measure' | 'form' | 'full';
  /** Padding above and below. Default `regular`. */
  air?: 'none' | 'tight' | 'regular';
  /** Element to render. A `section` is only a landmark if it has a name, so pass `aria-labelledby`. Default `section`. */
  as?: 'section' | 'div' | 'header' | 'aside';
  /** Content of the section. */
  children?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A full-width band with content of a common maximum width. Pages are stacks of sections. */
export function Section({
  ground = 'page',
  width = 'page',
  air = 'regular',
  as: Root = 'section',
  children,
  ...rest
}: SectionProps) {
  return (
    <Root {...rootProps(rest, styles.root)} data-ground={ground} data-width={width} data-air={air}>
      <div className={styles.content}>{children}</div>
    </Root>
  );
}
