import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './textarea-field.module.css';

export interface TextareaFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'textarea'>, 'style' | 'className'> {
  /**
   * Number of lines shown at first. The box grows with the text in browsers that support it, and can be
   * resized. Default 4.
   */
  rows?: number;
  /** How many characters are left, shown below the control: '20 characters left'. Pass it only near the limit. */
  count?: ReactNode;
}

/** Multi-line text field. */
export function TextareaField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  count,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id, count }}>
      <TextareaControl {...textarea} />
    </Field>
  );
}

function TextareaControl({
  rows = 4,
  ...textarea
}: Omit<TextareaFieldProps, keyof FieldOwnProps | 'id' | 'count'>) {
  const wiring = useFieldControl();
  return (
    <div className={control.box}>
      <textarea rows={rows} {...wiring} {...textarea} className={clsx(control.control, styles.control)} />
    </div>
  );
}
