import { AlertDialog, type AlertDialogProps } from '../../components/feedback/alert-dialog/alert-dialog.tsx';

/** Says how a subscription ended. A module of its own, since only who subscribes needs the dialog. */
export function NewsletterFormAlert(
  props: Pick<AlertDialogProps, 'tone' | 'message' | 'okLabel' | 'onClose'>,
) {
  return <AlertDialog open {...props} />;
}
