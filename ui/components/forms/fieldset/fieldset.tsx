import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CircleAlert } from '../../../icons/icons.ts';
import field from '../field/field.module.css';
import styles from './fieldset.module.css';

export interface FieldsetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'style'> {
  /** What the fields are about together: 'Referee 1'. Its name. */
  legend: ReactNode;
  /** `title` is set as a heading of the form, `small` as a label. Default `title`. */
  legendSize?: 'title' | 'small';
  /** What goes for all of the fields. */
  help?: ReactNode;
  /** What is wrong with them together: 'Referee 1 information is incomplete'. */
  error?: ReactNode;
  /** The fields, one below the other. */
  children: ReactNode;
}

/** Fields that belong together under one legend. */
export function Fieldset({
  legend,
  legendSize = 'title',
  help,
  error,
  className,
  children,
  ...rest
}: FieldsetProps) {
  const id = useId();
  const ids = { help: `${id}-help`, error: `${id}-error` };
  return (
    <fieldset
      aria-describedby={clsx(error && ids.error, help && ids.help) || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <legend className={styles.legend} data-size={legendSize}>
        {legend}
      </legend>
      {help && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      {error && (
        <p id={ids.error} className={field.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {children}
    </fieldset>
  );
}
