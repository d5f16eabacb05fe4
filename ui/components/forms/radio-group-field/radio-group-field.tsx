import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Field } from '../field/field.tsx';
import choice from '../field/field-choice.module.css';
import { type FieldOwnProps, useField } from '../field/field-context.ts';
import styles from './radio-group-field.module.css';

/** One radio button. */
export interface RadioOption<Value extends string = string> {
  /** What is sent. */
  value: Value;
  /** What is shown. */
  label: ReactNode;
  /** A second, quieter line under the label, read with it. */
  help?: ReactNode;
  /** Shown and not choosable. */
  disabled?: boolean;
}

export interface RadioGroupFieldProps<Value extends string = string>
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'style' | 'className' | 'size' | 'value' | 'defaultValue' | 'checked' | 'defaultChecked'
    > {
  /** The choices, in the order shown. */
  options: readonly RadioOption<Value>[];
  /** The chosen value, when the parent holds it. */
  value?: Value | '' | null;
  /** The value chosen at first, when the form holds it. */
  defaultValue?: Value;
  /** `rows`: a sheet of hairlined rows. `inline`: side by side, for two or three short words. Default `rows`. */
  layout?: 'rows' | 'inline';
}

/** One of a few choices, all in sight. `ref` and the native events reach every radio button, so `register` works as it is. */
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
  const made = useId();
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
              name={name ?? made}
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
