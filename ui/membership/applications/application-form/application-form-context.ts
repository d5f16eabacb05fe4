import type { ApplicationSection } from '@imc/api/contract';
import { createContext } from 'react';

/** What every field of the form needs. */
export interface FieldContextValue {
  /** Prefix of the ids of the form's controls. */
  readonly idPrefix: string;
  /** Text for the number of characters that are left: '20 characters left'. */
  readonly charactersLeft: (count: number) => string;
}

/** Settings of the form's fields. They do not change, so that fields only re-render for themselves. */
export const FieldContext = createContext<FieldContextValue>({
  idPrefix: 'application',
  charactersLeft: String,
});

/** The section that is shown. Read by the sections' frames, so that changing it renders no field. */
export const CurrentSectionContext = createContext<ApplicationSection>('personal');

/** Whether there is a proof of payment that is uploaded apart from the form. Undefined if the form has a field for the file. */
export const HasProofContext = createContext<boolean | undefined>(undefined);
