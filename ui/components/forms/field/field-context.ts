import { createContext, type ReactNode, useContext } from 'react';

/** Props that all form fields share, in addition to the attributes of their control. */
export interface FieldOwnProps {
  /** Label of the control. A noun, without a colon. */
  label: ReactNode;
  /**
   * Hides the label visually and leaves it to screen readers. Only where the context makes the meaning clear,
   * such as a table row.
   */
  labelHidden?: boolean;
  /**
   * Help text between label and control, read with the control: the expected format, or where to find the
   * value.
   */
  help?: ReactNode;
  /**
   * Why the value is not accepted and how to correct it. Marks the control invalid and is read before the
   * help.
   */
  error?: ReactNode;
  /** Text after the label of a field that may be left empty: '(optional)'. Required fields are not marked. */
  optionalLabel?: string;
  /** For layout by the parent only, such as margins or grid placement. */
  className?: string;
}

/** Ids and state that a control receives from the field around it. */
export interface FieldWiring {
  /** Id of the control; the label points to it. */
  controlId: string;
  labelId: string;
  /** Ids of the error, the help and further descriptions, in reading order. */
  describedBy: string | undefined;
  /** Whether the value is not accepted. */
  invalid: boolean;
}

/** Provides the wiring of the surrounding `Field` to its control. */
export const FieldContext = createContext<FieldWiring | null>(null);

/**
 * Returns the wiring of the field around a control. Throws outside a `Field`, because a control without a
 * label is a mistake.
 */
export function useField(): FieldWiring {
  const wiring = useContext(FieldContext);
  if (!wiring) throw new Error('useField() must be called inside a Field.');
  return wiring;
}

/**
 * Returns the attributes that connect a control with its field. Spread them before the caller's own
 * attributes.
 */
export function useFieldControl() {
  const { controlId, describedBy, invalid } = useField();
  return {
    id: controlId,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  } as const;
}
