import {
  allocateTransferCall,
  amountIn,
  applicationReference,
  bankReferenceText,
  type CashBook,
  type CashBookPeriod,
  cashBookCall,
  chargeReference,
  chargeStates,
  chargesCall,
  closeMonthCall,
  dateInLagos,
  decideTakeBackCall,
  exportCashBookCall,
  fileTypes,
  ledgerTexts,
  listPageSize,
  mapKeys,
  memberChargesCall,
  monthOf,
  paging,
  recordTransferCall,
  sendBackTransferCall,
  takeBackPaymentCall,
  transfersCall,
  type User,
  waiveChargeCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { sampleCashBook } from '../fixtures/cash-book.ts';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import type { StoredCharge } from '../provider/ledger.ts';
import { rowOf, type Store } from '../provider/store.ts';
import { memberRecords } from './memberships.ts';

/** Everything due is settled, or not any more (S-10.5). */
function settle(store: Store, { applicationId }: StoredCharge, user: User): void {
  const application = store.applications.get(applicationId ?? 0);
  if (!application) return;
  const due = [...store.ledger.charges.values()]
    .filter((charge) => charge.applicationId === applicationId)
    .map(({ id }) => store.ledger.chargeOf(id, user));
  const current = due.find(({ state }) => state === 'open') ?? due.at(-1);
  store.applications.set(application.id, {
    ...application,
    paymentState: current?.state === 'open' ? 'received' : 'confirmed',
    paymentFee: current?.kind === 'admission' ? 'admission' : 'application',
    paymentAmount: current?.allocated || null,
  });
}

/** The same lines for every period. */
function cashBookOf({ ledger: { closedThrough } }: Store, now: Date, { from, to }: CashBookPeriod): CashBook {
  const today = dateInLagos(now);
  return {
    ...sampleCashBook,
    from: from ?? `${monthOf(today)}-01`,
    to: to ?? today,
    closed_through: closedThrough,
    next_month: closedThrough === null ? sampleCashBook.next_month : null,
  };
}

export function createLedgerHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const { ledger } = store;
  const at = () => now().toISOString();
  const settleAll = (parts: readonly { readonly charge_id: number }[], user: User) => {
    for (const { charge_id } of parts) settle(store, rowOf(ledger.charges, charge_id), user);
  };
  const changeCharge = (id: number, changes: Partial<StoredCharge>) =>
    ledger.charges.set(id, { ...rowOf(ledger.charges, id), ...changes });
  const found = (texts: readonly string[], q = '') =>
    q
      .toLowerCase()
      .split(/\s+/)
      .every((word) => texts.some((text) => text.toLowerCase().includes(word)));

  return [
    make.guarded(chargesCall, ({ query, user }) => {
      const { state, kind, waiting, q, page = 1, limit = listPageSize.default } = query;
      const members = memberRecords(store, now()).map(({ member }) => member);
      const numbers = new Map(members.map(({ account, number }) => [account?.id ?? null, number]));
      const matching = [...ledger.charges.keys()]
        .map((id) => ledger.chargeOf(id, user))
        .filter((charge) => found([charge.name, charge.reference, numbers.get(charge.account_id) ?? ''], q))
        .filter((charge) => kind === undefined || charge.kind === kind)
        .filter(({ take_back }) => waiting === undefined || take_back !== null)
        .sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id);
      const counts = mapKeys(chargeStates, () => 0);
      for (const charge of matching) counts[charge.state] += 1;
      const listed = matching.filter((charge) => state === undefined || charge.state === state);
      return {
        charges: listed.slice((page - 1) * limit, page * limit),
        ...paging(listed.length, { page, limit }),
        counts,
      };
    }),

    make.guarded(transfersCall, ({ query }) => {
      const { rest, account_id, q = '', page = 1, limit = listPageSize.default } = query;
      const all = [...ledger.transfers.keys()].map((id) => ledger.transferOf(id)).reverse();
      const matching = all
        .filter(({ not_allocated }) => rest === undefined || not_allocated > 0)
        .filter(({ account }) => account_id === undefined || account?.id === account_id)
        .filter(
          ({ amount, bank_reference, payer, account }) =>
            amount === amountIn(q) ||
            found([bankReferenceText(bank_reference ?? '') ?? '', payer ?? '', account?.name ?? ''], q),
        );
      return {
        transfers: matching.slice((page - 1) * limit, page * limit),
        ...paging(matching.length, { page, limit }),
        not_allocated: all.reduce((sum, { not_allocated }) => sum + not_allocated, 0),
      };
    }),

    make.guarded(recordTransferCall, ({ body, user }) => {
      const id = ledger.record(body, user.name, at());
      settleAll(body.allocations, user);
      return { message: ledgerTexts.recorded, transfer: ledger.transferOf(id) };
    }),

    make.guarded(allocateTransferCall, ({ body: { transfer_id, allocations }, user }) => {
      ledger.allocate(transfer_id, allocations, user.name, at());
      settleAll(allocations, user);
      return { message: ledgerTexts.allocated, transfer: ledger.transferOf(transfer_id) };
    }),

    make.guarded(sendBackTransferCall, ({ body: { transfer_id, amount, day, reason }, user }) => {
      ledger.takeOut(transfer_id, { amount, kind: 'sent-back', day, reason, by: user.name, at: at() });
      return { message: ledgerTexts.sentBack, transfer: ledger.transferOf(transfer_id) };
    }),

    make.guarded(takeBackPaymentCall, ({ body: { charge_id, reason, not_received = false }, user }) => {
      const { allocated } = ledger.chargeOf(charge_id, user);
      changeCharge(charge_id, {
        takeBack: {
          id: charge_id,
          charge_id,
          amount: allocated,
          reason,
          not_received,
          asked_by: user.name,
          asked_at: at(),
          byId: user.id,
        },
      });
      return { message: ledgerTexts.takeBackAsked, charge: ledger.chargeOf(charge_id, user) };
    }),

    make.guarded(decideTakeBackCall, ({ body: { take_back_id, agreed }, user }) => {
      const charge = [...ledger.charges.values()].find(({ takeBack }) => takeBack?.id === take_back_id);
      if (!charge?.takeBack) throw new RefusalError(404, ledgerTexts.noTakeBack);
      const { reason, not_received } = charge.takeBack;
      const { takeBack: _, ...rest } = charge;
      ledger.charges.set(charge.id, rest);
      if (agreed) {
        for (const { transfer_id, amount } of ledger.chargeOf(charge.id, user).allocations) {
          ledger.allocate(transfer_id, [{ charge_id: charge.id, amount: -amount, reason }], user.name, at());
          if (not_received)
            ledger.takeOut(transfer_id, {
              ...{ amount, kind: 'not-received', day: dateInLagos(now()), reason, by: user.name, at: at() },
            });
        }
        settle(store, charge, user);
      }
      return {
        message: agreed ? ledgerTexts.takenBack : ledgerTexts.takeBackRefused,
        charge: ledger.chargeOf(charge.id, user),
      };
    }),

    make.guarded(waiveChargeCall, ({ body: { charge_id, reason }, user }) => {
      changeCharge(charge_id, { waivedReason: reason });
      settle(store, rowOf(ledger.charges, charge_id), user);
      return { message: ledgerTexts.waived, charge: ledger.chargeOf(charge_id, user) };
    }),

    make.guarded(cashBookCall, ({ query }) => cashBookOf(store, now(), query)),

    make.guarded(
      exportCashBookCall,
      ({ query: { format = 'csv' } }) =>
        new Response('Booked on', { headers: { 'Content-Type': fileTypes[format] } }),
    ),

    make.guarded(closeMonthCall, ({ body: { month } }) => {
      ledger.closedThrough = month;
      const { closing } = sampleCashBook;
      return { message: ledgerTexts.monthClosed(month), closed_through: month, closing };
    }),

    make.guarded(memberChargesCall, ({ user }) => ({
      charges: [...ledger.charges.values()]
        .filter(({ accountId, isVoid }) => accountId === user.id && !isVoid)
        .map((charge) => ({
          id: charge.id,
          application_id: charge.applicationId,
          reference:
            charge.applicationId === null
              ? chargeReference(charge.id)
              : applicationReference(charge.applicationId),
          kind: charge.kind,
          about: charge.about,
          amount: charge.amount,
          allocated: ledger.allocatedTo(charge.id),
          due_on: null,
          state: ledger.chargeOf(charge.id, user).state,
          created_at: charge.createdAt,
          receipts: store.receipts
            .filter(
              ({ application_id, fee }) => application_id === charge.applicationId && fee === charge.kind,
            )
            .map(({ number, amount, reversed_at, credit_note }) => ({
              number,
              amount,
              reversed_at,
              credit_note,
            })),
        }))
        .reverse(),
      credit: [...ledger.transfers.keys()]
        .map((id) => ledger.transferOf(id))
        .filter(({ account }) => account?.id === user.id)
        .reduce((sum, { not_allocated }) => sum + not_allocated, 0),
    })),
  ];
}
