import { type ComponentPropsWithRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { whenIdle } from '../../../hooks/when-idle.ts';
import { ChevronDown } from '../../../icons/icons.ts';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';

export interface ComboboxFieldProps
  extends FieldOwnProps,
    Omit<
      ComponentPropsWithRef<'input'>,
      'type' | 'style' | 'className' | 'size' | 'list' | 'value' | 'defaultValue' | 'multiple'
    > {
  /** What is suggested, in the order shown. Anything else may be typed. */
  options: readonly string[];
  /** The text, when the parent holds it. */
  value?: string;
  /** The text at first, when the form holds it. */
  defaultValue?: string;
}

/**
 * One line of text with suggestions: a title, a bank. Anything may be typed. Other attributes and `ref` reach the input, so
 * `{...register('name')}` works as it is. At first it is a text field with the browser's own list of suggestions; a combobox of Headless UI takes
 * its place once the browser is idle and nobody is in the field.
 */
export function ComboboxField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  ...input
}: ComboboxFieldProps) {
  return (
    <Field {...{ label, labelHidden, help, error, optionalLabel, className, id }}>
      <ComboboxControl {...input} />
    </Field>
  );
}

type Engine = typeof import('./combobox-engine.tsx');

/** What the element needs to become a combobox, once it has come. */
let loaded: Engine | undefined;

function ComboboxControl({ options, ref, ...input }: Omit<ComboboxFieldProps, keyof FieldOwnProps | 'id'>) {
  const wiring = useFieldControl();
  const list = useId();
  const element = useRef<HTMLInputElement>(null);
  const [late, setLate] = useState<{ engine: Engine; text: string }>();
  useImperativeHandle(ref, () => element.current as HTMLInputElement);

  useEffect(() => {
    const field = element.current;
    if (late || !field) return;
    let isGone = false;
    const take = () => {
      // Never under somebody's hands: another element would lose the focus and what is being typed.
      if (isGone || !loaded || document.activeElement === field) return;
      setLate({ engine: loaded, text: field.value });
    };
    field.addEventListener('blur', take);
    if (loaded) whenIdle(take);
    else
      whenIdle(() => {
        import('./combobox-engine.tsx').then(
          (engine) => {
            loaded = engine;
            take();
          },
          // The browser's own list stays.
          () => {},
        );
      });
    return () => {
      isGone = true;
      field.removeEventListener('blur', take);
    };
  }, [late]);

  return (
    <div className={control.box} data-end="">
      {late ? (
        <late.engine.ComboboxInputWithOptions
          {...wiring}
          {...input}
          ref={element}
          options={options}
          initialText={late.text}
        />
      ) : (
        <>
          <input type="text" list={list} {...wiring} {...input} ref={element} className={control.control} />
          <datalist id={list}>
            {options.map((option) => (
              <option key={option} value={option} />
            ))}
          </datalist>
        </>
      )}
      <span className={control.adornment} data-at="end" aria-hidden="true">
        <ChevronDown />
      </span>
    </div>
  );
}
