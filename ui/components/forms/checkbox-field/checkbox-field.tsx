import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CircleAlert } from '../../../icons/icons.ts';
import field from '../field/field.module.css';
import choice from '../field/field-choice.module.css';

export interface CheckboxFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'size' | 'className'> {
  /** What is agreed to or switched on; may hold a link, which leads on without ticking the box. */
  label: ReactNode;
  /** A quieter line under the label, read with it. */
  help?: ReactNode;
  /** Why the box as it stands is not accepted. Marks it invalid and is read first. */
  error?: ReactNode;
  /** For placement by the parent; nothing else. */
  className?: string;
}

/** A single yes. Of several, put them into a `Fieldset`. */
export function CheckboxField({ label, help, error, className, id, ...input }: CheckboxFieldProps) {
  const made = useId();
  const controlId = id ?? made;
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
