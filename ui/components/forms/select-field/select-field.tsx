import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { ChevronDown } from '../../../icons/icons.ts';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './select-field.module.css';

export interface FieldOption<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Displayed text. */
  label: string;
  /** Shows the option but does not allow choosing it. */
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'select'>,
      'style' | 'className' | 'size' | 'multiple' | 'children' | 'value' | 'defaultValue'
    > {
  /** Options, in the order shown. */
  options: readonly FieldOption<Value>[];
  /** Text of a first option with an empty value: 'Choose a grade'. If omitted, the first option is selected. */
  placeholder?: string;
  /** Chosen value (controlled). */
  value?: Value | '';
  /** Initially chosen value (uncontrolled). */
  defaultValue?: Value | '';
  /** `small` is for dense tables; on touch devices it still has a height of 44 px. Default `medium`. */
  size?: 'medium' | 'small';
}

/**
 * A choice from a known list, with the native select. For up to five options, prefer `RadioGroupField` on a
 * phone.
 */
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
