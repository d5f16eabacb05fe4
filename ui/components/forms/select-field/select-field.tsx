import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../../../icons/icons.ts';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './select-field.module.css';

/** One choice of a select or of radio buttons. */
export interface FieldOption<Value extends string = string> {
  /** What is sent. */
  value: Value;
  /** What is shown. */
  label: string;
  /** Shown and not choosable. */
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'select'>,
      'style' | 'className' | 'size' | 'multiple' | 'children' | 'value' | 'defaultValue'
    > {
  /** The choices, in the order shown. */
  options: readonly FieldOption<Value>[];
  /** A first line with an empty value that asks for a choice: 'Choose a grade'. Without it the first option is chosen. */
  placeholder?: string;
  /** The chosen value, when the parent holds it. */
  value?: Value | '';
  /** The value chosen at first, when the form holds it. */
  defaultValue?: Value | '';
  /** `small` is for dense tables; under a finger it grows to 44 px again. Default `medium`. */
  size?: 'medium' | 'small';
}

/** One of a few known choices, in the browser's own list. Up to five choices on a phone are better as `RadioGroupField`. */
export function SelectField<Value extends string = string>({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id }}>
      <SelectControl {...select} />
    </Field>
  );
}

function SelectControl({
  options,
  placeholder,
  size = 'medium',
  ...select
}: Omit<SelectFieldProps, keyof FieldOwnProps | 'id'>) {
  const wiring = useFieldControl();
  return (
    <div className={control.box} data-end="" data-size={size}>
      <select {...wiring} {...select} className={clsx(control.control, styles.control)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={control.adornment} data-at="end" aria-hidden="true">
        <ChevronDown />
      </span>
    </div>
  );
}
