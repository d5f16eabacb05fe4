import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useState,
} from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import styles from './newsletter-form.module.css';

// Loaded on demand, because only subscribers need it.
const NewsletterFormAlert = lazy(async () => {
  const { NewsletterFormAlert: Alert } = await import('./newsletter-form-alert.tsx');
  return { default: Alert };
});

/** Texts of the newsletter form. */
export interface NewsletterFormLabels {
  /** Label of the field: 'Email'. */
  label: string;
  /** Text of the submit button: 'Subscribe'. */
  submit: string;
  /** Message of the dialog after a subscription: 'Thank you for subscribing!' */
  subscribed: string;
  /** Message of the dialog after any failure. */
  failed: string;
  /** Text of the button that closes the dialog: 'OK'. */
  ok: string;
}

export interface NewsletterFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method' | 'onSubmit'> {
  /** Texts of the form and its dialog. */
  labels: NewsletterFormLabels;
  /** Subscribes an address. Resolves to whether it succeeded. */
  onSubscribe: (email: string) => Promise<boolean>;
  /** Content above the field: what subscribers receive, and how often. */
  children?: ReactNode;
}

/**
 * Newsletter form in the footer. The field is cleared after a subscription and keeps its value after a failure (S-4.7, S-8.9). The
 * browser validates the address, so the form needs neither the contract's rules nor a form library (decision 0045).
 */
export function NewsletterForm({ labels, onSubscribe, className, children, ...rest }: NewsletterFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'subscribed' | 'failed'>();

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    const succeeded = await onSubscribe(String(new FormData(form).get('email')));
    if (succeeded) form.reset();
    setOutcome(succeeded ? 'subscribed' : 'failed');
    setIsBusy(false);
  };

  return (
    <>
      <form method="post" {...rest} onSubmit={subscribe} className={clsx(styles.root, className)}>
        {children}
        <div className={styles.row}>
          <TextField
            label={labels.label}
            type="email"
            name="email"
            autoComplete="email"
            required
            className={styles.field}
          />
          <Button type="submit" variant="brass" onBrand loading={isBusy}>
            {labels.submit}
          </Button>
        </div>
      </form>
      {outcome && (
        <Suspense>
          <NewsletterFormAlert
            tone={outcome === 'subscribed' ? 'success' : 'failure'}
            message={labels[outcome]}
            okLabel={labels.ok}
            onClose={() => setOutcome(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
