import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { CalendarDays } from '../../../icons/icons.ts';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './date-field.module.css';

export interface DateFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className' | 'size' | 'min' | 'max'> {
  /**
   * Earliest date, `YYYY-MM-DD`. Don't pass a number: the type allows it only because react-hook-form's
   * `register` has the wider type.
   */
  min?: string | number;
  /** Latest date, `YYYY-MM-DD`. */
  max?: string | number;
}

/**
 * A single date, picked in the browser's native calendar. Displayed in the format of the user's system; the
 * value is always `YYYY-MM-DD`.
 */
export function DateField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  ...input
}: DateFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id }}>
      <DateControl {...input} />
    </Field>
  );
}

function DateControl(input: Omit<DateFieldProps, keyof FieldOwnProps | 'id'>) {
  const wiring = useFieldControl();
  return (
    <div className={control.box} data-end="">
      <input {...wiring} {...input} type="date" className={clsx(control.control, styles.control)} />
      <span className={control.adornment} data-at="end" aria-hidden="true">
        <CalendarDays />
      </span>
    </div>
  );
}
