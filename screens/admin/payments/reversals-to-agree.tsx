import { callQuery, chargesCall, decideTakeBackCall, useApiClient } from '@imc/api';
import { ConfirmDialog } from '@imc/ui';
import { ReversalList, type WaitingReversal } from '@imc/ui/membership';
import { useState } from 'react';
import { naira, adminTransfers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useListRows } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { listed, useLedgerCall } from './use-ledger.ts';

/** A second person agrees that a payment is taken back, or refuses it. */
function Decide({
  reversal: { take_back, name },
  agreed,
  onDone,
  onClose,
}: {
  reversal: WaitingReversal;
  agreed: boolean;
  onDone: (message: string) => void;
  onClose: () => void;
}) {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string>();
  const decide = useLedgerCall(decideTakeBackCall, { onDone });
  const words = agreed ? texts.agree : texts.refuse;
  return (
    <ConfirmDialog
      open
      title={words.title}
      message={words.message(naira(take_back.amount), name, take_back.not_received)}
      cancelLabel={texts.cancel}
      confirmLabel={words.submit}
      tone={agreed ? 'danger' : 'neutral'}
      busy={isBusy}
      error={error}
      onClose={onClose}
      onConfirm={async () => {
        setIsBusy(true);
        const problems = await decide({ take_back_id: take_back.id, agreed });
        setIsBusy(false);
        setError(problems?.message);
      }}
    />
  );
}

/** Payments that somebody asks to take back, until a second person has decided (PAY-30). */
export function ReversalsToAgree({ onDone }: { onDone: (message: string) => void }) {
  const mayDecide = useMayCall()(decideTakeBackCall);
  const [open, setOpen] = useState<{ readonly reversal: WaitingReversal; readonly agreed: boolean }>();
  const { query: list, rows } = useListRows(
    callQuery(useApiClient(), chargesCall, { waiting: 'second-person', limit: listed }),
    texts.reversalsList,
  );
  return (
    <>
      <ReversalList
        caption={texts.reversalsList.title}
        reversals={(list.data?.charges ?? []).filter(
          (charge): charge is WaitingReversal => charge.take_back !== null,
        )}
        labels={texts.reversals}
        formatAmount={naira}
        formatDay={formatDay}
        onAnswer={mayDecide ? (reversal, agreed) => setOpen({ reversal, agreed }) : undefined}
        {...rows}
      />
      {open && (
        <Decide
          {...open}
          onDone={(message) => {
            setOpen(undefined);
            onDone(message);
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
