import {
  answerPaymentQueryMutation,
  type FormProblems,
  formProblems,
  isFilled,
  type Payment,
  queryKeys,
  replaceProof,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { Button, InlineMessage, Stack } from '@imc/ui';
import { PaymentQuery, PrivacyNote } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { naira, payments as texts } from '../../content/index.ts';
import { privacyNote } from '../../content/privacy-notes.ts';
import { formatDay } from '../../shared/dates.ts';
import { ProofUpload } from '../../shared/proof-upload.tsx';
import { createProofUploader } from '../../shared/proof-uploader.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { paymentReason } from '../payment-details.tsx';

/** The member asked for the form, which opens above the table. */
const focusTitle = (form: HTMLElement | null) => form?.querySelector('h3')?.focus();

const sent = { role: 'status', tone: 'success' } as const;

/**
 * The question about a payment, or that its transfer was not found, and one form for a new picture (PAY-4) and words (PAY-5). The picture is
 * sent first; if the words fail, they stay, and only they are sent again.
 */
export function AnswerQuery({
  payment,
  onPay,
}: {
  payment: Payment;
  /** Shows the bank account. Undefined if there is none. */
  onPay: (() => void) | undefined;
}) {
  const { reference } = payment;
  // Only the payment of an application is asked about.
  const applicationId = payment.applicationId ?? 0;
  const client = useApiClient();
  const queryClient = useQueryClient();
  const keyFor = useSubmissionKey();
  const [answered, setAnswered] = useState<string>();
  const [replaced, setReplaced] = useState<string>();
  const showState = () => queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
  const sendWords = useFormMutation(answerPaymentQueryMutation, {
    onSuccess: ({ message }) => {
      setAnswered(message || texts.answered);
      void showState();
    },
    onError: (error) => formProblems(error, texts.answerFailed),
  });
  const [uploader] = useState(() => createProofUploader({ stored: undefined }));
  const { chosen } = useSyncExternalStore(uploader.subscribe, uploader.state, uploader.state);
  const send = async (answer: string): Promise<FormProblems | undefined> => {
    let received = replaced;
    const idempotencyKey = uploader.proofId();
    const file = await uploader.take();
    if (file) {
      try {
        const { message } = await replaceProof(client, { applicationId, file, idempotencyKey });
        received = message || texts.replaced;
      } catch (error) {
        uploader.giveBack();
        return formProblems(error, texts.answerFailed);
      }
      uploader.cancel();
      setReplaced(received);
      void showState();
    }
    if (isFilled(answer))
      return sendWords({ application_id: applicationId, answer, idempotencyKey: keyFor(answer) });
    setAnswered(received);
    return undefined;
  };
  if (answered !== undefined)
    return (
      <InlineMessage {...sent} title={reference}>
        {answered}
      </InlineMessage>
    );
  return (
    <PaymentQuery
      data-print="none"
      about={[payment.about, naira(payment.fee), formatDay(payment.date)].join(' · ')}
      {...(payment.state === 'queried'
        ? { payment, labels: texts.query }
        : {
            ref: focusTitle,
            payment: { ...payment, question: paymentReason(payment) },
            labels: { ...texts.query, ...texts.notFound },
          })}
      hasPicture={chosen !== undefined || replaced !== undefined}
      onAnswer={send}
      actions={
        onPay && (
          <Button variant="quiet" size="small" onClick={onPay}>
            {texts.query.account}
          </Button>
        )
      }
    >
      {replaced !== undefined ? (
        <InlineMessage {...sent}>{replaced}</InlineMessage>
      ) : (
        <Stack space="1">
          <ProofUpload uploader={uploader} labels={texts.newProof} compact={chosen === undefined} />
          <PrivacyNote labels={privacyNote} />
        </Stack>
      )}
    </PaymentQuery>
  );
}
