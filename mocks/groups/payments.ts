import {
  type AdminPayment,
  amountIn,
  applicantName,
  applicationAnswers,
  applicationNumbersIn,
  applicationReference,
  bankReferenceKey,
  bankReferenceText,
  compareMatches,
  type FeeKind,
  feeDue,
  isFilled,
  isInFuture,
  type LineMatch,
  matchConfidence,
  matchesPerLine,
  matchPaymentsCall,
  nameKey,
  namePairsIn,
  needsReason,
  type PartPayment,
  type PaymentCounts,
  type PaymentDecision,
  type PaymentMatch,
  paging,
  paymentCall,
  paymentLimits,
  paymentPageSize,
  paymentsCall,
  paymentTexts,
  reasonsFor,
  recordedTransfers,
  recordPartPaymentCall,
  type StatementLine,
  searchLine,
  searchParts,
  type User,
  undoPaymentCall,
  undoTime,
  updatePaymentCall,
  writtenText,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import {
  isReviewed,
  listedReceipts,
  receiptsOf,
  type Store,
  type StoredApplication,
  type StoredTransfer,
} from '../provider/store.ts';
import { sameProofsOf } from './same-proofs.ts';

/** Returns the transfers for the current payment of an application. */
const transfersFor = (
  store: Store,
  { id, paymentFee = 'application' }: StoredApplication,
): StoredTransfer[] =>
  store.transfers.filter(
    ({ application_id, fee = 'application' }) => application_id === id && fee === paymentFee,
  );

const receiptNumberOf = (store: Store, { id, paymentFee = 'application' }: StoredApplication) =>
  receiptsOf(store, id).find(({ fee }) => fee === paymentFee)?.number ?? null;

/** Returns who changed a payment last. The proof came with the submission. */
const lastChange = (store: Store, { id, userId, form, createdAt }: StoredApplication) =>
  store.paymentChanges.findLast(({ application_id }) => application_id === id) ?? {
    changed_by: store.accounts.get(userId)?.user.name ?? form.surname,
    changed_at: createdAt,
  };

/** Returns until when a user can undo the confirmation of a payment. Null if they can't. */
function undoUntilOf(store: Store, id: number, user: User): string | null {
  const pending = store.pendingReceipts.get(id);
  return pending?.userId === user.id ? pending.dueAt : null;
}

const nameOf = ({ form }: StoredApplication): string =>
  applicantName({ title: form.title, surname: form.surname, otherNames: form.otherNames });

function rowOf(store: Store, application: StoredApplication, user: User): AdminPayment {
  const { id, grade, paymentFee: fee_kind = 'application' } = application;
  const { changed_by, changed_at } = lastChange(store, application);
  return {
    application_id: id,
    reference: applicationReference(id),
    name: nameOf(application),
    grade,
    fee_kind,
    fee: feeDue(grade, fee_kind),
    amount: application.paymentAmount,
    state: application.paymentState,
    is_own: application.userId === user.id,
    withdrawn_at: application.withdrawnAt ?? null,
    question: application.paymentQuestion ?? null,
    proof: application.proofFile,
    proof_uploaded_at: application.proofFile === null ? null : application.createdAt,
    receipt_number: receiptNumberOf(store, application),
    receipts: listedReceipts(receiptsOf(store, id)),
    undo_until: undoUntilOf(store, id, user),
    transfers: transfersFor(store, application).map(
      ({ application_id: _, fee: _fee, ...transfer }) => transfer,
    ),
    last_change: { changed_by, changed_at },
    reply: application.paymentState === 'received' ? (application.paymentReply ?? null) : null,
  };
}

function isFound(store: Store, application: StoredApplication, search: string): boolean {
  if (search === '') return true;
  const parts = searchParts(search);
  const line = searchLine({
    ...application.form,
    id: application.id,
    marketerCode: application.form.marketer_code || null,
  });
  const amount = amountIn(search);
  const key = bankReferenceText(search);
  const transfers = transfersFor(store, application);
  return (
    (parts.length > 0 && parts.every((part) => line.includes(part))) ||
    receiptsOf(store, application.id).some(({ number }) => number === search.toUpperCase()) ||
    (amount !== null &&
      (application.paymentAmount === amount || transfers.some((transfer) => transfer.amount === amount))) ||
    (key !== null &&
      transfers.some(({ bank_reference }) => bankReferenceKey(bank_reference ?? undefined)?.startsWith(key)))
  );
}

/** Whether the desk lists a payment: that of a withdrawn application only if it was confirmed. */
const isListed = (application: StoredApplication): boolean =>
  isReviewed(application) || application.paymentState === 'confirmed';

/** Returns an application whose payment the user may change. */
function changeable(store: Store, id: number, user: User): StoredApplication {
  const application = store.applications.get(id);
  if (!application) throw new RefusalError(404, applicationAnswers.notFound);
  if (application.userId === user.id) throw new RefusalError(403, applicationAnswers.ownApplication);
  if (!isReviewed(application)) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
  return application;
}

/** Throws a 409 if the payment is not what the admin saw. */
function requireSeen(
  store: Store,
  application: StoredApplication,
  { seen_state, seen_amount }: Pick<PartPayment, 'seen_state' | 'seen_amount'>,
): void {
  const { paymentState: state, paymentAmount: amount } = application;
  if ((seen_state ?? state) === state && (seen_amount === undefined || seen_amount === amount)) return;
  const { changed_by, changed_at } = lastChange(store, application);
  throw new RefusalError(409, paymentTexts.changedSince(changed_by), {
    changed: { state, changed_by, changed_at },
  });
}

function sumWith(
  received: number | null,
  amount: number,
  { grade, paymentFee = 'application' }: StoredApplication,
  reason: string | undefined,
): number {
  const sum = (received ?? 0) + amount;
  if (sum > paymentLimits.amount) throw invalid({ amount: paymentTexts.sumTooLarge });
  if (needsReason(sum, grade, paymentFee) && !isFilled(reason))
    throw invalid({ reason: paymentTexts.reasonRequired });
  return sum;
}

/** Returns the amount to confirm as a transfer of its own, or undefined if the recorded transfers are all. */
function receivedWith(
  application: StoredApplication,
  { amount, value_date, bank_reference }: PaymentDecision,
  isPart: boolean,
): number | undefined {
  const received = amount ?? (isPart ? undefined : (application.paymentAmount ?? undefined));
  const hasTransfer = value_date !== undefined || bankReferenceText(bank_reference) !== null;
  if (received === undefined && (!isPart || hasTransfer)) {
    throw invalid({ amount: applicationAnswers.paymentAmount });
  }
  return received;
}

/** Whether a confirmed payment was confirmed by this decision. */
function isRepeated(store: Store, application: StoredApplication, decision: PaymentDecision): boolean {
  const transfers = transfersFor(store, application);
  const key = bankReferenceKey(decision.bank_reference);
  return (
    decision.state === 'confirmed' &&
    [undefined, application.paymentAmount, transfers.at(-1)?.amount].includes(decision.amount) &&
    (key === null ||
      transfers.some(({ bank_reference }) => bankReferenceKey(bank_reference ?? undefined) === key))
  );
}

/** Returns the payments that a line of a bank statement may belong to. */
function matchesFor(
  store: Store,
  { amount: lineAmount, narration }: StatementLine,
  numbers: readonly number[],
  user: User,
): PaymentMatch[] {
  const pairs = namePairsIn(narration);
  return [...store.applications.values()]
    .filter(isReviewed)
    .map((application) => {
      const { application_id, reference, name, grade, fee_kind, fee, amount, state, is_own } = rowOf(
        store,
        application,
        user,
      );
      const facts = { application_id, reference, name, grade, fee_kind, fee, amount, state, is_own };
      const reasons = reasonsFor(
        { amount: lineAmount, numbers, pairs },
        { ...facts, nameKey: nameKey(application.form) },
      );
      return { ...facts, reasons, confidence: matchConfidence(reasons) };
    })
    .filter(
      ({ reasons, state }) =>
        reasons.includes('reference') || (reasons.includes('name') && state !== 'confirmed'),
    )
    .sort(compareMatches)
    .slice(0, matchesPerLine);
}

/** Returns what is known about each line of a bank statement. */
function matchLines(store: Store, lines: readonly StatementLine[], user: User): LineMatch[] {
  const read = lines.map((line) => ({
    ...line,
    key: bankReferenceKey(line.bank_reference),
    numbers: applicationNumbersIn(`${line.narration} ${line.bank_reference}`),
  }));
  const transfers = store.transfers.map((transfer) => ({
    ...transfer,
    bank_reference_key: bankReferenceKey(transfer.bank_reference ?? undefined),
  }));
  const recorded = recordedTransfers(read, transfers);
  return read.map((line, index) => {
    const transfer = recorded[index];
    return {
      recorded_for: transfer ? applicationReference(transfer.application_id) : null,
      matches: matchesFor(store, line, line.numbers, user),
    };
  });
}

/** Creates the handlers for the payments desk. */
export function createPaymentHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const set = (application: StoredApplication, user: User, detail: string, undoneBy?: number): void => {
    store.applications.set(application.id, application);
    store.paymentChanges.push({
      application_id: application.id,
      changed_by: user.name,
      changed_at: now().toISOString(),
      undoneBy,
    });
    const record = { kind: 'payment', id: application.id };
    addEvent(store, { kind: 'decision', by: user, record, detail, now: now() });
  };

  /** Throws if the transfer can't be recorded. */
  const checkTransfer = ({
    value_date,
    bank_reference,
  }: Pick<PartPayment, 'value_date' | 'bank_reference'>) => {
    if (isInFuture(value_date, now())) throw invalid({ value_date: paymentTexts.dateInFuture });
    const key = bankReferenceKey(bank_reference);
    const used = store.transfers.find(
      (transfer) => key !== null && bankReferenceKey(transfer.bank_reference ?? undefined) === key,
    );
    if (!used) return;
    const message = paymentTexts.bankReferenceUsed(applicationReference(used.application_id));
    throw new RefusalError(409, message, { errors: { bank_reference: message } });
  };

  const addTransfer = (
    { application_id, value_date, bank_reference, reason }: PartPayment | PaymentDecision,
    { amount, fee }: { readonly amount: number; readonly fee: FeeKind | undefined },
    user: User,
  ): StoredTransfer => {
    const transfer = {
      id: store.transfers.length + 1,
      application_id,
      fee: fee ?? 'application',
      amount,
      value_date: value_date ?? null,
      bank_reference: writtenText(bank_reference),
      reason: writtenText(reason),
      recorded_by: user.name,
      recorded_at: now().toISOString(),
    };
    store.transfers.push(transfer);
    return transfer;
  };

  const query = (application: StoredApplication, decision: PaymentDecision, user: User): void => {
    const paymentQuestion = writtenText(decision.question);
    const paymentAmount = decision.amount ?? application.paymentAmount;
    const isSame =
      application.paymentState === 'queried' &&
      application.paymentAmount === paymentAmount &&
      (application.paymentQuestion ?? null) === paymentQuestion;
    if (isSame) return;
    const isPart = transfersFor(store, application).length > 0;
    const hasTransfer =
      decision.value_date !== undefined || bankReferenceText(decision.bank_reference) !== null;
    if (hasTransfer || (isPart && decision.amount !== undefined)) {
      throw invalid({ amount: paymentTexts.amountOfQuery });
    }
    requireSeen(store, application, decision);
    set({ ...application, paymentState: 'queried', paymentAmount, paymentQuestion }, user, 'queried');
  };

  const confirm = (application: StoredApplication, decision: PaymentDecision, user: User): void => {
    requireSeen(store, application, decision);
    const isPart = transfersFor(store, application).length > 0;
    const received = receivedWith(application, decision, isPart);
    const earlier = isPart ? application.paymentAmount : null;
    const paymentAmount =
      received === undefined ? earlier : sumWith(earlier, received, application, decision.reason);
    if (received !== undefined) checkTransfer(decision);
    const transfer =
      received === undefined
        ? undefined
        : addTransfer(decision, { amount: received, fee: application.paymentFee }, user);
    const { paymentState, paymentQuestion } = application;
    store.pendingReceipts.set(application.id, {
      before: { paymentState, paymentAmount: application.paymentAmount, paymentQuestion },
      transfer,
      userId: user.id,
      dueAt: new Date(now().getTime() + undoTime).toISOString(),
    });
    set(
      { ...application, paymentState: 'confirmed', paymentAmount, paymentQuestion: null },
      user,
      'confirmed',
    );
  };

  const undo = (application: StoredApplication, user: User): StoredApplication => {
    const pending = store.pendingReceipts.get(application.id);
    const isConfirmed = application.paymentState === 'confirmed';
    if (!pending) {
      const last = store.paymentChanges.findLast(({ application_id }) => application_id === application.id);
      if (last?.undoneBy === user.id) return application;
      throw new RefusalError(409, isConfirmed ? paymentTexts.undoTooLate : paymentTexts.nothingToUndo);
    }
    if (pending.userId !== user.id) {
      const name = store.accounts.get(pending.userId)?.user.name ?? '';
      throw new RefusalError(403, paymentTexts.undoOthers(name));
    }
    store.pendingReceipts.delete(application.id);
    const { before, transfer } = pending;
    if (transfer) store.transfers.splice(store.transfers.indexOf(transfer), 1);
    const undone = { ...application, ...before };
    set(undone, user, 'undone', user.id);
    return undone;
  };

  return [
    make.guarded(updatePaymentCall, ({ body, user }) => {
      const application = changeable(store, body.application_id, user);
      if (application.paymentState === 'confirmed') {
        if (!isRepeated(store, application, body)) {
          requireSeen(store, application, body);
          throw new RefusalError(409, applicationAnswers.paymentConfirmed);
        }
      } else if (body.state === 'queried') query(application, body, user);
      else confirm(application, body, user);
      return {
        message: applicationAnswers.paymentUpdated,
        receipt_number: receiptNumberOf(store, application),
        undo_until: undoUntilOf(store, application.id, user),
      };
    }),

    make.guarded(undoPaymentCall, ({ body, user }) => {
      const { paymentState, paymentAmount } = undo(changeable(store, body.application_id, user), user);
      return { message: paymentTexts.undone, payment_state: paymentState, amount: paymentAmount };
    }),

    make.guarded(recordPartPaymentCall, ({ body, user, request }) =>
      once(store, request, `${recordPartPaymentCall.path} ${user.id}`, [JSON.stringify(body)], async () => {
        const application = changeable(store, body.application_id, user);
        requireSeen(store, application, body);
        if (application.paymentState === 'confirmed') {
          throw new RefusalError(409, applicationAnswers.paymentConfirmed);
        }
        const isPart = transfersFor(store, application).length > 0;
        const amount = sumWith(
          isPart ? application.paymentAmount : null,
          body.amount,
          application,
          body.reason,
        );
        checkTransfer(body);
        addTransfer(body, { amount: body.amount, fee: application.paymentFee }, user);
        set({ ...application, paymentAmount: amount }, user, 'part-payment');
        return { message: paymentTexts.partRecorded, amount };
      }),
    ),

    make.guarded(paymentCall, ({ query, user }) => {
      const application = store.applications.get(query.application_id);
      if (!application || !isListed(application)) throw new RefusalError(404, applicationAnswers.notFound);
      return {
        payment: rowOf(store, application, user),
        same_proofs: sameProofsOf(store, application),
      };
    }),

    make.guarded(
      paymentsCall,
      ({ query: { state, q = '', order, page = 1, limit = paymentPageSize.default }, user }) => {
        const direction = (order ?? (state === 'received' ? 'asc' : 'desc')) === 'asc' ? 1 : -1;
        const found = [...store.applications.values()]
          .filter(isListed)
          .filter((application) => isFound(store, application, q.trim()));
        const counts: PaymentCounts = { none: 0, received: 0, confirmed: 0, queried: 0 };
        for (const { paymentState } of found) counts[paymentState] += 1;
        const matching = found
          .filter(({ paymentState }) => state === undefined || paymentState === state)
          .map((application) => ({ application, at: lastChange(store, application).changed_at }))
          .sort((a, b) => direction * (a.at.localeCompare(b.at) || a.application.id - b.application.id));
        return {
          payments: matching
            .slice((page - 1) * limit, page * limit)
            .map(({ application }) => rowOf(store, application, user)),
          ...paging(matching.length, { page, limit }),
          counts,
        };
      },
    ),

    make.guarded(matchPaymentsCall, ({ body, user }) => ({
      lines: matchLines(store, body.lines, user),
    })),
  ];
}
