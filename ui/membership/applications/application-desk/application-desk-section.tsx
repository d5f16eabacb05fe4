import { type ReactNode, useId, useState } from 'react';
import { ChevronDown } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import styles from './application-desk.module.css';

export interface ApplicationDeskSectionProps {
  /** Heading, and accessible name. */
  title: string;
  children: ReactNode;
}

/** A section of the desk's file that folds. On a phone it is folded at first, and the headings are a table of contents. */
export function ApplicationDeskSection({ title, children }: ApplicationDeskSectionProps) {
  const id = useId();
  const [isOpen] = useState(() => matchMedia('(width >= 48rem)').matches);
  return (
    <section aria-labelledby={id} className={styles.section}>
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
