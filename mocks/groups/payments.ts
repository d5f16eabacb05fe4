import {
  type AdminCharge,
  type AdminPayment,
  applicantName,
  applicationAnswers,
  applicationNumbersIn,
  applicationReference,
  compareMatches,
  contradictionIn,
  feeDue,
  importStatementCall,
  listPageSize,
  mapKeys,
  matchConfidence,
  matchesPerLine,
  matchPaymentsCall,
  nameKey,
  namePairsIn,
  type PartPayment,
  type PaymentChange,
  type PaymentDecision,
  paging,
  paymentCall,
  paymentsCall,
  paymentTexts,
  reasonsFor,
  recordPartPaymentCall,
  type StatementLine,
  shownPaymentState,
  shownPaymentStates,
  statementsCall,
  type Transfer,
  type User,
  undoPaymentCall,
  undoTime,
  updatePaymentCall,
  writtenText,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { isReviewed, receiptsOf, rowOf, type Store, type StoredApplication } from '../provider/store.ts';
import { sameProofsOf } from './decisions.ts';

/** The proof came with the submission. */
const lastChange = (
  { accounts }: Store,
  { paymentChange, form, createdAt, userId }: StoredApplication,
): PaymentChange =>
  paymentChange ?? { changed_by: accounts.get(userId)?.user.name ?? form.surname, changed_at: createdAt };

const chargesOf = ({ ledger }: Store, id: number, user: User): AdminCharge[] =>
  [...ledger.charges.values()]
    .filter(({ applicationId }) => applicationId === id)
    .map((charge) => ledger.chargeOf(charge.id, user));

const notAllocatedOf = ({ ledger }: Store, { userId }: StoredApplication): Transfer[] =>
  [...ledger.transfers.keys()]
    .map((id) => ledger.transferOf(id))
    .filter(({ account, not_allocated }) => account?.id === userId && not_allocated > 0);

const shownStateOf = ({ status, withdrawnAt = null, paymentState }: StoredApplication) =>
  shownPaymentState(status, withdrawnAt, paymentState);

function paymentOf(store: Store, application: StoredApplication, user: User): AdminPayment {
  const { id, grade, paymentFee: fee_kind = 'application', transfers = [] } = application;
  const last_change = lastChange(store, application);
  const charges = chargesOf(store, id, user);
  return {
    application_id: id,
    reference: applicationReference(id),
    name: applicantName(application.form),
    grade,
    fee_kind,
    fee: feeDue(grade, fee_kind),
    amount: application.paymentAmount,
    state: application.paymentState,
    is_own: application.userId === user.id,
    payment_state: shownStateOf(application),
    withdrawn_at: application.withdrawnAt ?? null,
    question: application.paymentQuestion ?? null,
    proof: application.proofFile,
    proof_uploaded_at: application.proofFile === null ? null : application.createdAt,
    receipt_number: receiptsOf(store, id).find(({ fee }) => fee === fee_kind)?.number ?? null,
    receipts: receiptsOf(store, id),
    undo_until: application.unconfirmed
      ? new Date(Date.parse(last_change.changed_at) + undoTime).toISOString()
      : null,
    transfers: [...transfers],
    last_change,
    charge_id: charges.find(({ kind }) => kind === fee_kind)?.id ?? null,
    credit: notAllocatedOf(store, application).reduce((sum, { not_allocated }) => sum + not_allocated, 0),
    reply: application.paymentState === 'received' ? (application.paymentReply ?? null) : null,
  };
}

/** Returns the payments to which a line of a bank statement may belong. */
function matchesFor(store: Store, { amount, narration }: StatementLine, user: User) {
  const line = { amount, numbers: applicationNumbersIn(narration), pairs: namePairsIn(narration) };
  return [...store.applications.values()]
    .map((application) => {
      const payment = paymentOf(store, application, user);
      const reasons = reasonsFor(line, { ...payment, nameKey: nameKey(application.form) });
      const contradiction = contradictionIn({ ...line, narration }, payment);
      return {
        ...payment,
        reasons,
        contradiction: contradiction ?? null,
        confidence: matchConfidence(reasons, contradiction),
      };
    })
    .filter(({ reasons }) => reasons.includes('reference') || reasons.includes('name'))
    .sort(compareMatches)
    .slice(0, matchesPerLine);
}

export function createPaymentHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const change = (
    { application_id }: { readonly application_id: number },
    user: User,
    changes: Partial<StoredApplication>,
  ) => {
    const paymentChange = { changed_by: user.name, changed_at: now().toISOString() };
    const application = rowOf(store.applications, application_id);
    store.applications.set(application_id, { ...application, paymentChange, ...changes });
  };

  /** Adds a transfer, if an amount came in. */
  const received = (body: PartPayment | PaymentDecision, user: User): Partial<StoredApplication> => {
    const { transfers = [], paymentAmount } = rowOf(store.applications, body.application_id);
    const { amount, value_date = null, bank_reference, reason } = body;
    if (amount === undefined) return {};
    const charge = chargesOf(store, body.application_id, user).find(({ state }) => state === 'open');
    const part = Math.min(amount, charge ? charge.amount - charge.allocated : 0);
    const allocations = charge && part > 0 ? [{ charge_id: charge.id, amount: part }] : [];
    const transfer_id = store.ledger.record({ ...body, amount, allocations }, user.name, now().toISOString());
    const transfer = {
      id: transfer_id,
      amount,
      value_date,
      bank_reference: writtenText(bank_reference),
      reason: writtenText(reason),
      recorded_by: user.name,
      recorded_at: now().toISOString(),
    };
    return {
      paymentAmount: amount + (transfers.length > 0 ? (paymentAmount ?? 0) : 0),
      transfers: [...transfers, transfer],
    };
  };

  return [
    make.guarded(updatePaymentCall, ({ body, user }) => {
      if (body.state === 'queried')
        change(body, user, { paymentState: 'queried', paymentQuestion: writtenText(body.question) });
      else {
        const unconfirmed = rowOf(store.applications, body.application_id);
        const charge = chargesOf(store, body.application_id, user).find(({ state }) => state === 'open');
        change(body, user, {
          ...received(body, user),
          paymentState: 'confirmed',
          paymentQuestion: null,
          unconfirmed,
        });
        const { ledger } = store;
        if (charge && ledger.chargeOf(charge.id, user).state === 'open')
          ledger.charges.set(charge.id, {
            ...rowOf(ledger.charges, charge.id),
            waivedReason: body.reason ?? '',
          });
      }
      const { undo_until } = paymentOf(store, rowOf(store.applications, body.application_id), user);
      return { message: applicationAnswers.paymentUpdated, receipt_number: null, undo_until };
    }),

    make.guarded(undoPaymentCall, ({ body: { application_id }, user }) => {
      const { ledger } = store;
      const application = rowOf(store.applications, application_id);
      const before = application.unconfirmed ?? application;
      const { paymentState, paymentAmount } = before;
      for (const { id } of application.transfers?.slice(before.transfers?.length ?? 0) ?? [])
        ledger.undo(id, user.name, now().toISOString());
      for (const { id, waivedReason, ...charge } of [...ledger.charges.values()])
        if (charge.applicationId === application_id) ledger.charges.set(id, { id, ...charge });
      store.applications.set(application_id, before);
      return { message: paymentTexts.undone, payment_state: paymentState, amount: paymentAmount };
    }),

    make.guarded(recordPartPaymentCall, ({ body, user }) => {
      const changes = received(body, user);
      change(body, user, changes);
      return { message: paymentTexts.partRecorded, amount: changes.paymentAmount ?? body.amount };
    }),

    make.guarded(paymentCall, ({ query, user }) => {
      const application = rowOf(store.applications, query.application_id);
      return {
        payment: paymentOf(store, application, user),
        charges: chargesOf(store, application.id, user),
        not_allocated: notAllocatedOf(store, application),
        same_proofs: sameProofsOf(store, application),
      };
    }),

    make.guarded(
      paymentsCall,
      ({ query: { state, q = '', page = 1, limit = listPageSize.default }, user }) => {
        const found = [...store.applications.values()]
          .filter(isReviewed)
          .filter(({ form }) => applicantName(form).toLowerCase().includes(q.toLowerCase()));
        const counts = mapKeys(shownPaymentStates, () => 0);
        for (const one of found) counts[shownStateOf(one)] += 1;
        const matching = found
          .filter((one) => state === undefined || shownStateOf(one) === state)
          .sort((a, b) => lastChange(store, a).changed_at.localeCompare(lastChange(store, b).changed_at));
        // What waits for the Institute has the oldest first.
        if (state !== 'received') matching.reverse();
        return {
          payments: matching
            .slice((page - 1) * limit, page * limit)
            .map((application) => paymentOf(store, application, user)),
          ...paging(matching.length, { page, limit }),
          counts,
        };
      },
    ),

    make.guarded(matchPaymentsCall, ({ body, user }) => ({
      lines: body.lines.map((line) => ({ recorded_for: null, matches: matchesFor(store, line, user) })),
    })),

    make.guarded(statementsCall, () => ({
      imports: [...store.statements].reverse(),
      columns: [...store.statementColumns],
    })),

    make.guarded(importStatementCall, ({ body: { columns, replaces: _replaces, ...statement }, user }) => {
      const id = store.statements.length + 1;
      store.statements.push({
        id,
        ...statement,
        compared: statement.lines,
        waiting: 0,
        confirmed: 0,
        imported_by: user.name,
        imported_at: now().toISOString(),
      });
      if (columns) store.statementColumns.push(columns);
      return { import_id: id };
    }),
  ];
}
