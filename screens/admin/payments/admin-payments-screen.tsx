import {
  type AdminCharge,
  type AdminPayment,
  callQuery,
  chargesCall,
  type ListParams,
  matchPaymentsCall,
  paymentsList,
  paymentsQuery,
  transfersCall,
  useApiClient,
} from '@imc/api';
import { Button, Cluster, Stack, TabNav, ToastRegion } from '@imc/ui';
import { Plus } from '@imc/ui/icons';
import { AdminPaymentsTable } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  count,
  naira,
  adminPayments as texts,
  adminTransfers as transferTexts,
} from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { ReceiptView } from '../../shared/receipt-view.tsx';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { BankStatement, ReadStatements } from './bank-statement.tsx';
import { PaymentEditor } from './payment-editor.tsx';
import { ReversalsToAgree } from './reversals-to-agree.tsx';
import { TransferRecorder } from './transfer-recorder.tsx';
import { TransfersNotAllocated } from './transfers-not-allocated.tsx';
import { listed } from './use-ledger.ts';

export interface AdminPaymentsScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: ListParams<typeof paymentsList>;
  /** Called with the new state. */
  onParamsChange: (params: ListParams<typeof paymentsList>) => void;
  /** Called when the user returns from a receipt to the list. */
  onBack: (params: ListParams<typeof paymentsList>) => void;
  /** Public address of the site, for the verification address on receipts. */
  site: string;
}

function PaymentsList({
  params,
  onParamsChange,
  onOpen,
}: Pick<AdminPaymentsScreenProps, 'params' | 'onParamsChange'> & {
  onOpen: (payment: AdminPayment) => void;
}) {
  const { query: payments, table } = useAdminList({
    list: paymentsList,
    query: paymentsQuery(useApiClient(), params),
    params,
    onParamsChange,
    texts,
  });
  return (
    <AdminPaymentsTable
      {...table}
      caption={texts.title}
      payments={payments.data?.payments ?? []}
      onOpen={onOpen}
      labels={texts.table}
      formatDay={formatDay}
      formatAmount={naira}
    />
  );
}

/** A new transfer, for the people who are filled in. */
interface NewTransfer {
  readonly charges?: readonly AdminCharge[];
}

/** Tabs to the lists, with the number of what waits in them. */
function DeskTabs({ params }: Pick<AdminPaymentsScreenProps, 'params'>) {
  const client = useApiClient();
  const transfers = useQuery(callQuery(client, transfersCall, { rest: 'not-allocated', limit: listed }));
  const reversals = useQuery(callQuery(client, chargesCall, { waiting: 'second-person', limit: listed }));
  const to = (view: typeof params.view) => `?${paymentsList.format({ page: 1, view })}`;
  const { views, unallocatedList, reversalsList } = transferTexts;
  return (
    <TabNav
      label={views.label}
      current={params.view ?? 'payments'}
      items={[
        { key: 'payments', label: views.payments, to: to(undefined) },
        {
          key: 'not-allocated',
          label: unallocatedList.title,
          to: to('not-allocated'),
          count: transfers.data && count(transfers.data.total),
        },
        {
          key: 'to-agree',
          label: reversalsList.title,
          to: to('to-agree'),
          count: reversals.data && count(reversals.data.total),
        },
      ]}
    />
  );
}

function PaymentsDesk({
  params,
  onParamsChange,
}: Pick<AdminPaymentsScreenProps, 'params' | 'onParamsChange'>) {
  const mayMatch = useMayCall()(matchPaymentsCall);
  const [open, setOpen] = useState<AdminPayment>();
  const [recording, setRecording] = useState<NewTransfer>();
  const { toasts, show, dismiss } = useToasts();
  const heading = (
    <Stack space="4">
      <ScreenHeading tabIndex={-1} title={texts.title} lead={mayMatch ? texts.lead : texts.readOnly} />
      {mayMatch && (
        <Cluster>
          <Button variant="secondary" iconStart={<Plus />} onClick={() => setRecording({})}>
            {transferTexts.open}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
  const { view } = params;
  return (
    <Stack space="6">
      {mayMatch && view === undefined ? <BankStatement heading={heading} /> : heading}
      <DeskTabs params={params} />
      {view === undefined && (
        <PaymentsList params={params} onParamsChange={onParamsChange} onOpen={setOpen} />
      )}
      {view === 'not-allocated' && <TransfersNotAllocated onDone={show} />}
      {view === 'to-agree' && <ReversalsToAgree onDone={show} />}
      {mayMatch && view === undefined && <ReadStatements />}
      {open && (
        <PaymentEditor
          key={open.application_id}
          payment={open}
          receiptTo={(fee) => `?${paymentsList.format({ ...params, receipt: open.application_id, fee })}`}
          onDone={(message) => {
            setOpen(undefined);
            show(message);
          }}
          onSeveral={(charge) => {
            setOpen(undefined);
            setRecording({ charges: [charge] });
          }}
          onMessage={show}
          onClose={() => setOpen(undefined)}
        />
      )}
      {recording && (
        <TransferRecorder
          {...recording}
          onDone={(message) => {
            setRecording(undefined);
            show(message);
          }}
          onClose={() => setRecording(undefined)}
        />
      )}
      <ToastRegion label={texts.messages} dismissLabel={texts.dismiss} toasts={toasts} onDismiss={dismiss} />
    </Stack>
  );
}

/** Payments with their proofs, the bank statement, and receipts (PAY-13). */
export function AdminPaymentsScreen({ params, onParamsChange, onBack, site }: AdminPaymentsScreenProps) {
  const { receipt, fee, ...list } = params;
  return receipt === undefined ? (
    <PaymentsDesk params={list} onParamsChange={onParamsChange} />
  ) : (
    <ReceiptView of={{ application_id: receipt, fee }} site={site} onBack={() => onBack(list)} />
  );
}
