import { AlertDialog } from '../../components/feedback/alert-dialog/alert-dialog.tsx';

/** Says how a subscription ended. A module of its own, since only who subscribes needs the dialog. */
export function NewsletterFormAlert(props: {
  tone: 'success' | 'failure';
  message: string;
  okLabel: string;
  onClose: () => void;
}) {
  return <AlertDialog open {...props} />;
}
