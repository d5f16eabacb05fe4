import {
  type AdminCharge,
  type AdminPayment,
  ApiError,
  callMutation,
  type FeeKind,
  formProblems,
  paymentQuery,
  recordPartPaymentMutation,
  updatePaymentCall,
  useApiClient,
  useFormMutation,
  useUploadUrl,
} from '@imc/api';
import { ErrorState, Spinner } from '@imc/ui';
import { PaymentDetail, type PaymentDetailProps } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay, formatTimeOfDay } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { useIsAhead } from '../../shared/use-is-ahead.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useSubmissionKey } from '../../shared/use-submission-key.ts';
import { PaymentCharges } from './payment-charges.tsx';
import { useLedgerReload, useUndoPayment } from './use-ledger.ts';

const failure = { refused: texts.refused, failed: texts.notSent } as const;

/** What can be undone. */
export interface Confirmed extends Pick<AdminPayment, 'application_id' | 'reference'> {
  /** Null if it can't be undone. */
  readonly undo_until: string | null;
}

interface PaymentEditorProps extends Pick<PaymentDetailProps, 'onPrevious' | 'onNext'> {
  /** Id of the application. */
  id: number;
  /** The payment as the list knows it, until it is loaded. Default: it is not in the list. */
  listed: AdminPayment | undefined;
  /** Returns the address of the receipt for a fee. */
  receiptTo: (fee: FeeKind) => string;
  /** Called after a confirmation. */
  onConfirmed: (confirmed: Confirmed) => void;
  /** Called with a message after a question. */
  onAsked: (message: string) => void;
  /** Called with the open charge when the transfer pays for several people. */
  onSeveral: (charge: AdminCharge) => void;
  /** Called with a message about something else that was done. */
  onMessage: (message: string) => void;
}

/** Loads the payment. */
export function PaymentEditor(props: PaymentEditorProps) {
  const query = useQuery(paymentQuery(useApiClient(), props.id));
  const payment = query.data?.payment ?? props.listed;
  const retry = retryOf(query);
  if (payment) return <LoadedEditor {...props} payment={payment} data={query.data} />;
  return retry ? <ErrorState message={texts.failed} {...retry} /> : <Spinner label={texts.loading} />;
}

type OnePayment = Awaited<ReturnType<NonNullable<ReturnType<typeof paymentQuery>['queryFn']>>>;

/**
 * Confirms a payment, records a part of it, or asks the member. If somebody else has changed the payment, the
 * detail shows the change, and the next try applies to it (PAY-14).
 */
function LoadedEditor({
  payment,
  data,
  receiptTo,
  onPrevious,
  onNext,
  onConfirmed,
  onAsked,
  onSeveral,
  onMessage,
}: Omit<PaymentEditorProps, 'id' | 'listed'> & { payment: AdminPayment; data: OnePayment | undefined }) {
  const { application_id, reference, state: seen_state, amount: seen_amount } = payment;
  const mayRecord = useMayCall()(updatePaymentCall);
  const { proof: proofUrl } = useUploadUrl();
  const keyFor = useSubmissionKey();
  const [notice, setNotice] = useState<string>();
  const [parts, setParts] = useState(0);
  const reload = useLedgerReload();
  const onError = async (error: unknown) => {
    const problems = formProblems(error, failure);
    // Somebody else may have changed the payment. Reload it so that the next try applies to its current state.
    if (error instanceof ApiError && error.httpStatus === 409) {
      setNotice(problems.message);
      await reload();
    } else void reload();
    return problems;
  };
  const update = useFormMutation((api) => callMutation(api, updatePaymentCall), {
    onSuccess: ({ undo_until = null }, { state }) => {
      void reload();
      if (state === 'queried') onAsked(texts.queried);
      else onConfirmed({ application_id, reference, undo_until });
    },
    onError,
  });
  const record = useFormMutation(recordPartPaymentMutation, {
    onSuccess: async ({ message }) => {
      onMessage(message);
      await reload();
      // The forms begin again with what is left.
      setParts((before) => before + 1);
    },
    onError,
  });
  const undo = useUndoPayment({ onUndone: () => setNotice(undefined), onFailed: setNotice });
  const canUndo = useIsAhead(payment.undo_until ?? null);
  const open = data?.charges.find(({ state }) => state === 'open');
  const seen = { application_id, seen_state, seen_amount };
  return (
    <PaymentDetail
      key={parts}
      payment={payment}
      sameProofs={data?.same_proofs}
      applicationHref={texts.applicationTo}
      notice={notice}
      charges={
        data &&
        data.charges.length > 0 && (
          <PaymentCharges charges={data.charges} credits={data.not_allocated} onMessage={onMessage} />
        )
      }
      onPrevious={onPrevious}
      onNext={onNext}
      onSeveral={open && (() => onSeveral(open))}
      onConfirm={(transfer) => update({ ...seen, ...transfer, state: 'confirmed' })}
      onPart={async ({ amount = 0, ...transfer }) => {
        const part = { ...seen, ...transfer, amount };
        return record({ part, idempotencyKey: keyFor(JSON.stringify(part)) });
      }}
      onUndo={canUndo ? () => undo.mutate({ application_id }) : undefined}
      onQuery={(question) => update({ ...seen, state: 'queried', question })}
      readOnly={mayRecord ? undefined : texts.readOnly}
      proofUrl={proofUrl}
      receiptTo={receiptTo}
      labels={texts.detail}
      formatDay={formatDay}
      formatTime={formatTimeOfDay}
      formatAmount={naira}
    />
  );
}
