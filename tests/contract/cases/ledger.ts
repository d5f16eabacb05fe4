import {
  allocateTransferCall,
  applicationReference,
  cashBookCall,
  chargesCall,
  closeMonthCall,
  decideTakeBackCall,
  eraseAccountCall,
  exportCashBookCall,
  ledgerTexts,
  mailsCall,
  matchPaymentsCall,
  memberChargesCall,
  ownDataCall,
  paymentCall,
  profileCall,
  receiptCall,
  recordTransferCall,
  sendBackTransferCall,
  takeBackPaymentCall,
  transfersCall,
  updateApplicationStatusCall,
  updatePaymentCall,
  verifyReceiptCall,
  waiveChargeCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { anyMember, newApplication, newMember, type Person, signInAdmin, withRole } from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** Charges, transfers, allocations, reversals and the cash book. */
export function ledgerCases(api: TestApi): void {
  let admin: Person;
  let treasurer: Person;
  beforeAll(async () => {
    admin = await signInAdmin(api);
    treasurer = await withRole(api, admin, await newMember(api), 'treasurer');
  });

  let names = 0;
  /** An Associate's: 5,000 at the submission, 25,000 at the approval. */
  const submit = async (member?: Person) => {
    names += 1;
    const surname = `Ledgername${String.fromCharCode(96 + Math.ceil(names / 26), 97 + (names % 26))}`;
    const owner = member ?? (await anyMember(api));
    const form = { surname, otherNames: 'Sade', membershipCategory: 'Associate Member (AIMC)' };
    const id = await newApplication(api, owner, form);
    const charge = (await chargesOf(id))[0];
    if (!charge) throw new Error('no charge');
    return { id, member: owner, surname, reference: applicationReference(id), charge };
  };
  const post = (call: Parameters<TestApi['send']>[0], body: object, { by = admin, headers = {} } = {}) =>
    api.send(call, { token: by.token, body, headers });
  const chargesOf = async (id: number) =>
    (await api.client(admin.token)(paymentCall, { query: { application_id: id } })).charges;
  const chargeOf = async (id: number) => (await chargesOf(id))[0];
  const record = (body: object, options = {}) => post(recordTransferCall, body, options);
  const pay = async (charge_id: number, amount: number) => {
    const answer = await record({ amount, allocations: [{ charge_id, amount }] });
    expect(answer.status).toBe(200);
    return answer.body.transfer as { id: number };
  };
  /** In the cash book of this month. */
  const numbersOf = async (id: number) =>
    (await api.client(admin.token)(cashBookCall, { query: {} })).lines
      .filter(({ transfer_id }) => transfer_id === id)
      .map(({ numbers }) => numbers);
  const receiptOf = (person: Person, id: number) =>
    api.send(receiptCall, { token: person.token, query: `?application_id=${id}` });
  const decide = (application_id: number, status: string) =>
    post(updateApplicationStatusCall, { application_id, status });

  test('PAY-27, PAY-23: one transfer pays several people, once per key, and the rest, or all of it, is not allocated', async () => {
    const people = [await submit(), await submit(), await submit()];
    const body = {
      amount: 16_000,
      value_date: '2026-01-05',
      bank_reference: `FT EMPLOYER ${people[0]?.id}`,
      payer: 'SAMPLE CONSULTING LTD',
      allocations: people.map(({ charge }) => ({ charge_id: charge.id, amount: 5_000 })),
    };
    const bare = await record(body);
    expect([bare.status, bare.body.errors]).toEqual([400, { reason: ledgerTexts.restReason }]);
    const headers = { 'idempotency-key': `employer-${people[0]?.id}` };
    const paid = { ...body, reason: 'The employer adds 1,000' };
    const answers = [await record(paid, { headers }), await record(paid, { headers })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[1]?.body.transfer).toMatchObject({ allocated: 15_000, not_allocated: 1_000 });
    for (const { id } of people)
      expect(await chargeOf(id)).toMatchObject({ state: 'settled', allocated: 5_000 });
    const found = await api.client(admin.token)(transfersCall, {
      query: { q: 'sample consulting', rest: 'not-allocated' },
    });
    expect(found.transfers.map(({ id }) => id)).toContain(answers[0]?.body.transfer.id);
    const nobodys = { amount: 700, value_date: '2026-01-05', bank_reference: `FT NOBODY ${people[0]?.id}` };
    expect((await record({ ...nobodys, reason: 'Not known yet', allocations: [] })).status).toBe(200);
    const read = await post(matchPaymentsCall, { lines: [{ ...nobodys, narration: 'TRF' }] });
    expect(read.body.lines).toEqual([{ recorded_for: ledgerTexts.nobodyYet, matches: [] }]);
    const late = await record({ ...body, bank_reference: '', reason: 'Again' });
    expect([late.status, late.body.changed]).toMatchObject([
      409,
      { changed_by: admin.user.name, state: 'settled', allocated: 5_000 },
    ]);
  });

  test('PAY-27: of two treasurers on one charge at the same time one wins, and the other is told', async () => {
    const { id, charge } = await submit();
    const body = { amount: 5_000, allocations: [{ charge_id: charge.id, amount: 5_000, seen_allocated: 0 }] };
    const answers = await Promise.all([record(body), record(body, { by: treasurer })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const told = answers.find(({ status }) => status === 409);
    expect(told?.body.changed).toMatchObject({ charge_id: charge.id, state: 'settled' });
    expect(await chargeOf(id)).toMatchObject({ allocated: 5_000 });
  });

  test('PAY-27: parts that exceed a charge or the transfer, and the own charge, record nothing', async () => {
    const { id, charge } = await submit();
    const allocations = [{ charge_id: charge.id, amount: 5_001 }];
    expect((await record({ amount: 6_000, reason: 'More', allocations })).status).toBe(400);
    expect((await record({ amount: 100, allocations: [{ charge_id: charge.id, amount: 200 }] })).status).toBe(
      400,
    );
    const own = await submit(treasurer);
    const mine = { amount: 5_000, allocations: [{ charge_id: own.charge.id, amount: 5_000 }] };
    expect((await record(mine, { by: treasurer })).status).toBe(403);
    expect(await chargeOf(id)).toMatchObject({ allocated: 0, allocations: [] });
  });

  test('PAY-18: a bank reference is a key with amount and date; with a reason it is recorded again', async () => {
    const [first, second] = [await submit(), await submit()];
    const bank_reference = `FT AGAIN ${first.id}`;
    const part = (charge_id: number, amount: number, more = {}) =>
      record({
        amount,
        bank_reference,
        value_date: '2026-01-05',
        allocations: [{ charge_id, amount }],
        ...more,
      });
    expect((await part(first.charge.id, 1_000)).status).toBe(200);
    const same = await part(second.charge.id, 1_000, { reason: 'Sent twice' });
    expect([same.status, same.body.message]).toEqual([409, ledgerTexts.sameTransfer(first.reference)]);
    const other = await part(second.charge.id, 2_000);
    const message = ledgerTexts.referenceUsed(first.reference);
    expect([other.status, other.body]).toEqual([
      409,
      { status: 'error', message, errors: { reason: message } },
    ]);
    expect((await part(second.charge.id, 2_000, { reason: 'The bank uses it again' })).status).toBe(200);
  });

  test('R-47, PAY-29: what is more than charged is credit: allocated, sent back, or paying the admission', async () => {
    const { id, member, charge } = await submit(await newMember(api));
    await post(updatePaymentCall, {
      ...{ application_id: id, state: 'confirmed', amount: 31_000, reason: 'Both fees at once' },
    });
    const own = async () => {
      const file = await api.client(member.token)(ownDataCall);
      const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
      return JSON.parse(strFromU8(files['my-data.json'] ?? new Uint8Array()));
    };
    expect(await own()).toMatchObject({
      credit: [],
      applications: [{ payment_state: 'received', payment_amount: null, payment_history: [{}] }],
    });
    await api.issueReceipts();
    expect(await own()).toMatchObject({
      credit: [{ amount: 31_000, rest: 26_000 }],
      applications: [{ payment_state: 'confirmed', payment_amount: 5_000, payment_history: [{}, {}] }],
    });
    const credit = async () => (await api.client(member.token)(memberChargesCall, {})).credit;
    expect(await credit()).toBe(26_000);
    const { not_allocated } = await api.client(admin.token)(paymentCall, { query: { application_id: id } });
    const transfer_id = not_allocated[0]?.id;
    const day = '2026-02-01';
    const back = { transfer_id, amount: 1_000, day, reason: 'Paid too much' };
    expect((await post(sendBackTransferCall, { ...back, amount: 26_001 })).status).toBe(409);
    expect((await post(sendBackTransferCall, { ...back, day: '2999-01-01' })).status).toBe(400);
    const sent = await post(sendBackTransferCall, back);
    expect(sent.body.transfer).toMatchObject({ allocated: 5_000, not_allocated: 25_000, returned: 1_000 });
    await decide(id, 'approved');
    await api.issueReceipts();
    await api.issueReceipts();
    expect(await credit()).toBe(0);
    const { charges } = await api.client(member.token)(memberChargesCall, {});
    expect(charges).toMatchObject([
      {
        kind: 'admission',
        amount: 25_000,
        state: 'settled',
        receipts: [{ number: expect.any(String), reversed_at: null }],
      },
      { id: charge.id, kind: 'application', state: 'settled' },
    ]);
    const { status } = await post(allocateTransferCall, {
      ...{ transfer_id, allocations: [{ charge_id: charge.id, amount: 1 }] },
    });
    expect(status).toBe(409);
  });

  test('R-45, PAY-30: a payment is taken back by a second person, and its receipt says when', async () => {
    const { id, member, charge } = await submit(await newMember(api));
    const { id: transfer_id } = await pay(charge.id, 5_000);
    const ask = (by = treasurer) =>
      post(takeBackPaymentCall, { charge_id: charge.id, reason: 'It was for another person' }, { by });
    expect((await ask()).body.message).toBe(ledgerTexts.undoInstead);
    await api.issueReceipts();
    const { receipt } = (await receiptOf(member, id)).body;
    const asked = await ask();
    expect(asked.body.charge.take_back).toMatchObject({ is_own: true, amount: 5_000 });
    expect((await ask(admin)).body.message).toBe(ledgerTexts.takeBackWaits);
    const take_back_id = asked.body.charge.take_back.id;
    const answer = (by: Person, agreed: boolean) =>
      post(decideTakeBackCall, { take_back_id, agreed }, { by });
    const alone = await answer(treasurer, true);
    expect([alone.status, alone.body.message]).toEqual([403, ledgerTexts.secondPerson]);
    const waiting = await api.client(admin.token)(chargesCall, { query: { waiting: 'second-person' } });
    expect(waiting.charges.map((one) => one.id)).toContain(charge.id);
    expect((await answer(admin, true)).body.charge).toMatchObject({
      state: 'open',
      allocated: 0,
      take_back: null,
      allocations: [{ amount: 5_000 }, { amount: -5_000, reason: 'It was for another person' }],
      receipts: [{ number: receipt.number, credit_note: expect.stringMatching(/^IMC-C-\d{4}-\d{5}$/) }],
    });
    expect((await answer(admin, true)).status).toBe(200);
    expect((await answer(admin, false)).status).toBe(404);
    const { mails } = await api.client(admin.token)(mailsCall, { query: { q: member.user.email } });
    expect(mails.filter(({ template }) => template === 'payment-taken-back')).toHaveLength(1);
    const verified = await api.send(verifyReceiptCall, { query: `?code=${receipt.code}` });
    expect(verified.body.receipt).toMatchObject({ number: receipt.number, reversed_at: expect.any(String) });
    expect((await api.client(member.token)(profileCall, {})).data.payment_status).toBe('pending');
    const { payment } = await api.client(admin.token)(paymentCall, { query: { application_id: id } });
    expect(payment).toMatchObject({ state: 'received', amount: null, receipt_number: null, credit: 5_000 });

    const allocations = [{ charge_id: charge.id, amount: 5_000 }];
    expect((await post(allocateTransferCall, { transfer_id, allocations })).status).toBe(200);
    await api.issueReceipts();
    const again = (await receiptOf(member, id)).body.receipt;
    expect(again.number).not.toBe(receipt.number);
    expect(await numbersOf(transfer_id)).toEqual([[receipt.number, again.number]]);
  });

  test('PAY-30: a second person may refuse, and money that never came is not allocated', async () => {
    const { id, charge } = await submit();
    const { id: transfer_id } = await pay(charge.id, 5_000);
    await api.issueReceipts();
    const ask = { charge_id: charge.id, reason: 'Not on the statement', not_received: true };
    const idOf = async () => (await post(takeBackPaymentCall, ask)).body.charge.take_back.id;
    const by = treasurer;
    const refused = await post(decideTakeBackCall, { take_back_id: await idOf(), agreed: false }, { by });
    expect(refused.body.charge).toMatchObject({ allocated: 5_000, take_back: null });
    await post(decideTakeBackCall, { take_back_id: await idOf(), agreed: true }, { by });
    const { transfers } = await api.client(admin.token)(transfersCall, { query: {} });
    expect(transfers.find((transfer) => transfer.id === transfer_id)).toMatchObject({
      allocated: 0,
      not_allocated: 0,
      returns: [{ kind: 'not-received', amount: 5_000 }],
    });
    const [{ number, credit_note } = {}] = (await chargesOf(id))[0]?.receipts ?? [];
    expect(await numbersOf(transfer_id)).toEqual([[number], [credit_note]]);
    const { status, body } = await post(takeBackPaymentCall, ask);
    expect([status, body.message]).toEqual([409, ledgerTexts.nothingToTakeBack]);
  });

  test('PAY-30: what was confirmed since somebody asked is taken back once it can’t be undone', async () => {
    const { charge } = await submit();
    await pay(charge.id, 1_000);
    const asked = await post(takeBackPaymentCall, { charge_id: charge.id, reason: 'Another person' });
    await pay(charge.id, 4_000);
    const body = { take_back_id: asked.body.charge.take_back.id, agreed: true };
    const agree = () => post(decideTakeBackCall, body, { by: treasurer });
    const early = await agree();
    expect([early.status, early.body.message]).toEqual([409, ledgerTexts.undoInstead]);
    await api.issueReceipts();
    expect((await agree()).body.charge).toMatchObject({ allocated: 0, state: 'open' });
    await api.issueReceipts();
  });

  test('PAY-31: a waived charge is settled for the member, and gives nothing back', async () => {
    const { id, member, charge } = await submit(await newMember(api));
    await pay(charge.id, 2_000);
    const waive = () => post(waiveChargeCall, { charge_id: charge.id, reason: 'Decided by the council' });
    expect((await post(waiveChargeCall, { charge_id: charge.id, reason: ' ' })).status).toBe(400);
    expect((await waive()).body.charge).toMatchObject({ state: 'waived', allocated: 2_000 });
    expect((await waive()).status).toBe(409);
    await api.issueReceipts();
    expect((await receiptOf(member, id)).body.receipt.amount).toBe(2_000);
    expect((await api.client(member.token)(profileCall, {})).data.payment_status).toBe('completed');
  });

  test('PAY-10: what an erased account left open can be waived, and stops no receipt of others', async () => {
    const [{ member, charge }, other] = [await submit(await newMember(api)), await submit()];
    await pay(charge.id, 2_000);
    await api.client(member.token)(eraseAccountCall, { body: { password: member.password } });
    const waived = await post(waiveChargeCall, { charge_id: charge.id, reason: 'The account is gone' });
    expect(waived.body.charge).toMatchObject({ state: 'waived', name: '' });
    await pay(other.charge.id, 5_000);
    await api.issueReceipts();
    expect((await chargeOf(other.id))?.receipts).toHaveLength(1);
  });

  test('PAY-34: the admission fee is charged at the approval, and void when it is left unpaid', async () => {
    const { id, member } = await submit(await newMember(api));
    const states = async () => (await chargesOf(id)).map(({ kind, state }) => `${kind} ${state}`);
    await decide(id, 'approved');
    expect(await states()).toEqual(['application open', 'admission open']);
    // It can still be undone.
    expect((await api.client(member.token)(memberChargesCall, {})).charges).toHaveLength(1);
    await decide(id, 'rejected');
    expect(await states()).toEqual(['application open', 'admission void']);
    await decide(id, 'approved');
    const admission = (await chargesOf(id)).at(-1);
    await pay(admission?.id ?? 0, 1_000);
    await decide(id, 'rejected');
    expect(await states()).toEqual(['application open', 'admission void', 'admission open']);
  });

  test('PAY-6: nothing is due for a withdrawn application', async () => {
    const { id, member, charge, surname } = await submit();
    await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
    const late = await record({ amount: 5_000, allocations: [{ charge_id: charge.id, amount: 5_000 }] });
    expect([late.status, late.body.changed?.state]).toEqual([409, 'void']);
    const { charges } = await api.client(admin.token)(chargesCall, { query: { q: surname } });
    expect(charges).toEqual([]);
  });

  test('PAY-28: charges are found by reference, number and name', async () => {
    const { id, charge, surname, reference } = await submit();
    for (const q of [reference, String(id), surname, `sade ${surname.toLowerCase()}`]) {
      const { charges, counts } = await api.client(admin.token)(chargesCall, { query: { q, state: 'open' } });
      expect(
        charges.map((one) => one.id),
        q,
      ).toContain(charge.id);
      expect(counts.open).toBeGreaterThan(0);
    }
  });

  test('PAY-32, PAY-33: the cash book balances, and a closed month stays as it was', async () => {
    const { charge } = await submit();
    const book = (query: Record<string, string>) => api.client(admin.token)(cashBookCall, { query });
    const month = (await book({})).next_month ?? '';
    const period = { from: `${month}-01`, to: `${month}-28` };
    const part = (amount: number) =>
      record({ amount, value_date: period.from, allocations: [{ charge_id: charge.id, amount }] });
    await part(1_000);
    const before = await book(period);
    const sum = before.lines.reduce((all, { amount }) => all + amount, 0);
    expect(before.opening + sum).toBe(before.closing);
    expect(before.lines.at(-1)?.balance).toBe(before.closing);
    const close = (seen_closing?: number) => post(closeMonthCall, { month, seen_closing });
    expect((await post(closeMonthCall, { month: '2999-01' })).status).toBe(409);
    expect((await close(-1)).body.message).toBe(ledgerTexts.otherClosing);
    expect((await close()).body).toMatchObject({ closed_through: month });
    await part(2_000);
    const { lines, ...after } = await book(period);
    expect([after.closing, lines.length]).toEqual([before.closing, before.lines.length]);
    const today = (await book({})).lines.at(-1);
    expect(today).toMatchObject({ amount: 2_000, value_date: period.from });
    for (const format of ['csv', 'xlsx']) {
      const file = await api.send(exportCashBookCall, {
        token: treasurer.token,
        query: `?${new URLSearchParams({ ...period, format })}`,
      });
      expect(file.status).toBe(200);
    }
    expect(
      (await api.send(cashBookCall, { token: admin.token, query: '?from=2025-01-01&to=2026-06-01' })).status,
    ).toBe(400);
  });
}
