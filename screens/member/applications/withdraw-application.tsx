import {
  applicationReference,
  type MemberApplication,
  queryKeys,
  serverMessage,
  shownStatus,
  useApiClient,
  withdrawApplicationMutation,
} from '@imc/api';
import { Button, Cluster, ConfirmDialog, InlineMessage, Stack } from '@imc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationInFull } from '../../content/index.ts';

const texts = applicationInFull.withdraw;

/** Whether the member has paid or sent a proof of payment. */
const hasSentMoney = ({ proofOfPayment, paymentState, paymentAmount }: MemberApplication): boolean =>
  proofOfPayment !== null || paymentState !== 'none' || paymentAmount !== null;

/** Withdraws a pending application after a question (APP-19). Renders nothing for others. */
export function WithdrawApplication({ application }: { application: MemberApplication }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useMutation({
    ...withdrawApplicationMutation(useApiClient()),
    // After a refusal too, because the committee has then decided meanwhile.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.memberApplications });
      setIsAsking(false);
    },
  });
  const isPending = shownStatus(application) === 'pending';
  return (
    <Stack space="4" data-print="none">
      {withdrawal.isSuccess && (
        <InlineMessage tone="success" role="status">
          {texts.done}
        </InlineMessage>
      )}
      {withdrawal.isError && !isAsking && (
        <InlineMessage tone="failure" role="alert">
          {serverMessage(withdrawal.error) ?? texts.failed}
        </InlineMessage>
      )}
      {isPending && (
        <Cluster>
          <Button variant="secondary" size="small" onClick={() => setIsAsking(true)}>
            {texts.action}
          </Button>
        </Cluster>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdrawal.mutate(application.id)}
        title={texts.title(applicationReference(application.id))}
        message={hasSentMoney(application) ? `${texts.money} ${texts.question}` : texts.question}
        cancelLabel={texts.cancel}
        confirmLabel={texts.confirm}
        tone="danger"
        busy={withdrawal.isPending}
      />
    </Stack>
  );
}
