import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { Heading } from '../../layout/heading/heading.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './admin-page-head.module.css';

export interface AdminPageHeadProps
  extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** Title of the page, its `h1`. */
  title: string;
  /** Ref to the title, which can take the focus. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence about the page. */
  lead?: ReactNode;
  /** An `Avatar` before the title. */
  picture?: ReactNode;
  /** Small buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** Head of a page of the admin area: one line of one height with the title and its buttons, in line with the frame's account. */
export function AdminPageHead({
  title,
  lead,
  picture,
  actions,
  headingRef,
  className,
  ...rest
}: AdminPageHeadProps) {
  return (
    <div {...rest} data-page-head className={clsx(styles.root, className)}>
      {picture && <span className={styles.picture}>{picture}</span>}
      <div className={styles.line}>
        <Heading level={1} size="section" ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {actions && (
          <div className={styles.actions} data-print="none">
            {actions}
          </div>
        )}
      </div>
      {lead && (
        <Text tone="muted" size="small" measure>
          {lead}
        </Text>
      )}
    </div>
  );
}
