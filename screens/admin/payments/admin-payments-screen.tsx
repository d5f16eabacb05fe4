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
import { AdminPageHead, Button, EmptyState, InlineMessage, Stack, TabNav, ToastRegion } from '@imc/ui';
import { ChevronLeft, Plus } from '@imc/ui/icons';
import { AdminPaymentsTable } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  count,
  naira,
  adminPayments as texts,
  adminTransfers as transferTexts,
} from '../../content/index.ts';
import { formatDay, formatTimeOfDay } from '../../shared/dates.ts';
import { ReceiptView } from '../../shared/receipt-view.tsx';
import { useAdminList } from '../../shared/use-admin-list.tsx';
import { useIsAhead } from '../../shared/use-is-ahead.ts';
import { useMayCall } from '../../shared/use-may-call.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import { PageShortcuts } from '../applications/page-shortcuts.tsx';
import styles from './admin-payments-screen.module.css';
import { BankStatement } from './bank-statement.tsx';
import { type Confirmed, PaymentEditor } from './payment-editor.tsx';
import { TransferRecorder } from './transfer-recorder.tsx';
import { useUndoPayment } from './use-ledger.ts';
import { notAllocated, ReversalsToApprove, TransfersNotAllocated, toApprove } from './waiting-lists.tsx';

type Params = ListParams<typeof paymentsList>;

/** How a change of the address stands in the history: as a view of its own (default), as one beside the current one, or instead of it. */
type How = 'open' | 'openBeside' | 'replace';

export interface AdminPaymentsScreenProps {
  /** State of the list, which the parent keeps in the address. */
  params: Params;
  /** Called with the new state. */
  onParamsChange: (params: Params, how?: How) => void;
  /** Called when the user returns from a receipt, or on a phone from a payment, to the list. */
  onBack: (params: Params) => void;
  /** Public address of the site, for the verification address on receipts. */
  site: string;
}

/** A new transfer, for the people who are filled in. */
interface NewTransfer {
  readonly charges?: readonly AdminCharge[];
}

const tab = (key: string, label: string, to: Params, rows?: number) => ({
  key,
  label,
  to: `?${paymentsList.format(to)}`,
  count: rows === undefined ? undefined : count(rows),
});

/** Tabs to the payments of each state, with their numbers, then to what else waits and to the bank statement. Those to check come first. */
function PaymentTabs({
  params,
  counts,
}: {
  params: Params;
  counts: Readonly<Record<AdminPayment['state'], number>> | undefined;
}) {
  const client = useApiClient();
  const transfers = useQuery(callQuery(client, transfersCall, notAllocated));
  const reversals = useQuery(callQuery(client, chargesCall, toApprove));
  const { unallocatedList, reversalsList } = transferTexts;
  const all = counts && Object.values(counts).reduce((sum, some) => sum + some, 0);
  const states = (['received', 'queried', 'confirmed', 'none'] as const).map((state) =>
    tab(state, texts.states[state], { q: params.q, state, page: 1 }, counts?.[state]),
  );
  const other = (key: NonNullable<Params['view']>, label: string, rows?: number) =>
    tab(key, label, { state: 'received', page: 1, view: key }, rows);
  return (
    <TabNav
      className={styles.tabs}
      label={texts.tabs}
      current={params.view ?? params.state ?? 'all'}
      items={[
        ...states,
        tab('all', texts.all, { q: params.q, page: 1 }, all),
        other('not-allocated', unallocatedList.title, transfers.data?.total),
        other('to-approve', reversalsList.title, reversals.data?.total),
        ...(useMayCall()(matchPaymentsCall) ? [other('statement', texts.statement.title)] : []),
      ]}
    />
  );
}

/** The last confirmation, with the way to undo it until its receipt goes out (PAY-20). */
function LastConfirmed({ last, onUndone }: { last: Confirmed; onUndone: () => void }) {
  const [failed, setFailed] = useState<string>();
  const undo = useUndoPayment({ onUndone, onFailed: setFailed });
  const { application_id, reference, undo_until } = last;
  const canUndo = useIsAhead(undo_until);
  const { confirmed, recorded } = texts.statement;
  return (
    <InlineMessage
      tone={failed ? 'failure' : 'success'}
      role={failed ? 'alert' : 'status'}
      action={
        canUndo && (
          <Button
            size="small"
            variant="secondary"
            loading={undo.isPending}
            onClick={() => undo.mutate({ application_id })}
          >
            {texts.detail.undo}
          </Button>
        )
      }
    >
      {failed ??
        (undo_until === null ? recorded(reference) : confirmed(reference, formatTimeOfDay(undo_until)))}
    </InlineMessage>
  );
}

interface DeskProps extends Pick<AdminPaymentsScreenProps, 'params' | 'onParamsChange' | 'onBack'> {
  list: ReturnType<typeof usePayments>;
  onSeveral: (charge: AdminCharge) => void;
  onMessage: (message: string) => void;
}

/** The list at the left, the open payment at the right. J and K open the neighbours, Enter confirms and goes on to the next. */
function PaymentsDesk({ params, onParamsChange, onBack, list, onSeveral, onMessage }: DeskProps) {
  const { query, list: rowProps } = list;
  const rows = query.data?.payments ?? [];
  const openId = params.payment ?? rows[0]?.application_id;
  const index = rows.findIndex(({ application_id }) => application_id === openId);
  const [last, setLast] = useState<Confirmed>();
  const root = useRef<HTMLDivElement>(null);
  const detail = useRef<HTMLDivElement>(null);
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another payment opens, which its body reads from the page.
  useEffect(() => {
    root.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' });
    if (!isMoving.current) return;
    isMoving.current = false;
    detail.current?.scrollTo(0, 0);
    detail.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [openId, params.payment, index]);
  const open = (payment: number | undefined, how: How) => {
    isMoving.current = true;
    onParamsChange({ ...params, payment }, how);
  };
  const move = (step: 1 | -1) => {
    // Nobody has looked at the first one yet.
    const next = params.payment === undefined ? rows[0] : rows[index + step];
    if (next) return open(next.application_id, 'replace');
    const page = (query.data?.page ?? 1) + step;
    if (page >= 1 && page <= (query.data?.pages ?? 1))
      onParamsChange({ ...params, page, payment: undefined }, 'replace');
  };
  const goOn = () => open((rows[index + 1] ?? rows[index - 1])?.application_id, 'replace');
  const submit = () => {
    if (params.payment === undefined) move(1);
    // Of the tab that is shown.
    else detail.current?.querySelector<HTMLFormElement>('form:not([hidden] *)')?.requestSubmit();
  };
  const { shortcuts } = texts;
  return (
    <div ref={root} className={styles.desk} data-open={params.payment === undefined ? undefined : ''}>
      <AdminPaymentsTable
        {...rowProps}
        view={{ ...rowProps.view, state: params.state, order: params.order }}
        className={styles.list}
        caption={texts.title}
        payments={rows}
        currentId={openId}
        onOpen={({ application_id }) => {
          const isBeside = detail.current?.offsetParent !== null;
          open(application_id, params.payment !== undefined ? 'replace' : isBeside ? 'openBeside' : 'open');
        }}
        labels={texts.table}
        formatDay={formatDay}
        formatAmount={naira}
      />
      <div ref={detail} className={styles.detail}>
        <div className={styles.back}>
          <Button
            size="small"
            variant="quiet"
            iconStart={<ChevronLeft />}
            onClick={() => onBack({ ...params, payment: undefined })}
          >
            {texts.back}
          </Button>
        </div>
        {last && (
          <LastConfirmed
            key={last.application_id}
            last={last}
            onUndone={() => {
              setLast(undefined);
              open(last.application_id, 'replace');
            }}
          />
        )}
        {openId === undefined ? (
          rows.length > 0 && <EmptyState {...texts.choose} />
        ) : (
          <PaymentEditor
            key={openId}
            id={openId}
            listed={rows[index]}
            receiptTo={(fee) => `?${paymentsList.format({ ...params, receipt: openId, fee })}`}
            onPrevious={index > 0 ? () => move(-1) : undefined}
            onNext={index < rows.length - 1 ? () => move(1) : undefined}
            onConfirmed={(confirmed) => {
              setLast(confirmed);
              goOn();
            }}
            onAsked={(message) => {
              onMessage(message);
              goOn();
            }}
            onSeveral={onSeveral}
            onMessage={onMessage}
          />
        )}
        <PageShortcuts
          shortcuts={[
            { key: 'J', action: shortcuts.next, run: () => move(1) },
            { key: 'K', action: shortcuts.previous, run: () => move(-1) },
            { key: 'Enter', action: shortcuts.confirm, run: submit },
            {
              key: '/',
              action: shortcuts.search,
              run: () => root.current?.querySelector<HTMLInputElement>('input[type="search"]')?.focus(),
            },
          ]}
        />
      </div>
    </div>
  );
}

function usePayments({
  params,
  onParamsChange,
}: Pick<AdminPaymentsScreenProps, 'params' | 'onParamsChange'>) {
  const { state, q, order, page } = params;
  return useAdminList({
    list: paymentsList,
    query: paymentsQuery(useApiClient(), { state, q, order, page }),
    params: { state, q, order, page },
    onParamsChange,
    texts,
  });
}

function Payments({ params, onParamsChange, onBack }: Omit<AdminPaymentsScreenProps, 'site'>) {
  const mayMatch = useMayCall()(matchPaymentsCall);
  const list = usePayments({ params, onParamsChange });
  const [recording, setRecording] = useState<NewTransfer>();
  const { toasts, show, dismiss } = useToasts();
  const { view } = params;
  return (
    <Stack space="3" className={styles.root}>
      <AdminPageHead
        headingRef={list.heading}
        title={texts.title}
        lead={mayMatch ? undefined : texts.readOnly}
        actions={
          mayMatch && (
            <Button size="small" variant="secondary" iconStart={<Plus />} onClick={() => setRecording({})}>
              {transferTexts.open}
            </Button>
          )
        }
      />
      <PaymentTabs params={params} counts={list.query.data?.counts} />
      {mayMatch && (
        <BankStatement
          shown={view === 'statement'}
          onPick={() => onParamsChange({ state: 'received', page: 1, view: 'statement' })}
        />
      )}
      {view === undefined && (
        <PaymentsDesk
          {...{ params, onParamsChange, onBack, list }}
          onSeveral={(charge) => setRecording({ charges: [charge] })}
          onMessage={show}
        />
      )}
      {view === 'not-allocated' && <TransfersNotAllocated onDone={show} />}
      {view === 'to-approve' && <ReversalsToApprove onDone={show} />}
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
    <Payments params={list} onParamsChange={onParamsChange} onBack={onBack} />
  ) : (
    <ReceiptView of={{ application_id: receipt, fee }} site={site} onBack={() => onBack(list)} />
  );
}
