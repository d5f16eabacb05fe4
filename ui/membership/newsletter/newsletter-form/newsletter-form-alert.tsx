import { AlertDialog } from '../../../components/feedback/alert-dialog/alert-dialog.tsx';

/** Dialog with the outcome of a subscription. It is a separate module because only subscribers need it. */
export function NewsletterFormAlert(props: {
  tone: 'success' | 'failure';
  message: string;
  okLabel: string;
  onClose: () => void;
}) {
  return <AlertDialog open {...props} />;
}
