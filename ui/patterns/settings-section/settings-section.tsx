import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Heading } from '../../layout/heading/heading.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './settings-section.module.css';

export interface SettingsSectionProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title'> {
  /** Heading and accessible name of the section. */
  title: string;
  /** One or two sentences about what can be done here. */
  text?: ReactNode;
  /** The settings: a form or a list, usually on a `Card`. */
  children: ReactNode;
}

/** A part of a settings page, under a rule: its heading and explanation at the start, the settings beside them, or below on a phone. */
export function SettingsSection({ title, text, className, children, ...rest }: SettingsSectionProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.root, className)}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <Heading level={2} size="card" id={id} tabIndex={-1}>
            {title}
          </Heading>
          {text && (
            <Text size="small" tone="muted">
              {text}
            </Text>
          )}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
