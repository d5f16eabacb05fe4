import {
  type AdminCharge,
  allocateTransferCall,
  callQuery,
  chargesCall,
  decideTakeBackCall,
  sendBackTransferCall,
  type TakeBack,
  type Transfer,
  transfersCall,
  useApiClient,
} from '@imc/api';
import { ConfirmDialog } from '@imc/ui';
import { ReasonDialog, WaitingTable } from '@imc/ui/membership';
import { useState } from 'react';
import { naira, adminTransfers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useListRows } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { TransferRecorder } from './transfer-recorder.tsx';
import { useLedgerCall } from './use-ledger.ts';

/** Rows of the lists of what waits. */
const limit = 100;

export const notAllocated = { rest: 'not-allocated', limit } as const;
export const toApprove = { waiting: 'second-person', limit } as const;

interface Outcome {
  /** Called with a message. */
  onDone: (message: string) => void;
  onClose: () => void;
}

function SendBack({ transfer, onDone, onClose }: Outcome & { transfer: Transfer }) {
  const sendBack = useLedgerCall(sendBackTransferCall, { onDone });
  const { id: transfer_id, not_allocated: amount, payer } = transfer;
  return (
    <ReasonDialog
      open
      text={texts.sendBack.text(naira(amount), payer ?? texts.unallocated.noPayer)}
      labels={texts.sendBack}
      onClose={onClose}
      onSubmit={({ reason, day }) => sendBack({ transfer_id, amount, day, reason })}
    />
  );
}

/** Transfers of which something is allocated to nobody (PAY-28, PAY-29). */
export function TransfersNotAllocated({ onDone }: Pick<Outcome, 'onDone'>) {
  const may = useMayCall()(allocateTransferCall);
  const [open, setOpen] = useState<{ readonly transfer: Transfer; readonly as: 'allocate' | 'send-back' }>();
  const { query: list, rows } = useListRows(
    callQuery(useApiClient(), transfersCall, notAllocated),
    texts.unallocatedList,
  );
  const outcome: Outcome = {
    onDone: (message) => {
      setOpen(undefined);
      onDone(message);
    },
    onClose: () => setOpen(undefined),
  };
  const words = texts.unallocated;
  return (
    <>
      <WaitingTable
        caption={texts.unallocatedList.title}
        labels={texts.waiting}
        rows={(list.data?.transfers ?? []).map((transfer) => {
          const payer = transfer.payer ?? words.noPayer;
          const of = words.actionOf(naira(transfer.not_allocated), payer);
          return {
            id: transfer.id,
            name: payer,
            reference: [
              transfer.value_date ? formatDay(transfer.value_date) : words.noDate,
              transfer.bank_reference,
            ]
              .filter(Boolean)
              .join(' · '),
            amount: naira(transfer.not_allocated),
            amountNote: transfer.allocated > 0 && words.of(naira(transfer.amount)),
            reason: transfer.reason ?? '',
            reasonNote: transfer.account ? words.creditOf(transfer.account.name) : undefined,
            by: transfer.recorded_by,
            day: formatDay(transfer.recorded_at),
            actions: may
              ? [
                  { text: words.allocate, of, act: () => setOpen({ transfer, as: 'allocate' }) },
                  { text: words.sendBack, of, act: () => setOpen({ transfer, as: 'send-back' }) },
                ]
              : [],
          };
        })}
        {...rows}
      />
      {open?.as === 'allocate' && <TransferRecorder recorded={open.transfer} {...outcome} />}
      {open?.as === 'send-back' && <SendBack transfer={open.transfer} {...outcome} />}
    </>
  );
}

/** What somebody asks to take back, and the answer of a second person. */
interface Decision {
  readonly take_back: TakeBack;
  readonly name: string;
  readonly agreed: boolean;
}

/** A second person agrees that a payment is taken back, or refuses it. */
function Decide({
  decision: { take_back, name, agreed },
  onDone,
  onClose,
}: Outcome & { decision: Decision }) {
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

/** The number of the receipt that would be reversed. */
const receiptOf = ({ receipts }: AdminCharge) => receipts.findLast(({ reversed_at }) => !reversed_at)?.number;

/** Payments that somebody asks to take back, until a second person has decided (PAY-30). */
export function ReversalsToApprove({ onDone }: Pick<Outcome, 'onDone'>) {
  const mayDecide = useMayCall()(decideTakeBackCall);
  const [decision, setDecision] = useState<Decision>();
  const { query: list, rows } = useListRows(
    callQuery(useApiClient(), chargesCall, toApprove),
    texts.reversalsList,
  );
  const words = texts.reversals;
  return (
    <>
      <WaitingTable
        caption={texts.reversalsList.title}
        labels={texts.waiting}
        rows={(list.data?.charges ?? []).flatMap((charge) => {
          const { name, reference, about, take_back } = charge;
          if (!take_back) return [];
          const receipt = receiptOf(charge);
          const own = charge.is_own ? words.ownCharge : undefined;
          const action = (agreed: boolean) => ({
            text: agreed ? texts.agree.submit : texts.refuse.submit,
            of: receipt ?? reference,
            act: () => setDecision({ take_back, name, agreed }),
          });
          return {
            id: charge.id,
            name,
            reference: [reference, about, receipt].filter(Boolean).join(' · '),
            amount: naira(take_back.amount),
            reason: take_back.reason,
            reasonNote: take_back.not_received && words.notReceived,
            by: take_back.asked_by,
            day: formatDay(take_back.asked_at),
            actions: mayDecide ? [action(true), action(false)] : [],
            note: take_back.is_own ? words.own : own,
          };
        })}
        {...rows}
      />
      {decision && (
        <Decide
          decision={decision}
          onDone={(message) => {
            setDecision(undefined);
            onDone(message);
          }}
          onClose={() => setDecision(undefined)}
        />
      )}
    </>
  );
}
