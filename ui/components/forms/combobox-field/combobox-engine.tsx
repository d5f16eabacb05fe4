import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { type ComponentPropsWithRef, type RefObject, useState } from 'react';
import control from '../field/field-control.module.css';
import styles from './combobox-field.module.css';

interface ComboboxInputWithOptionsProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'ref'> {
  ref: RefObject<HTMLInputElement | null>;
  options: readonly string[];
  /** Text of the field before the combobox replaced it. */
  initialText: string;
  value?: string | undefined;
}

/** Headless UI overwrites `aria-describedby` on its input, so the field's own is passed under another name. */
function DescribedInput({
  describedBy,
  ...input
}: ComponentPropsWithRef<'input'> & { describedBy?: string }) {
  return <input {...input} aria-describedby={describedBy} />;
}

/** Sets an input's value as typing does, so that its `input` listeners and React's `onChange` run. */
function typeInto(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Returns the options that contain the typed text, with the typed text first if it is not an option. Returns
 * all options if the field is empty or an option is chosen.
 */
function choicesFor(text: string, options: readonly string[]): readonly string[] {
  const typed = text.trim();
  if (!typed || options.includes(typed)) return options;
  const matching = options.filter((option) => option.toLowerCase().includes(typed.toLowerCase()));
  return [typed, ...matching];
}

/** Input and list of suggestions, built on Headless UI. Lazy-loaded: only `combobox-field.tsx` imports it. */
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
          // The form may have been reset or filled by script since the last render, so read the element's
          // value.
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
