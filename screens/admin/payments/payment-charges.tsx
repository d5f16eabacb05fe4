import { type AdminCharge, type Transfer, takeBackPaymentCall, waiveChargeCall } from '@imc/api';
import { ChargeList, leftOf, ReasonDialog } from '@imc/ui/membership';
import { useState } from 'react';
import { chargeReceiptTo, naira, adminTransfers as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { TransferRecorder } from './transfer-recorder.tsx';
import { useLedgerCall } from './use-ledger.ts';

/** The charges of a payment's person, with what a treasurer does with them: use the credit, waive, take back (PAY-30, PAY-31). */
export function PaymentCharges({
  charges,
  credits,
  onMessage,
}: {
  charges: readonly AdminCharge[];
  /** Transfers of the person of which something is not allocated. */
  credits: readonly Transfer[];
  /** Called with what was done. */
  onMessage: (message: string) => void;
}) {
  const may = useMayCall()(waiveChargeCall);
  const [open, setOpen] = useState<{
    readonly charge: AdminCharge;
    readonly as: 'credit' | 'waive' | 'take-back';
  }>();
  const close = () => setOpen(undefined);
  const onDone = (message: string) => {
    close();
    onMessage(message);
  };
  const waive = useLedgerCall(waiveChargeCall, { onDone });
  const takeBack = useLedgerCall(takeBackPaymentCall, { onDone });
  const opener = (as: NonNullable<typeof open>['as']) =>
    may ? (charge: AdminCharge) => setOpen({ charge, as }) : undefined;
  const [credit] = credits;
  return (
    <>
      <ChargeList
        charges={charges}
        credit={credits.reduce((sum, { not_allocated }) => sum + not_allocated, 0)}
        receiptTo={chargeReceiptTo}
        labels={texts.charges}
        formatAmount={naira}
        formatDay={formatDay}
        onUseCredit={opener('credit')}
        onWaive={opener('waive')}
        onTakeBack={opener('take-back')}
      />
      {open?.as === 'credit' && credit && (
        <TransferRecorder recorded={credit} charges={[open.charge]} onDone={onDone} onClose={close} />
      )}
      {open?.as === 'waive' && (
        <ReasonDialog
          open
          text={texts.waive.text(open.charge.about, naira(leftOf(open.charge)))}
          labels={texts.waive}
          onClose={close}
          onSubmit={({ reason }) => waive({ charge_id: open.charge.id, reason })}
        />
      )}
      {open?.as === 'take-back' && (
        <ReasonDialog
          open
          text={texts.takeBack.text(open.charge.about, naira(open.charge.allocated))}
          labels={texts.takeBack}
          onClose={close}
          onSubmit={({ reason, box }) => takeBack({ charge_id: open.charge.id, reason, not_received: box })}
        />
      )}
    </>
  );
}
