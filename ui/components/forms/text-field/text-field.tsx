import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';

export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className' | 'size' | 'prefix'> {
  /**
   * Type of the input; it sets the keyboard of a phone. For a year or an account number, use `text` with
   * `inputMode="numeric"`; for an amount, use `NumberField`. Default `text`.
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /**
   * Symbol before the value, such as '₦' or a search icon. It is hidden from screen readers, so mention it in
   * the label too.
   */
  start?: ReactNode;
  /** Symbol or unit after the value. It is hidden from screen readers. */
  end?: ReactNode;
  /** How many characters are left, shown below the control: '20 characters left'. Pass it only near the limit. */
  count?: ReactNode;
}

/**
 * Single-line text field. Other attributes and `ref` are passed to the input, so `{...register('name')}`
 * works unchanged.
 */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  count,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id, count }}>
      <TextControl {...input} />
    </Field>
  );
}

function TextControl({
  type = 'text',
  start,
  end,
  ...input
}: Omit<TextFieldProps, keyof FieldOwnProps | 'id' | 'count'>) {
  const wiring = useFieldControl();
  return (
    <div className={control.box} data-start={start ? '' : undefined} data-end={end ? '' : undefined}>
      <input type={type} {...wiring} {...input} className={control.control} />
      {start && (
        <span className={control.adornment} data-at="start" aria-hidden="true">
          {start}
        </span>
      )}
      {end && (
        <span className={control.adornment} data-at="end" aria-hidden="true">
          {end}
        </span>
      )}
    </div>
  );
}
