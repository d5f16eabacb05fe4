import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useLayoutEffect, useState } from 'react';
import { ChevronDown } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from '../../shared/application-sections.module.css';

export interface ApplicationDeskSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'style'> {
  /** Heading, and accessible name. */
  title: string;
}

/** A section of an application that folds. On a phone it is folded at first, and the headings are a table of contents. */
export function ApplicationDeskSection({ title, className, children, ...rest }: ApplicationDeskSectionProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(true);
  useLayoutEffect(() => setIsOpen(matchMedia('(width >= 48rem)').matches), []);
  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.section, className)}>
      <details open={isOpen}>
        <summary className={styles.summary}>
          <Heading level={2} size="label" id={id}>
            {title}
          </Heading>
          <ChevronDown aria-hidden className={styles.fold} />
        </summary>
        <div className={styles.content}>{children}</div>
      </details>
    </section>
  );
}
