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

// Only who subscribes needs it.
const NewsletterFormAlert = lazy(async () => {
  const { NewsletterFormAlert: Alert } = await import('./newsletter-form-alert.tsx');
  return { default: Alert };
});

/** Every word of the newsletter form. */
export interface NewsletterFormLabels {
  /** 'Email'. */
  label: string;
  /** 'Subscribe'. */
  submit: string;
  /** In the dialog, where it worked: 'Thank you for subscribing!' */
  subscribed: string;
  /** In the dialog, where it did not, for whatever cause. */
  failed: string;
  /** Word of the button that closes the dialog: 'OK'. */
  ok: string;
}

export interface NewsletterFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method' | 'onSubmit'> {
  /** Every word of the form and its dialog. */
  labels: NewsletterFormLabels;
  /** Subscribes an address; resolves to whether it worked. */
  onSubscribe: (email: string) => Promise<boolean>;
  /** A sentence above the field, if any: what comes, and how often. */
  children?: ReactNode;
}

/**
 * The newsletter in the footer: cleared once it worked, else what was typed stays (S-4.7, S-8.9). The browser asks for an
 * address where there is none, so the form needs no rule of the contract and no library (decision 0045).
 */
export function NewsletterForm({ labels, onSubscribe, className, children, ...rest }: NewsletterFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<'subscribed' | 'failed'>();

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    const worked = await onSubscribe(String(new FormData(form).get('email')));
    if (worked) form.reset();
    setOutcome(worked ? 'subscribed' : 'failed');
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
