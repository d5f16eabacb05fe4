import { proofField } from '@imc/api';
import type { ProofFieldLabels, TransferMessage } from '@imc/ui/membership';
import { naira } from './money.ts';
import { pictureFieldLabels } from './picture-field.ts';

const moment = new Intl.DateTimeFormat('en-NG', {
  timeZone: 'Africa/Lagos',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The field uploads the proof as soon as it is chosen (UPL-1). */
export const proofUpload = {
  label: proofField.label,
  help: 'A screenshot or photo of the transfer. Only you and the officers who examine applications can see it.',
  storedName: 'Your proof of payment',
  stored: (at) => `Saved with your application, ${moment.format(new Date(at))}`,
  shrinking: 'Making the picture smaller',
  sending: 'Sending',
  sent: (sent, total) => `${sent} of ${total}`,
  checking: 'Sent. The picture is being checked',
  noConnection:
    'Not sent: there is no connection. It is sent when you are back online, or with your application.',
  serverFault:
    'Not saved: the server has a problem. Try again, or submit; it is then sent with your application.',
  refused: (message) => `Not saved. ${message ?? 'The server did not accept it.'}`,
  submitting: 'It is sent with your application',
  retry: 'Try again',
  cancel: 'Cancel',
  picture: pictureFieldLabels,
} as const satisfies ProofFieldLabels;

export const proofNotRemoved = 'The picture could not be removed. Check your connection and try again.';

/** The WhatsApp message with the details of a transfer. */
export const transferMessage: TransferMessage = {
  label: 'Share on WhatsApp (new tab)',
  text: ({ reference, fee, accountEnding }) =>
    [
      `Transfer to the Institute of Management Consultants, Nigeria`,
      ...(reference ? [`Payment reference: ${reference}`] : []),
      ...(fee ? [`${fee.label}: ${naira(fee.amount)}`] : []),
      `To the account that ends in ${accountEnding}`,
    ].join('\n'),
};
