import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './form-errors.module.css';

/** One thing to mend in a form. */
export interface FormError {
  /** What is wrong, as the field says it. */
  message: string;
  /** Id of the control to go to. Without it the line is text. */
  fieldId?: string;
}

export interface FormErrorsProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'style' | 'onSelect'> {
  /** What is to be mended, in the order of the fields. */
  errors: readonly FormError[];
  /** A line was chosen. By default focus goes to its field; give this where something has to close first. */
  onChoose?: (fieldId: string) => void;
}

/** Moves focus to a control by its id and brings it into sight; for a group (fieldset) to its first control. */
export function focusField(fieldId: string) {
  fieldElement(fieldId)?.focus();
}

/** The control that an error's `fieldId` points to. */
export function fieldElement(fieldId: string): HTMLElement | null {
  const element = document.getElementById(fieldId);
  if (element?.matches('fieldset'))
    return element.querySelector<HTMLElement>('input, select, textarea, button');
  return element;
}

/** The list of errors of a form, each leading to its field. Stands in an `InlineMessage` or an `AlertDialog`. */
export function FormErrors({ errors, onChoose = focusField, className, ...rest }: FormErrorsProps) {
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {errors.map(({ message, fieldId }) => (
        <li key={`${fieldId ?? ''}${message}`} className={styles.item}>
          {fieldId ? (
            <button type="button" className={styles.way} onClick={() => onChoose(fieldId)}>
              {message}
            </button>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  );
}
