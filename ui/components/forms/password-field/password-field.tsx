import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Check, Eye, EyeOff, Minus } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './password-field.module.css';

/** One rule that a new password has to meet, and whether it does. */
export interface PasswordRule {
  /** The rule in words: 'At least 8 characters'. */
  label: string;
  /** The present value meets it. */
  met: boolean;
}

interface PasswordBaseProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className' | 'size'> {
  /** Name of the button that shows the characters: 'Show password'. It stays the same; the pressed state says the rest. */
  toggleLabel: string;
  /** `current-password` when signing in, `new-password` when choosing one: password managers go by it. */
  autoComplete: 'current-password' | 'new-password';
}

/** Rules and the words for their state come together. */
type PasswordRulesProps =
  | {
      /** The rules, checked by the caller on every change, shown beneath the control and read with it. */
      rules: readonly PasswordRule[];
      /** Read before a rule that is met: 'Met:'. */
      ruleMetLabel: string;
      /** Read before a rule that is not met yet: 'Not yet met:'. */
      ruleUnmetLabel: string;
      /** How many are met, read aloud when their number changes: `(met, count) => '3 of 5 rules met'`. Left out, the list is read with the control only. */
      rulesText?: (met: number, count: number) => string;
    }
  | { rules?: never; ruleMetLabel?: never; ruleUnmetLabel?: never; rulesText?: never };

export type PasswordFieldProps = PasswordBaseProps & PasswordRulesProps;

/** A password, hidden until its owner asks to see it. Pasting is always allowed. */
export function PasswordField({
  label,
  labelHidden,
  help,
  error,
  optionalLabel,
  className,
  id,
  rules,
  ruleMetLabel,
  ruleUnmetLabel,
  rulesText,
  ...input
}: PasswordFieldProps) {
  const rulesId = useId();
  return (
    <Field
      {...{ label, labelHidden, help, error, optionalLabel, className, id }}
      describedBy={rules ? rulesId : undefined}
    >
      <PasswordControl {...input} />
      {rules && (
        <ul id={rulesId} className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule.label} className={styles.rule} data-met={rule.met || undefined}>
              <span className={styles.sign} aria-hidden="true">
                {rule.met ? <Check /> : <Minus />}
              </span>
              <span>
                <VisuallyHidden>{rule.met ? ruleMetLabel : ruleUnmetLabel} </VisuallyHidden>
                {rule.label}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rulesText && (
        <VisuallyHidden role="status">
          {rulesText(rules.filter(({ met }) => met).length, rules.length)}
        </VisuallyHidden>
      )}
    </Field>
  );
}

function PasswordControl({ toggleLabel, ...input }: Omit<PasswordBaseProps, keyof FieldOwnProps | 'id'>) {
  const wiring = useFieldControl();
  const [shown, setShown] = useState(false);
  return (
    <div className={clsx(control.box, styles.box)}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        {...wiring}
        {...input}
        type={shown ? 'text' : 'password'}
        className={control.control}
      />
      <IconButton
        className={styles.toggle}
        label={toggleLabel}
        icon={shown ? <EyeOff /> : <Eye />}
        aria-pressed={shown}
        aria-controls={wiring.id}
        disabled={input.disabled}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
