import { Button } from '../../../components/actions/button/button.tsx';
import { CopyButton } from '../../../components/actions/copy-button/copy-button.tsx';
import { QrCode } from '../../../components/content/qr-code/qr-code.tsx';
import { Dialog, type DialogProps } from '../../../components/feedback/dialog/dialog.tsx';
import styles from './marketer-share-dialog.module.css';

export interface MarketerShareDialogLabels {
  /** Title of the dialog: 'Ada Obi’s link'. */
  title: (marketer: string) => string;
  /** What the link does: 'Whoever registers with this link …'. */
  explanation: string;
  /** Label of the link: 'Link'. */
  link: string;
  /** Text of the button that copies the link: 'Copy link'. */
  copy: string;
  /** Text of that button after copying: 'Copied'. */
  copied: string;
  /** Text of that button if the browser refused: 'Select it and copy by hand'. */
  copyFailed: string;
  /** Accessible name of the code: 'QR code of the link of Ada Obi'. */
  code: (marketer: string) => string;
  /** Shown if the code could not be drawn: 'The code could not be drawn'. */
  codeUnavailable: string;
  /** Line above the code on paper: 'Join the Institute'. */
  invitation: string;
  /** Text of the button that prints the code: 'Print'. */
  print: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
}

export interface MarketerShareDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel'> {
  /** Name of the marketer. */
  marketer: string;
  /** Full URL of the sign-up with the marketer's code. */
  link: string;
  /** Texts of the dialog. */
  labels: MarketerShareDialogLabels;
}

/** Dialog with a marketer's link to the sign-up, as text to copy and as a QR code (MKT-3). Print puts the code and the link alone on paper. */
export function MarketerShareDialog({ marketer, link, labels, ...dialog }: MarketerShareDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={labels.title(marketer)}
      closeLabel={labels.close}
      actions={
        <Button variant="secondary" onClick={() => print()}>
          {labels.print}
        </Button>
      }
    >
      <p data-print="none">{labels.explanation}</p>
      <figure className={styles.poster}>
        <p className={styles.invitation} data-print="only">
          {labels.invitation}
        </p>
        <QrCode
          text={link}
          label={labels.code(marketer)}
          unavailable={labels.codeUnavailable}
          className={styles.code}
        />
        <figcaption className={styles.caption}>
          <span className={styles.label} data-print="none">
            {labels.link}
          </span>
          <span className={styles.link}>{link}</span>
          <span data-print="none">
            <CopyButton
              text={link}
              label={labels.copy}
              copiedLabel={labels.copied}
              failedLabel={labels.copyFailed}
            />
          </span>
        </figcaption>
      </figure>
    </Dialog>
  );
}
