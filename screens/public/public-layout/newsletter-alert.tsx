import { AlertDialog } from '@imc/ui';
import { newsletter } from '../../content/index.ts';

export interface NewsletterAlertProps {
  /** How it went. */
  outcome: 'subscribed' | 'failed';
  /** OK or Escape was pressed. */
  onClose: () => void;
}

/** What the Institute answers to a subscription. */
export function NewsletterAlert({ outcome, onClose }: NewsletterAlertProps) {
  return (
    <AlertDialog
      open
      tone={outcome === 'subscribed' ? 'success' : 'failure'}
      message={newsletter[outcome]}
      okLabel="OK"
      onClose={onClose}
    />
  );
}
