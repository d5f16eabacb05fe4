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
  /** The earliest day, `YYYY-MM-DD`. (A number is never meant; react-hook-form's `register` has the wider type.) */
  min?: string | number;
  /** The latest day, `YYYY-MM-DD`. */
  max?: string | number;
}

/** One day, in the browser's own calendar; shown as the person's system writes dates, held as `YYYY-MM-DD`. */
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
