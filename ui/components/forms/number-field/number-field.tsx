import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { tidyNumber } from './number-text.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'pattern'> {
  /**
   * Maximum number of decimal places. A phone's keyboard shows the decimal point only if there are any.
   * Default 0.
   */
  decimals?: number;
}

/** Sets an input's value as typing does, so that the form around it is notified. */
function setInputValue(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * An amount or a count, grouped by thousands on blur. It is a text input: the wheel and the arrow keys can't change it by accident, and commas
 * are allowed. Read the value with `parseNumber`. For a year, a telephone number or an account number, use `TextField` with
 * `inputMode="numeric"`.
 */
export function NumberField({ decimals = 0, onBlur, ...field }: NumberFieldProps) {
  return (
    <TextField
      autoComplete="off"
      {...field}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      onBlur={(event: FocusEvent<HTMLInputElement>) => {
        const input = event.currentTarget;
        const tidy = tidyNumber(input.value, decimals);
        if (tidy !== input.value) setInputValue(input, tidy);
        onBlur?.(event);
      }}
    />
  );
}
