import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useMemo } from 'react';
import { CircleAlert } from '../../../icons/icons.ts';
import styles from './field.module.css';
import { FieldContext, type FieldOwnProps, type FieldWiring } from './field-context.ts';

export interface FieldProps extends FieldOwnProps, Omit<HTMLAttributes<HTMLElement>, 'style' | 'className'> {
  /** The root element: a `div`, or a `fieldset` if `kind` is `group` or `radios`. */
  ref?: Ref<HTMLElement>;
  /** Id of the control. Default: generated. Pass one if an error list or a link points to the field. */
  id?: string;
  /** How many characters are left, shown below the control and read after the help. Pass it only near the limit. */
  count?: ReactNode;
  /** Id of an additional description inside `children`, such as a list of rules. */
  describedBy?: string;
  /**
   * `control` labels one control. `group` is a fieldset with a legend for several controls, `radios` a
   * fieldset for radio buttons. Default `control`.
   */
  kind?: 'control' | 'group' | 'radios';
  /** The control. It gets its attributes from `useFieldControl`. */
  children: ReactNode;
}

/**
 * Builds the ids and the order of the descriptions: error first (what to correct), then help, then what the
 * field adds itself.
 */
function useWiring({
  id,
  help,
  error,
  count,
  describedBy,
}: Pick<FieldProps, 'id' | 'help' | 'error' | 'count' | 'describedBy'>) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const ids = {
    label: `${controlId}-label`,
    help: `${controlId}-help`,
    error: `${controlId}-error`,
    count: `${controlId}-count`,
  };
  const described =
    [error && ids.error, help && ids.help, count && ids.count, describedBy].filter(Boolean).join(' ') ||
    undefined;
  const invalid = Boolean(error);
  const wiring = useMemo<FieldWiring>(
    () => ({ controlId, labelId: ids.label, describedBy: described, invalid }),
    [controlId, ids.label, described, invalid],
  );
  return { ids, wiring };
}

/**
 * Layout and wiring of every form control: label, help, control and error in one order, with the ids that
 * connect them. The fields (`TextField`, `SelectField` …) are built on it. Use it directly only for a control
 * that has no field component.
 */
export function Field({
  label,
  labelHidden = false,
  help,
  error,
  optionalLabel,
  className,
  id,
  count,
  describedBy,
  kind = 'control',
  children,
  ref,
  ...rest
}: FieldProps) {
  const { ids, wiring } = useWiring({ id, help, error, count, describedBy });
  const labelContent = (
    <>
      {label}
      {optionalLabel && <span className={styles.optional}> {optionalLabel}</span>}
    </>
  );
  const content = (
    <>
      {help && (
        <p id={ids.help} className={styles.help}>
          {help}
        </p>
      )}
      {children}
      {count && (
        <p id={ids.count} className={styles.count}>
          {count}
        </p>
      )}
      {error && (
        <p id={ids.error} className={styles.error}>
          <CircleAlert aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
  return (
    <FieldContext value={wiring}>
      {kind !== 'control' ? (
        <fieldset
          {...rest}
          ref={ref as Ref<HTMLFieldSetElement>}
          role={kind === 'radios' ? 'radiogroup' : undefined}
          aria-invalid={(kind === 'radios' && wiring.invalid) || undefined}
          id={wiring.controlId}
          className={clsx(styles.root, className)}
          data-invalid={wiring.invalid || undefined}
          aria-describedby={wiring.describedBy}
        >
          <legend id={ids.label} className={labelHidden ? styles.labelHidden : styles.label}>
            {labelContent}
          </legend>
          {content}
        </fieldset>
      ) : (
        <div
          {...rest}
          ref={ref as Ref<HTMLDivElement>}
          className={clsx(styles.root, className)}
          data-invalid={wiring.invalid || undefined}
        >
          <label
            id={ids.label}
            htmlFor={wiring.controlId}
            className={labelHidden ? styles.labelHidden : styles.label}
          >
            {labelContent}
          </label>
          {content}
        </div>
      )}
    </FieldContext>
  );
}
