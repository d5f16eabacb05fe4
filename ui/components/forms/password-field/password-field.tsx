import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Check, Eye, EyeOff, Minus } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Field } from '../field/field.tsx';
import { type FieldOwnProps, useFieldControl } from '../field/field-context.ts';
import control from '../field/field-control.module.css';
import styles from './password-field.module.css';

/** A rule for new passwords, and whether the value meets it. */
export interface PasswordRule {
  /** The rule as text: 'At least 8 characters'. */
  label: string;
  /** Whether the current value meets the rule. */
  met: boolean;
}

interface PasswordBaseProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, 'type' | 'style' | 'className' | 'size'> {
  /**
   * Accessible name of the button that shows the password: 'Show password'. It does not change;
   * `aria-pressed` conveys the state.
   */
  toggleLabel: string;
  /** Hint for password managers: `current-password` when signing in, `new-password` when choosing one. */
  autoComplete: 'current-password' | 'new-password';
}

/** `rules` requires the labels for their state. */
type PasswordRulesProps =
  | {
      /** The rules, checked by the caller on every change. They are shown under the control and read with it. */
      rules: readonly PasswordRule[];
      /** Read before a rule that is met: 'Met:'. */
      ruleMetLabel: string;
      /** Read before a rule that is not met yet: 'Not yet met:'. */
      ruleUnmetLabel: string;
      /**
       * Text announced when the number of met rules changes: `(met, count) => '3 of 5 rules met'`. If
       * omitted, the rules are read only with the control.
       */
      rulesText?: (met: number, count: number) => string;
    }
  | { rules?: never; ruleMetLabel?: never; ruleUnmetLabel?: never; rulesText?: never };

export type PasswordFieldProps = PasswordBaseProps & PasswordRulesProps;

/** A password, hidden until the user chooses to show it. Pasting is always allowed. */
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
              <span className={styles.icon} aria-hidden="true">
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
