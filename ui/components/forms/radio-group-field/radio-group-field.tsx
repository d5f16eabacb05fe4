import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Field } from '../field/field.tsx';
import choice from '../field/field-choice.module.css';
import { type FieldOwnProps, useField } from '../field/field-context.ts';
import styles from './radio-group-field.module.css';

export interface RadioOption<Value extends string = string> {
  /** Submitted value. */
  value: Value;
  /** Displayed text. */
  label: ReactNode;
  /** Secondary line under the label, read with it. */
  help?: ReactNode;
  /** Shows the option but does not allow choosing it. */
  disabled?: boolean;
}

export interface RadioGroupFieldProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'style' | 'className' | 'size' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
    > {
  /** Options, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** Chosen value (controlled). `''` or `null` for none. */
  value?: Value | '' | null;
  /** Initially chosen value (uncontrolled). */
  defaultValue?: Value;
  /**
   * `rows` stacks the options in a bordered box, `columns` has two in a line from 640 px on. `inline` puts them side by side, for two or
   * three short labels. Default `rows`.
   */
  layout?: 'rows' | 'columns' | 'inline';
}

/**
 * A choice between a few options that are all visible. `ref` and the native events are passed to every radio
 * button, so `register` works unchanged.
 */
export function RadioGroupField<Value extends string = string>({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  ...group
}: RadioGroupFieldProps<Value>) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id }} kind="radios">
      <RadioControls {...group} />
    </Field>
  );
}

function RadioControls({
  options,
  value,
  defaultValue,
  layout = 'rows',
  name,
  ...input
}: Omit<RadioGroupFieldProps, keyof FieldOwnProps | 'id'>) {
  const { controlId, invalid } = useField();
  const generatedName = useId();
  return (
    <div className={styles.options} data-layout={layout} data-invalid={invalid || undefined}>
      {options.map((option) => {
        const id = `${controlId}-${option.value}`;
        return (
          <div key={option.value} className={clsx(choice.row, styles.row)}>
            <input
              {...input}
              type="radio"
              id={id}
              name={name ?? generatedName}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value || undefined : undefined}
              disabled={input.disabled || option.disabled}
              aria-describedby={option.help ? `${id}-help` : undefined}
              className={choice.control}
            />
            <label htmlFor={id} className={choice.label}>
              {option.label}
            </label>
            {option.help && (
              <p id={`${id}-help`} className={choice.help}>
                {option.help}
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
