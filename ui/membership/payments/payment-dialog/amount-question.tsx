import { paymentTexts } from '@imc/api/contract';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

export interface AmountQuestionLabels {
  /** Title: 'The amount is not the fee'. */
  title: string;
  /** Text of the button that goes back: 'Change the amount'. */
  cancel: string;
  /** Label of the reason: 'Reason for recording more than the fee'. */
  reason: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

/** A question before an amount is recorded that differs from what is due. */
export interface AmountQuestion {
  /** The question with both figures. */
  readonly message: string;
  /** Text of the button that records the amount. */
  readonly submit: string;
  /** Whether more than the fee would be recorded, which needs a reason. */
  readonly needsReason: boolean;
}

/** The answer: undefined to go back, otherwise the reason, if one was needed. */
type Answer = { readonly reason: string | undefined } | undefined;

/** Returns a function that asks before an unusual amount is recorded, and the dialog in which it asks. */
export function useAmountQuestion(labels: AmountQuestionLabels): {
  ask: (question: AmountQuestion) => Promise<Answer>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ question: AmountQuestion; resolve: (answer: Answer) => void }>();
  const onAnswer = (answer: Answer) => {
    setAsked(undefined);
    asked?.resolve(answer);
  };
  return {
    ask: (question) => new Promise((resolve) => setAsked({ question, resolve })),
    dialog: asked?.question.needsReason ? (
      <ReasonDialog
        open
        text={asked.question.message}
        labels={{
          ...labels,
          reasonRequired: paymentTexts.reasonRequired,
          submit: asked.question.submit,
          close: labels.cancel,
        }}
        onClose={() => onAnswer(undefined)}
        onSubmit={async ({ reason }) => {
          onAnswer({ reason });
          return undefined;
        }}
      />
    ) : (
      <ConfirmDialog
        open={asked !== undefined}
        title={labels.title}
        message={asked?.question.message ?? ''}
        cancelLabel={labels.cancel}
        confirmLabel={asked?.question.submit ?? ''}
        onConfirm={() => onAnswer({ reason: undefined })}
        onClose={() => onAnswer(undefined)}
      />
    ),
  };
}
