import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CircleAlert } from '../../../icons/icons.ts';
import field from '../field/field.module.css';
import styles from './fieldset.module.css';

export interface FieldsetProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'style'> {
  /** Name of the group: 'Referee 1'. */
  legend: ReactNode;
  /** `title` renders the legend in the size of a heading, `small` in the size of a label. Default `title`. */
  legendSize?: 'title' | 'small';
  /** Help that applies to all fields of the group. */
  help?: ReactNode;
  /** Error about the group as a whole: 'Referee 1 information is incomplete'. */
  error?: ReactNode;
  /** The fields, stacked vertically. */
  children: ReactNode;
}

/** Groups related fields under one legend. */
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
