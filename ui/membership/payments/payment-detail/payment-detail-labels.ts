import type { FeeKind, ShownPaymentState } from '@imc/api/contract';
import type { ReactNode } from 'react';
import type { ImageViewerLabels } from '../../../components/content/image-viewer/image-viewer.tsx';
import type { SameProofsLabels } from '../same-proofs/same-proofs.tsx';

/** An amount that is not what is due. */
export interface UnusualAmountLabels {
  /** What is received, and what happens with the difference: '₦40,000 would be received, the fee is ₦35,000. The other ₦5,000 …' */
  readonly message: (received: string, fee: string, difference: string) => string;
  /** Label of the reason. */
  readonly reason: string;
}

export interface TransferFormLabels {
  /** Label of the amount: 'Amount received'. */
  amount: string;
  /** Label of the value date: 'Value date'. */
  valueDate: string;
  /** Label of the bank's reference: 'Bank reference'. */
  bankReference: string;
  /** Shown after the label of an optional field: '(optional)'. */
  optional: string;
}

export interface PaymentQuestionLabels {
  /** Label of the select with ready-made questions: 'Ready-made question'. */
  wording: string;
  /** First option of that select: 'Choose, or write your own'. */
  ownWording: string;
  wordings: readonly string[];
  /** Label of the question: 'Question to the member'. */
  question: string;
  /** Text of the button that sends it: 'Send the question'. */
  send: string;
}

export interface PaymentDetailLabels {
  /** Accessible name of the detail: 'Payment for IMC-APP-412'. */
  title: (reference: string) => string;
  /** Accessible names of the buttons to the neighbours in the list: 'Previous payment (K)'. */
  previous: string;
  next: string;
  facts: Readonly<Record<'received' | 'change' | 'question' | 'answer', string>>;
  /** Said of a new proof that was sent after a question: 'New proof'. */
  newProof: string;
  /** Names of the fees: 'Application fee'. */
  fees: Readonly<Record<FeeKind, string>>;
  /** Names of the states: 'Pending'. */
  states: Readonly<Record<ShownPaymentState, string>>;
  /** Warning that the application was rejected. */
  closed: string;
  /** Warning that the proof was also sent with other applications. */
  sameProof: SameProofsLabels;
  /** Shown instead of the picture: 'No proof of payment yet'. */
  noProof: string;
  /** Who changed the payment last: 'Sample Treasurer, 4 May 2026'. */
  recordedBy: (name: string, day: string) => string;
  /** Accessible name of the button that enlarges the proof: 'Enlarge the proof of payment'. */
  enlarge: string;
  /** Title and alternative text of the proof, and what is shown if it can't be loaded. */
  proofTitle: (reference: string) => string;
  proofAlt: (reference: string) => string;
  proofFailed: ReactNode;
  /** Accessible names of the buttons of the image viewer. */
  viewer: ImageViewerLabels;
  /** Accessible name of the tabs: 'What to record'. */
  actions: string;
  /** Tab and button that confirm the payment, with what happens. */
  confirm: { readonly tab: string; readonly text: string; readonly submit: string };
  /** The text of `confirm` after part payments: the amount may be left out. */
  confirmRest: string;
  /** What happens if the sum isn't the fee, and the label of the reason. */
  unusualAmount: {
    /** Less is confirmed than the fee: 'Reason for waiving the rest'. */
    readonly less: UnusualAmountLabels;
    /** More is recorded than the fee: 'Reason for recording more than the fee'. */
    readonly more: UnusualAmountLabels;
    /** Label of the reason that the server asks for: 'Reason'. */
    readonly other: string;
  };
  /** Tab and button that record a part payment, with what happens. */
  part: { readonly tab: string; readonly text: string; readonly submit: string };
  /** Tab that asks the member, with what happens, or when the open question was asked. */
  query: { readonly tab: string; readonly text: string; readonly asked: (day: string) => string };
  /** Shown instead of an open question that was not stored. */
  unknownQuestion: string;
  transfer: TransferFormLabels;
  question: PaymentQuestionLabels;
  /** Button under the forms: 'Transfer covers several people'. */
  several: string;
  /** Shown instead of the forms for the admin's own application. */
  own: string;
  /** Shown if the applicant has withdrawn the application. */
  withdrawn: string;
  /** Shown once the payment is confirmed. */
  confirmed: string;
  /** Shown while the confirmation can be undone: 'Receipt and email go out at 14:20. Until then it can be undone.' */
  undoUntil: (time: string) => string;
  /** Text of the button that undoes the confirmation: 'Undo'. */
  undo: string;
  /** Shown instead of the number of a receipt that is not issued yet: 'The receipt follows.' */
  receiptFollows: string;
  /** Text of the link to the receipt: 'Print receipt'. */
  openReceipt: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}
