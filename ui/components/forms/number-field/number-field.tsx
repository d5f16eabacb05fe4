import type { FocusEvent } from 'react';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { tidyNumber } from './number-text.ts';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'min' | 'max' | 'step' | 'pattern'> {
  /** Digits behind the point that the figure may have; a phone shows the point only where there are any. Default 0. */
  decimals?: number;
}

/** Writes into an input as a person does: the form around it hears of it. */
function write(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * An amount or a count, typed with the figures of a phone and set in groups of three when the person leaves it. It is a line of text, not the
 * browser's number control: no wheel and no arrow changes an amount by accident, and a comma is no mistake. `parseNumber` reads the value. A
 * year, a telephone number or an account number is a `TextField` with `inputMode="numeric"`.
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
        if (tidy !== input.value) write(input, tidy);
        onBlur?.(event);
      }}
    />
  );
}
