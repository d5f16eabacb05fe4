import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import styles from './newsletter-form.module.css';

type AlertModule = typeof import('./newsletter-form-alert.tsx');

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
 * Newsletter form in the footer. The field is cleared after a subscription and keeps its value after a failure (S-4.7, S-8.9). If the dialog
 * can't be loaded, its message is below the field instead (SITE-7). The
 * browser validates the address, so the form needs neither the contract's rules nor a form library (docs/decisions/0019).
 */
export function NewsletterForm({ labels, onSubscribe, className, children, ...rest }: NewsletterFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: 'subscribed' | 'failed'; alert: AlertModule | undefined }>();

  const alertModule = useRef<AlertModule>(undefined);

  // The dialog is loaded on demand, because only subscribers need it, and before it is shown, so that the message never depends on the
  // connection. Nothing is imported without one: some browsers keep a failed import until the page is reloaded.
  const loadAlert = async (): Promise<AlertModule | undefined> => {
    if (!alertModule.current && navigator.onLine)
      alertModule.current = await import('./newsletter-form-alert.tsx').catch(() => undefined);
    return alertModule.current;
  };

  const subscribe = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setIsBusy(true);
    setOutcome(undefined);
    const [succeeded, alert] = await Promise.all([
      onSubscribe(String(new FormData(form).get('email'))),
      loadAlert(),
    ]);
    if (succeeded) form.reset();
    setOutcome({ text: succeeded ? 'subscribed' : 'failed', alert });
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
            onFocus={() => void loadAlert()}
            className={styles.field}
          />
          <Button type="submit" variant="secondary" ground="institute" loading={isBusy}>
            {labels.submit}
          </Button>
        </div>
        {outcome && !outcome.alert && <p role="alert">{labels[outcome.text]}</p>}
      </form>
      {outcome?.alert && (
        <outcome.alert.NewsletterFormAlert
          tone={outcome.text === 'subscribed' ? 'success' : 'failure'}
          message={labels[outcome.text]}
          okLabel={labels.ok}
          onClose={() => setOutcome(undefined)}
        />
      )}
    </>
  );
}
