import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentPropsWithRef, type RefObject, useState } from 'react';
import control from '../field/field-control.module.css';
import styles from './combobox-field.module.css';

interface ComboboxInputWithOptionsProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>;
  options: readonly string[];
  /** What stood in the field before. */
  initialText: string;
  value?: string | undefined;
}

/** Headless UI overwrites the description of its input; the field's goes past it. */
function DescribedInput({
  describedBy,
  ...input
}: ComponentPropsWithRef<'input'> & { describedBy?: string }) {
  return <input {...input} aria-describedby={describedBy} />;
}

/** Puts a text into an input as typing does, so that whoever listens to the input hears of it. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What fits what was typed, with the typed words first where they are none of the suggestions. All of them once one is chosen. */
function choicesFor(text: string, options: readonly string[]): readonly string[] {
  const typed = text.trim();
  if (!typed || options.includes(typed)) return options;
  const fitting = options.filter((option) => option.toLowerCase().includes(typed.toLowerCase()));
  return [typed, ...fitting];
}

/** The input and its suggestions with Headless UI. Only `combobox-field.tsx` imports it, late. */
export function ComboboxInputWithOptions({
  ref,
  options,
  initialText,
  value,
  defaultValue: _,
  onChange,
  onFocus,
  'aria-describedby': describedBy,
  ...input
}: ComboboxInputWithOptionsProps) {
  const [typed, setTyped] = useState(initialText);
  const text = value ?? typed;
  return (
    <Combobox
      immediate
      value={text}
      disabled={input.disabled}
      onChange={(picked: string | null) => {
        if (ref.current && picked !== null && picked !== ref.current.value) typeInto(ref.current, picked);
      }}
    >
      <ComboboxInput
        {...input}
        as={DescribedInput}
        ref={ref}
        describedBy={describedBy}
        className={control.control}
        displayValue={(shown: string) => shown}
        onFocus={(event) => {
          // A form that was reset or filled from elsewhere has written into the element.
          setTyped(event.currentTarget.value);
          onFocus?.(event);
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange?.(event);
        }}
      />
      <ComboboxOptions modal={false} className={styles.options} data-ground="sheet">
        {choicesFor(text, options).map((option) => (
          <ComboboxOption key={option} value={option} className={styles.option}>
            {option}
          </ComboboxOption>
        ))}
      </ComboboxOptions>
    </Combobox>
  );
}
