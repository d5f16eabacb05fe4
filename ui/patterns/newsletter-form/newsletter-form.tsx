import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import styles from './newsletter-form.module.css';

export interface NewsletterFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method'> {
  /** Label of the field: 'Email'. Its name in the form's data is `email`. */
  label: string;
  /** Words of the press: 'Subscribe'. */
  buttonLabel: string;
  /** The address is on its way: the press waits, what was typed stays. Default `false`. */
  busy?: boolean;
  /** A sentence above the field, if any: what comes, and how often. */
  children?: ReactNode;
}

/**
 * An e-mail address and a press, made for the deep-blue footer. A native form: the browser asks for an address where there is none, `onSubmit`
 * reads it with `FormData`, and `event.currentTarget.reset()` empties the field once it worked. What was typed stays until then.
 */
export function NewsletterForm({
  label,
  buttonLabel,
  busy = false,
  className,
  children,
  ...rest
}: NewsletterFormProps) {
  return (
    <form method="post" {...rest} className={clsx(styles.root, className)}>
      {children}
      <div className={styles.row}>
        <TextField
          label={label}
          type="email"
          name="email"
          autoComplete="email"
          required
          className={styles.field}
        />
        <Button type="submit" variant="brass" onBrand loading={busy}>
          {buttonLabel}
        </Button>
      </div>
    </form>
  );
}
