import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import { ReasonDialog } from '../reason-dialog/reason-dialog.tsx';

export interface AmountQuestionLabels {
  /** Title: 'The amount is not what is due'. */
  title: string;
  /** Text of the button that goes back: 'Change the amount'. */
  cancel: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface UnusualAmountLabels {
  /** What is received, and what happens with the difference: '₦40,000 would be received, the fee is ₦35,000. The other ₦5,000 …' */
  readonly message: (received: string, fee: string, difference: string) => string;
  /** Label of the reason. */
  readonly reason: string;
}

/** A question before an amount is recorded that differs from what is due. */
export interface AmountQuestion {
  /** The question with both figures. */
  readonly message: string;
  /** Text of the button that records the amount. */
  readonly submit: string;
  /** Label of the reason, the error without one, and what was entered before. Undefined if no reason is needed. */
  readonly reason?: {
    readonly label: string;
    readonly required: string;
    readonly value?: string | undefined;
  };
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
    dialog: asked?.question.reason ? (
      <ReasonDialog
        open
        text={asked.question.message}
        reason={asked.question.reason.value}
        labels={{
          ...labels,
          reason: asked.question.reason.label,
          reasonRequired: asked.question.reason.required,
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
