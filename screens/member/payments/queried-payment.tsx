import {
  answerPaymentQueryMutation,
  formProblems,
  type Payment,
  queryKeys,
  replaceProof,
  useApiClient,
  useFormMutation,
} from '@imc/api';
import { InlineMessage } from '@imc/ui';
import { PaymentQuery, PrivacyNote } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { payments as texts } from '../../content/index.ts';
import { privacyNotes } from '../../content/privacy-notes.ts';
import { ProofUpload } from '../../shared/proof-upload.tsx';
import { createProofUploader } from '../../shared/proof-uploader.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';

function Sent({ title, children }: { title?: string; children: string }) {
  return (
    <InlineMessage role="status" tone="success" title={title}>
      {children}
    </InlineMessage>
  );
}

/**
 * The question about a payment, a form for an answer in words (PAY-5), and a field that sends a new picture
 * at once (PAY-4). Words can be sent after the picture, so that no text is lost.
 */
export function AnswerQuery({ payment }: { payment: Payment }) {
  const { reference } = payment;
  // Only the payment of an application is asked about.
  const applicationId = payment.applicationId ?? 0;
  const client = useApiClient();
  const queryClient = useQueryClient();
  const keyFor = useSubmissionKey();
  const [answered, setAnswered] = useState<string>();
  const [replaced, setReplaced] = useState<string>();
  const showState = () => queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
  const sendAnswer = useFormMutation(answerPaymentQueryMutation, {
    onSuccess: ({ message }) => {
      setAnswered(message || texts.answered);
      void showState();
    },
    onError: (error) => formProblems(error, texts.answerFailed),
  });
  const [uploader] = useState(() =>
    createProofUploader({
      stored: undefined,
      send: async (sending) => {
        const { message, proof_of_payment: file } = await replaceProof(client, { applicationId, ...sending });
        setReplaced(message || texts.replaced);
        void showState();
        return { file, uploaded_at: new Date().toISOString() };
      },
    }),
  );
  const isStored =
    useSyncExternalStore(uploader.subscribe, uploader.state, uploader.state).stored !== undefined;
  if (answered !== undefined) return <Sent title={reference}>{answered}</Sent>;
  return (
    <PaymentQuery
      data-print="none"
      payment={payment}
      labels={texts.query}
      onAnswer={(answer) =>
        sendAnswer({ application_id: applicationId, answer, idempotencyKey: keyFor(answer) })
      }
    >
      {replaced !== undefined && isStored ? (
        <Sent>{replaced}</Sent>
      ) : (
        <>
          <ProofUpload uploader={uploader} labels={texts.newProof} />
          <PrivacyNote labels={privacyNotes.proof} />
        </>
      )}
    </PaymentQuery>
  );
}
