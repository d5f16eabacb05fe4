import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './form-errors.module.css';

export interface FormError {
  /** The error message, in the same wording as at the field. */
  message: string;
  /** Id of the control to focus. If omitted, the line is plain text. */
  fieldId?: string;
}

export interface FormErrorsProps
  extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'style' | 'onSelect'> {
  /** Errors to correct, in the order of the fields. */
  errors: readonly FormError[];
  /**
   * Called with the field's id when the user chooses a line. Default: focuses the field. Pass a function if
   * something has to close first.
   */
  onChoose?: (fieldId: string) => void;
}

/**
 * Moves focus to the control with this id and scrolls it into view. For a group (fieldset), focuses its first
 * control.
 */
export function focusField(fieldId: string) {
  fieldElement(fieldId)?.focus();
}

/** Returns the control that an error's `fieldId` points to, or `null`. */
export function fieldElement(fieldId: string): HTMLElement | null {
  const element = document.getElementById(fieldId);
  if (element?.matches('fieldset'))
    return element.querySelector<HTMLElement>('input, select, textarea, button');
  return element;
}

/**
 * List of a form's errors, each a button that focuses its field. Use it in an `InlineMessage` or an
 * `AlertDialog`.
 */
export function FormErrors({ errors, onChoose = focusField, className, ...rest }: FormErrorsProps) {
  return (
    <ul {...rest} className={clsx(styles.root, className)}>
      {errors.map(({ message, fieldId }) => (
        <li key={`${fieldId ?? ''}${message}`} className={styles.item}>
          {fieldId ? (
            <button type="button" className={styles.link} onClick={() => onChoose(fieldId)}>
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
