import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CircleAlert } from '../../../icons/icons.ts';
import field from '../field/field.module.css';
import choice from '../field/field-choice.module.css';

export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'size' | 'className'> {
  /** Text next to the box. It may contain a link: clicking the link does not check the box. */
  label: ReactNode;
  /** Secondary line under the label, read with it by screen readers. */
  help?: ReactNode;
  /** Why the box is not accepted as it is. Marks it invalid and is read before the help. */
  error?: ReactNode;
  /** For layout by the parent only, such as margins or grid placement. */
  className?: string;
}

/** A single checkbox. Put several of them into a `Fieldset`. */
export function CheckboxField({ label, help, error, className, id, ...input }: CheckboxFieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const ids = { help: `${controlId}-help`, error: `${controlId}-error` };
  return (
    <div className={clsx(field.root, className)} data-invalid={error ? '' : undefined}>
      <div className={choice.row}>
        <input
          {...input}
          type="checkbox"
          id={controlId}
          aria-invalid={error ? true : undefined}
          aria-describedby={clsx(error && ids.error, help && ids.help) || undefined}
          className={choice.control}
        />
        <label htmlFor={controlId} className={choice.label}>
          {label}
        </label>
        {help && (
          <p id={ids.help} className={choice.help}>
            {help}
          </p>
        )}
      </div>
      {error && (
        <p id={ids.error} className={field.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
