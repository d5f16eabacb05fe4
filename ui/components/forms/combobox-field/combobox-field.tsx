import { type ComponentPropsWithRef, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** Suggestions, in the order shown. Any other text may be typed too. */
  options: readonly string[];
  /** Current text (controlled). */
  value?: string;
  /** Initial text (uncontrolled). */
  defaultValue?: string;
}

/**
 * Single-line text field with suggestions, such as a title or a bank. Users may type any text. Other attributes and `ref` are passed to the
 * input, so `{...register('name')}` works unchanged. A Headless UI combobox replaces the native `datalist` once the browser is idle and the
 * field is not focused.
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

let loaded: Engine | undefined;

function ComboboxControl({ options, ref, ...input }: Omit<ComboboxFieldProps, keyof FieldOwnProps | 'id'>) {
  const wiring = useFieldControl();
  const list = useId();
  const element = useRef<HTMLInputElement>(null);
  const [combobox, setCombobox] = useState<{ engine: Engine; text: string }>();
  useImperativeHandle(ref, () => element.current as HTMLInputElement);

  useEffect(() => {
    const field = element.current;
    if (combobox || !field) return;
    let isUnmounted = false;
    const upgrade = () => {
      // Never replace a focused field: the new element would lose the focus and the text being typed.
      if (isUnmounted || !loaded || document.activeElement === field) return;
      const upgraded = { engine: loaded, text: field.value };
      // Render at once: a user may focus the field and type before a later render, which would drop that text.
      flushSync(() => setCombobox(upgraded));
    };
    // Not within the event: React may itself have moved the focus, and can't render while it commits.
    const upgradeWhenIdle = () => whenIdle(upgrade);
    field.addEventListener('blur', upgradeWhenIdle);
    if (loaded) upgradeWhenIdle();
    else
      whenIdle(() => {
        import('./combobox-engine.tsx').then(
          (engine) => {
            loaded = engine;
            upgrade();
          },
          // If the import fails, keep the native list of suggestions.
          () => {},
        );
      });
    return () => {
      isUnmounted = true;
      field.removeEventListener('blur', upgradeWhenIdle);
    };
  }, [combobox]);

  return (
    <div className={control.box} data-end="">
      {combobox ? (
        <combobox.engine.ComboboxInputWithOptions
          {...wiring}
          {...input}
          ref={element}
          options={options}
          initialText={combobox.text}
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
