import {
  allocateTransferCall,
  callQuery,
  sendBackTransferCall,
  type Transfer,
  transfersCall,
  useApiClient,
} from '@imc/api';
import { ReasonDialog, UnallocatedTransfers } from '@imc/ui/membership';
import { useState } from 'react';
import { naira, adminTransfers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useListRows } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { TransferRecorder } from './transfer-recorder.tsx';
import { listed, useLedgerCall } from './use-ledger.ts';

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
  const mayCall = useMayCall();
  const [open, setOpen] = useState<{ readonly transfer: Transfer; readonly as: 'allocate' | 'send-back' }>();
  const { query: list, rows } = useListRows(
    callQuery(useApiClient(), transfersCall, { rest: 'not-allocated', limit: listed }),
    texts.unallocatedList,
  );
  const outcome: Outcome = {
    onDone: (message) => {
      setOpen(undefined);
      onDone(message);
    },
    onClose: () => setOpen(undefined),
  };
  const may = mayCall(allocateTransferCall);
  return (
    <>
      <UnallocatedTransfers
        caption={texts.unallocatedList.title}
        transfers={list.data?.transfers ?? []}
        labels={texts.unallocated}
        formatAmount={naira}
        formatDay={formatDay}
        onAllocate={may ? (transfer) => setOpen({ transfer, as: 'allocate' }) : undefined}
        onSendBack={may ? (transfer) => setOpen({ transfer, as: 'send-back' }) : undefined}
        {...rows}
      />
      {open?.as === 'allocate' && <TransferRecorder recorded={open.transfer} {...outcome} />}
      {open?.as === 'send-back' && <SendBack transfer={open.transfer} {...outcome} />}
    </>
  );
}
