import {
  type AdminPayment,
  type ListParams,
  matchPaymentsCall,
  paymentsList,
  paymentsQuery,
  useApiClient,
} from '@imc/api';
import { Stack, ToastRegion } from '@imc/ui';
import { AdminPaymentsTable } from '@imc/ui/membership';
import { useState } from 'react';
import { naira, adminPayments as texts } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { ReceiptView } from '../../shared/receipt-view.tsx';
import { ScreenHeading } from '../../shared/screen-heading.tsx';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { BankStatement, ReadStatements } from './bank-statement.tsx';
import { PaymentEditor } from './payment-editor.tsx';

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

function PaymentsDesk({
  params,
  onParamsChange,
}: Pick<AdminPaymentsScreenProps, 'params' | 'onParamsChange'>) {
  const mayMatch = useMayCall()(matchPaymentsCall);
  const [open, setOpen] = useState<AdminPayment>();
  const { toasts, show, dismiss } = useToasts();
  const heading = (
    <ScreenHeading tabIndex={-1} title={texts.title} lead={mayMatch ? texts.lead : texts.readOnly} />
  );
  return (
    <Stack space="6">
      {mayMatch ? <BankStatement heading={heading} /> : heading}
      <PaymentsList params={params} onParamsChange={onParamsChange} onOpen={setOpen} />
      {mayMatch && <ReadStatements />}
      {open && (
        <PaymentEditor
          key={open.application_id}
          payment={open}
          receiptTo={(fee) => `?${paymentsList.format({ ...params, receipt: open.application_id, fee })}`}
          onDone={(message) => {
            setOpen(undefined);
            show(message);
          }}
          onClose={() => setOpen(undefined)}
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
