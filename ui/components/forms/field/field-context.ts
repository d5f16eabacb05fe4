import { createContext, type ReactNode, useContext } from 'react';

/** What every field of the family takes besides the attributes of its control. */
export interface FieldOwnProps {
  /** What the person is asked for. A noun, no colon. */
  label: ReactNode;
  /** Keeps the label for those who hear the page; only where the place itself says what is meant, as in a table row. */
  labelHidden?: boolean;
  /** Stands between label and control and is read with it: the form an answer takes, or where to find it. */
  help?: ReactNode;
  /** Why the value is not accepted and how to mend it. Marks the control invalid and is read first. */
  error?: ReactNode;
  /** Shown behind the label of a field that may stay empty: '(optional)'. Required fields carry no mark. */
  optionalLabel?: string;
  /** For placement by the parent; nothing else. */
  className?: string;
}

/** The wiring that a control takes from the field around it. */
export interface FieldWiring {
  /** Id of the control, the target of the label. */
  controlId: string;
  /** Id of the label. */
  labelId: string;
  /** Ids of error, help and further descriptions, in the order in which they are read. */
  describedBy: string | undefined;
  /** The value is not accepted. */
  invalid: boolean;
}

export const FieldContext = createContext<FieldWiring | null>(null);

/** The wiring of the field around a control; throws outside of one, since a control without a label is a mistake. */
export function useField(): FieldWiring {
  const wiring = useContext(FieldContext);
  if (!wiring) throw new Error('A control stands outside of a Field.');
  return wiring;
}

/** Attributes that tie a control to its field. Spread them first, then the caller's own. */
export function useFieldControl() {
  const { controlId, describedBy, invalid } = useField();
  return {
    id: controlId,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  } as const;
}
