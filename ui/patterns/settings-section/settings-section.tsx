import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ChevronDown } from '../../icons/icons.ts';
import { Heading } from '../../layout/heading/heading.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './settings-section.module.css';

export interface SettingsSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** Heading and accessible name of the section. */
  title: string;
  /** One or two sentences about what can be done here. */
  text?: ReactNode;
  /** Folds the settings under their heading, for what is rarely changed; `open` is folded out at first. Default: never folded. */
  folds?: 'closed' | 'open' | undefined;
  /** The current value, in the line of a folded section. Default: none. */
  value?: ReactNode;
  /** The settings: a form or a list, usually on a `Card`. */
  children: ReactNode;
}

/** A part of a settings page, under a rule: its heading and explanation at the start, the settings beside them, or below on a phone. */
export function SettingsSection({
  title,
  text,
  folds,
  value,
  className,
  children,
  ...rest
}: SettingsSectionProps) {
  const id = useId();
  const heading = (
    <Heading level={2} size="card" id={id} tabIndex={-1}>
      {title}
    </Heading>
  );
  const columns = (
    <div className={styles.columns}>
      <div className={styles.head}>
        {!folds && heading}
        {text && (
          <Text size="small" tone="muted">
            {text}
          </Text>
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </div>
  );
  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.root, className)} data-folds={folds}>
      {folds ? (
        <details open={folds === 'open'}>
          <summary className={styles.summary}>
            {heading}
            {value && (
              <Text as="span" size="small" tone="muted" className={styles.value}>
                {value}
              </Text>
            )}
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </summary>
          {columns}
        </details>
      ) : (
        columns
      )}
    </section>
  );
}
