import { isFilled, paymentLimits, paymentTexts } from '@imc/api/contract';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { ConfirmDialog } from '../../../components/feedback/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../../../components/feedback/dialog/dialog.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

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

function ReasonDialog({
  question: { message, submit },
  labels,
  onAnswer,
}: {
  question: AmountQuestion;
  labels: AmountQuestionLabels;
  onAnswer: (answer: Answer) => void;
}) {
  const formId = useId();
  const form = useContractForm({
    values: { reason: '' },
    rules: ({ reason }) =>
      isFilled(reason) ? undefined : { fields: { reason: paymentTexts.reasonRequired } },
    onSubmit: async ({ reason }) => {
      onAnswer({ reason: reason.trim() });
      return undefined;
    },
    unavailable: labels.unavailable,
  });
  return (
    <Dialog
      open
      title={labels.title}
      onClose={() => onAnswer(undefined)}
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(undefined)}>
            {labels.cancel}
          </Button>
          <Button type="submit" form={formId}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={formId} space="4" aria-label={labels.title} onSubmit={form.onSubmit}>
        <p>{message}</p>
        <FormMessage problems={form.problems} />
        <TextareaField
          {...form.register('reason')}
          label={labels.reason}
          maxLength={paymentLimits.reason}
          rows={2}
          required
        />
      </Form>
    </Dialog>
  );
}

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
      <ReasonDialog question={asked.question} labels={labels} onAnswer={onAnswer} />
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
