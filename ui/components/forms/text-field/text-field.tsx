import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';

export interface TextFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className' | 'size' | 'prefix'> {
  /**
   * What kind of line it is; chooses the keyboard of a phone. A year or an account number is `text` with `inputMode="numeric"`, an amount
   * is a `NumberField`. Default `text`.
   */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  /** A sign before the value, such as '₦' or a looking glass. Not read aloud: say it in the label too. */
  start?: ReactNode;
  /** A sign or unit behind the value. Not read aloud. */
  end?: ReactNode;
}

/** One line of text. Other attributes and `ref` reach the input, so `{...register('name')}` works as it is. */
export function TextField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id }}>
      <TextControl {...input} />
    </Field>
  );
}

function TextControl({
  type = 'text',
  start,
  end,
  ...input
}: Omit<TextFieldProps, keyof FieldOwnProps | 'id'>) {
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
