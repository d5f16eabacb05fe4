import { Button } from '../../../components/actions/button/button.tsx';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { ChargeToPay, type ChargeToPayProps } from './charge-to-pay.tsx';

export interface TransferDialogProps
  extends Omit<DialogProps, 'open' | 'title' | 'actions' | 'children' | 'closeLabel' | 'onClose'> {
  /** What is to be paid, and how. */
  transfer: ChargeToPayProps;
  /** Title of the dialog: 'Transfer for IMC-APP-412'. */
  title: string;
  /** What to do, above the card. Default: nothing. */
  lead?: string | undefined;
  /** Text of the buttons that close the dialog: 'Close'. */
  closeLabel: string;
  /** Link instead of the closing button at the end: where to continue. Default: none. */
  continueLink?: { readonly label: string; readonly to: string } | undefined;
  /** Called when the user closes the dialog. */
  onClose: () => void;
}

/** A `ChargeToPay` in the dialog that Pay Now opens. */
export function TransferDialog({
  title,
  lead,
  closeLabel,
  continueLink,
  onClose,
  transfer,
  ...dialog
}: TransferDialogProps) {
  return (
    <Dialog
      {...dialog}
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      actions={
        continueLink ? (
          <ButtonLink to={continueLink.to}>{continueLink.label}</ButtonLink>
        ) : (
          <Button onClick={onClose}>{closeLabel}</Button>
        )
      }
    >
      {lead && <Text tone="muted">{lead}</Text>}
      <ChargeToPay {...transfer} />
    </Dialog>
  );
}
