import { type Payment, queryKeys, replaceProof, useApiClient } from '@imc/api';
import { InlineMessage } from '@imc/ui';
import { PaymentQuery, PrivacyNote } from '@imc/ui/membership';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { payments as texts } from '../../content/index.ts';
import { privacyNotes } from '../../content/privacy-notes.ts';
import { ProofUpload } from '../../shared/proof-upload.tsx';
import { createProofUploader } from '../../shared/proof-uploader.ts';

/** What is asked about a queried payment, and the field for a new picture, which is sent as soon as it is chosen (S-11.84). */
export function AnswerQuery({ payment }: { payment: Payment }) {
  const client = useApiClient();
  const queryClient = useQueryClient();
  const [answer, setAnswer] = useState<string>();
  const [uploader] = useState(() =>
    createProofUploader({
      stored: undefined,
      send: async (sending) => {
        const replaced = await replaceProof(client, { applicationId: payment.applicationId, ...sending });
        setAnswer(replaced.message || texts.answered);
        queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
        return { file: replaced.proof_of_payment, uploaded_at: new Date().toISOString() };
      },
    }),
  );
  const isStored =
    useSyncExternalStore(uploader.subscribe, uploader.state, uploader.state).stored !== undefined;
  if (answer !== undefined && isStored) {
    return (
      <InlineMessage role="status" tone="success" title={payment.reference}>
        {answer}
      </InlineMessage>
    );
  }
  return (
    <PaymentQuery payment={payment} labels={texts.query}>
      <ProofUpload uploader={uploader} labels={texts.newProof} />
      <PrivacyNote labels={privacyNotes.proof} />
    </PaymentQuery>
  );
}
