import {
  applicationAnswers,
  applicationReference,
  applicationReviewCall,
  largestId,
  ledgerTexts,
  matchPaymentsCall,
  memberApplicationsCall,
  paymentCall,
  paymentsCall,
  paymentTexts,
  profileCall,
  receiptCall,
  recordPartPaymentCall,
  type StatementLine,
  statementLimits,
  undoPaymentCall,
  undoTime,
  updateApplicationStatusCall,
  updatePaymentCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  anyMember,
  type formWith,
  newApplication,
  newMember,
  type Person,
  signInAdmin,
  withRole,
} from '../people.ts';
import type { TestApi } from '../test-api.ts';

/** The list, part payments, bank references, conflicts, and lines of bank statements. */
export function paymentCases(api: TestApi): void {
  let admin: Person;
  let names = 0;
  beforeAll(async () => {
    admin = await signInAdmin(api);
  });

  /** Under a name that no other application has. */
  const submit = async (form: Parameters<typeof formWith>[0] = {}, owner?: Person) => {
    names += 1;
    const suffix = String.fromCharCode(96 + names, 96 + names);
    const surname = `Deskname${suffix}`;
    const member = owner ?? (await anyMember(api));
    const id = await newApplication(api, member, { surname, otherNames: 'Sade Uche', ...form });
    return { id, member, surname, reference: applicationReference(id) };
  };
  const list = (query: Readonly<Record<string, string>>) => api.client(admin.token)(paymentsCall, { query });
  const update = (body: object) => api.send(updatePaymentCall, { token: admin.token, body });
  const part = (body: object, headers = {}) =>
    api.send(recordPartPaymentCall, { token: admin.token, body, headers });
  const match = async (...lines: Partial<StatementLine>[]) =>
    (
      await api.client(admin.token)(matchPaymentsCall, {
        body: {
          lines: lines.map((line) => ({
            amount: 35_000,
            value_date: null,
            bank_reference: '',
            narration: '',
            ...line,
          })),
        },
      })
    ).lines;

  describe('PAY-14: one payment', () => {
    const one = (id: number) => api.client(admin.token)(paymentCall, { query: { application_id: id } });

    test('is answered as in the list, also after it changed, with where else its proof was sent', async () => {
      const { id, surname } = await submit();
      const [listed] = (await list({ q: surname })).payments;
      const { payment: first, same_proofs } = await one(id);
      expect(first).toEqual(listed);
      const review = await api.client(admin.token)(applicationReviewCall, { query: { application_id: id } });
      expect(same_proofs).toEqual(review.same_proofs);
      expect((await part({ application_id: id, amount: 1_000 })).status).toBe(200);
      const { payment } = await one(id);
      expect(payment).toMatchObject({ amount: 1_000, state: 'received' });
      expect(payment.transfers).toHaveLength(1);
      expect(payment.last_change?.changed_by).toBe(admin.user.name);
    });

    test('the second of two admins is refused, and succeeds with what the payment is now', async () => {
      const { id } = await submit();
      const { payment: before } = await one(id);
      const seen = ({ state, amount }: typeof before) => ({ seen_state: state, seen_amount: amount });
      expect((await part({ application_id: id, amount: 1_000, ...seen(before) })).status).toBe(200);
      expect((await part({ application_id: id, amount: 2_000, ...seen(before) })).status).toBe(409);
      const { payment: after } = await one(id);
      expect((await part({ application_id: id, amount: 2_000, ...seen(after) })).status).toBe(200);
      expect((await one(id)).payment.amount).toBe(3_000);
    });

    test.each([
      ['99999999', 404],
      ['0', 400],
      ['1%20OR%201=1', 400],
      ['', 400],
    ])('an id of %j is %i', async (id, status) => {
      const answer = await api.send(paymentCall, { token: admin.token, query: `?application_id=${id}` });
      expect(answer.status).toBe(status);
    });
  });

  describe('PAY-11, PAY-12: the list', () => {
    test('has the facts of a payment, its transfers, and who changed it last', async () => {
      const { id, member, surname, reference } = await submit({
        membershipCategory: 'Associate Member (AIMC)',
      });
      const fresh = await list({ q: surname, state: 'received' });
      expect(fresh).toMatchObject({
        total: 1,
        page: 1,
        pages: 1,
        counts: { none: 0, received: 1, confirmed: 0, queried: 0 },
        payments: [
          {
            application_id: id,
            reference,
            grade: 'AIMC',
            fee_kind: 'application',
            fee: 5_000,
            amount: null,
            state: 'received',
            is_own: false,
            question: null,
            proof: expect.any(String),
            proof_uploaded_at: expect.any(String),
            receipt_number: null,
            transfers: [],
            last_change: { changed_by: member.user.name },
          },
        ],
      });
      expect(fresh.payments[0]?.name).toContain(surname);
      await part({
        application_id: id,
        amount: 2_000,
        value_date: '2026-01-05',
        bank_reference: ' FT 2610/1 ',
      });
      await update({ application_id: id, state: 'confirmed', amount: 3_000, bank_reference: 'FT 2610/2' });
      await api.issueReceipts();
      const { payments } = await list({ q: reference });
      const recorded = {
        recorded_by: admin.user.name,
        recorded_at: expect.any(String),
        id: expect.any(Number),
      };
      expect(payments).toMatchObject([
        {
          amount: 5_000,
          state: 'confirmed',
          receipt_number: expect.stringMatching(/^IMC-R-\d{4}-\d+$/),
          transfers: [
            { ...recorded, amount: 2_000, value_date: '2026-01-05', bank_reference: 'FT 2610/1' },
            { ...recorded, amount: 3_000, value_date: null, bank_reference: 'FT 2610/2' },
          ],
          last_change: { changed_by: admin.user.name },
        },
      ]);
      for (const q of ['ft2610', 'FT-2610-2', payments[0]?.receipt_number ?? '', surname.toLowerCase()]) {
        expect(
          (await list({ q })).payments.map(({ application_id }) => application_id),
          q,
        ).toContain(id);
      }
      // Too short for a beginning: all references of a bank may begin so.
      expect((await list({ q: 'ft261' })).total).toBe(0);
      for (const q of ['2,000', '₦3,000.00', '5000']) {
        const found = await list({ q, state: 'confirmed', limit: '100' });
        expect(
          found.payments.map(({ application_id }) => application_id),
          q,
        ).toContain(id);
      }
    });

    test('has the oldest that wait first, in pages, without withdrawn ones', async () => {
      const ids: number[] = [];
      for (const otherNames of ['Pagesample One', 'Pagesample Two', 'Pagesample Three']) {
        const { id, member } = await submit({ otherNames });
        ids.push(id);
        if (ids.length === 3) {
          await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
        }
      }
      const pageOf = async (page: string, order?: string) => {
        const query = { q: 'Pagesample', state: 'received', limit: '1', page };
        return list(order ? { ...query, order } : query);
      };
      const pages = [await pageOf('1'), await pageOf('2'), await pageOf('3')];
      expect(pages.map(({ payments }) => payments.map(({ application_id }) => application_id))).toEqual([
        [ids[0]],
        [ids[1]],
        [],
      ]);
      expect(pages[0]).toMatchObject({ total: 2, pages: 2 });
      expect((await pageOf('1', 'desc')).payments[0]?.application_id).toBe(ids[1]);
    });

    test.each<Record<string, string>>([
      { state: 'paid' },
      { page: '-1' },
      { page: '0' },
      { limit: '101' },
      { order: 'up' },
      { q: 'x'.repeat(101) },
    ])('%j is 400', async (query) => {
      const { status } = await api.send(paymentsCall, {
        token: admin.token,
        query: `?${new URLSearchParams(query)}`,
      });
      expect(status).toBe(400);
    });
  });

  describe('PAY-16: a part payment', () => {
    test('stays received, adds up, and is recorded once per key', async () => {
      const { id, member } = await submit();
      const body = { application_id: id, amount: 1_000, seen_state: 'received', seen_amount: null };
      const key = { 'idempotency-key': `part-${id}` };
      const answers = [await part(body, key), await part(body, key)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers[1]?.body).toMatchObject({ message: paymentTexts.partRecorded, amount: 1_000 });
      expect((await part({ application_id: id, amount: 3_000 })).body.amount).toBe(4_000);
      const { applications } = await api.client(member.token)(memberApplicationsCall, { query: {} });
      expect(applications.find((application) => application.id === id)).toMatchObject({
        payment_state: 'received',
        payment_amount: 4_000,
      });
      const less = await update({ application_id: id, state: 'confirmed' });
      expect([less.status, less.body.errors]).toEqual([400, { reason: ledgerTexts.lessThanDue(1_000) }]);
      await update({ application_id: id, state: 'confirmed', reason: 'Paid in kind' });
      await api.issueReceipts();
      const confirmed = await update({ application_id: id, state: 'confirmed' });
      expect(confirmed.body).toMatchObject({
        receipt_number: expect.stringMatching(/^IMC-R-/),
        undo_until: null,
      });
      const late = await part({ application_id: id, amount: 1 });
      expect([late.status, late.body.message]).toEqual([409, applicationAnswers.paymentConfirmed]);
    });

    test.each([
      { amount: 0 },
      { amount: 10.5 },
      { amount: undefined },
      { amount: 1, value_date: '2026-02-30' },
      { amount: 1, value_date: '2999-01-01' },
      { amount: 1, bank_reference: 'x'.repeat(101) },
      { amount: 1, seen_state: 'paid' },
    ])('%j is 400 and changes nothing', async (body) => {
      const { id, reference } = await submit();
      expect((await part({ application_id: id, ...body })).status).toBe(400);
      expect((await list({ q: reference })).payments[0]?.transfers).toEqual([]);
    });

    test('of a missing or a withdrawn application, or the admin’s own, is refused', async () => {
      expect((await part({ application_id: largestId, amount: 1 })).status).toBe(404);
      const { id, member } = await submit();
      await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
      expect((await part({ application_id: id, amount: 1 })).status).toBe(409);
      const own = await newApplication(api, admin, { surname: 'Deskowner' });
      expect((await part({ application_id: own, amount: 1 })).status).toBe(403);
      expect((await list({ q: applicationReference(own) })).payments[0]?.is_own).toBe(true);
    });
  });

  test('PAY-11: a payment stays when its application is withdrawn, marked, and counted', async () => {
    const { id, member, surname } = await submit();
    await update({ application_id: id, state: 'confirmed', amount: 5_000 });
    await api.issueReceipts();
    await api.send(withdrawApplicationCall, { token: member.token, body: { application_id: id } });
    const { payments, counts } = await list({ q: surname, state: 'confirmed' });
    expect(counts.confirmed).toBe(1);
    expect(payments).toMatchObject([{ application_id: id, amount: 5_000, withdrawn_at: expect.any(String) }]);
    expect(payments[0]?.receipt_number).toMatch(/^IMC-R-/);
  });

  test('PAY-18: a bank reference is recorded once, however it is written', async () => {
    const [first, second] = [await submit(), await submit()];
    await part({ application_id: first.id, amount: 1_000, bank_reference: `Once/2026/${first.id}` });
    const message = ledgerTexts.sameTransfer(first.reference);
    for (const refused of [
      await part({ application_id: first.id, amount: 1_000, bank_reference: `once 2026 ${first.id}` }),
      await update({
        application_id: second.id,
        state: 'confirmed',
        amount: 1_000,
        bank_reference: `ONCE-2026-${first.id}`,
        reason: 'Paid in kind',
      }),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        409,
        { status: 'error', message, errors: { bank_reference: message } },
      ]);
    }
    expect((await list({ q: second.reference })).payments[0]?.state).toBe('received');
  });

  test('R-45: more than the fee is recorded with a reason only', async () => {
    const { id, reference } = await submit({ membershipCategory: 'Associate Member (AIMC)' });
    const errors = { reason: paymentTexts.reasonRequired };
    for (const refused of [
      await part({ application_id: id, amount: 5_001 }),
      await update({ application_id: id, state: 'confirmed', amount: 5_001, reason: ' \u200b ' }),
    ]) {
      expect([refused.status, refused.body.errors]).toEqual([400, errors]);
    }
    await part({ application_id: id, amount: 2_000 });
    const more = { application_id: id, amount: 8_000, reason: 'Also pays for IMC-APP-1' };
    expect((await part(more)).status).toBe(200);
    const { payments } = await list({ q: reference });
    expect(payments[0]).toMatchObject({ state: 'confirmed', amount: 5_000, credit: 5_000 });
    expect(payments[0]?.transfers.map(({ amount, reason }) => [amount, reason])).toEqual([
      [2_000, null],
      [3_000, 'Also pays for IMC-APP-1'],
    ]);
  });

  test('PAY-19: a payment that was changed since is not overwritten, and 409 tells by whom', async () => {
    const { id } = await submit();
    await part({ application_id: id, amount: 1_000 });
    const unseen = { application_id: id, seen_state: 'received', seen_amount: null };
    for (const refused of [
      await update({ ...unseen, state: 'confirmed', amount: 5_000 }),
      await update({ ...unseen, state: 'queried', question: 'Which account?' }),
      await part({ ...unseen, amount: 5_000 }),
    ]) {
      expect([refused.status, refused.body]).toEqual([
        409,
        {
          status: 'error',
          message: paymentTexts.changedSince(admin.user.name),
          changed: { state: 'received', changed_by: admin.user.name, changed_at: expect.any(String) },
        },
      ]);
    }
    const seen = { application_id: id, seen_state: 'received', seen_amount: 1_000 };
    expect((await update({ ...seen, state: 'confirmed', amount: 4_000 })).status).toBe(200);
    expect((await update({ ...seen, state: 'confirmed', amount: 4_000 })).status).toBe(200);
    const late = await update({ ...seen, state: 'queried', question: 'Late' });
    expect([late.status, late.body.changed?.state]).toEqual([409, 'confirmed']);
  });

  test('S-9.9: once approved, the admission fee is the second payment, with a receipt of its own', async () => {
    const form = { membershipCategory: 'Associate Member (AIMC)' };
    // Without credit from other tests.
    const { id, member, surname, reference } = await submit(form, await newMember(api));
    const decide = (status: string) =>
      api.send(updateApplicationStatusCall, { token: admin.token, body: { application_id: id, status } });
    const own = async () =>
      (await api.client(member.token)(memberApplicationsCall, { query: {} })).applications.find(
        (application) => application.id === id,
      );
    const paymentStatus = async () => (await api.client(member.token)(profileCall, {})).data.payment_status;
    const receipt = async (query = '') =>
      (await api.send(receiptCall, { token: member.token, query: `?application_id=${id}${query}` })).body
        .receipt;

    await part({ application_id: id, amount: 2_000 });
    await update({ application_id: id, state: 'confirmed', amount: 3_000 });
    await api.issueReceipts();
    expect(await own()).toMatchObject({ payment_fee: 'application', payment_state: 'confirmed' });
    await decide('approved');
    expect(await own()).toMatchObject({ payment_fee: 'application', payment_state: 'confirmed' });
    await api.issueReceipts();
    const open = { payment_fee: 'admission', payment_state: 'none', payment_amount: null };
    expect(await own()).toMatchObject(open);
    expect(await paymentStatus()).toBe('pending');

    await decide('rejected');
    expect(await own()).toMatchObject({
      payment_fee: 'application',
      payment_state: 'confirmed',
      payment_amount: 5_000,
    });
    expect(await paymentStatus()).toBe('completed');
    await decide('approved');
    await api.issueReceipts();
    expect(await own()).toMatchObject(open);

    const facts = { fee_kind: 'admission', fee: 25_000, amount: null, state: 'none' };
    expect((await list({ q: reference })).payments).toMatchObject([
      {
        ...facts,
        receipt_number: null,
        receipts: [{ fee: 'application', amount: 5_000 }],
        transfers: [],
      },
    ]);
    const [line] = await match({ amount: 25_000, narration: `${reference} ${surname}` });
    expect(line?.matches[0]).toMatchObject({ ...facts, reasons: expect.arrayContaining(['amount']) });

    await part({ application_id: id, amount: 20_000 });
    await decide('rejected');
    expect(await own()).toMatchObject({ payment_fee: 'admission', payment_amount: 20_000 });
    await decide('approved');
    await update({ application_id: id, state: 'confirmed', amount: 5_000 });
    await api.issueReceipts();
    const first = await receipt('&fee=application');
    const second = await receipt();
    expect(first).toMatchObject({ fee: 'application', amount: 5_000 });
    expect(second).toMatchObject({ fee: 'admission', amount: 25_000 });
    expect(first.number).not.toBe(second.number);
    expect(await own()).toMatchObject({
      payment_state: 'confirmed',
      receipt_number: second.number,
      receipts: [
        { number: first.number, fee: 'application', amount: 5_000 },
        { number: second.number, fee: 'admission', amount: 25_000 },
      ],
    });
    expect(await paymentStatus()).toBe('completed');
  });

  describe('PAY-20: a confirmation', () => {
    const undo = (application_id: unknown, { token }: Person = admin) =>
      api.send(undoPaymentCall, { token, body: { application_id } });

    test('can be undone with its transfer, once, and the next one gets the receipt', async () => {
      const { id, member, reference } = await submit();
      await part({ application_id: id, amount: 3_000 });
      await update({ application_id: id, state: 'queried', question: 'Who paid?' });
      const confirmation = {
        application_id: id,
        state: 'confirmed',
        amount: 2_000,
        bank_reference: `Undone 2026 ${id}`,
      };
      const confirmed = await update(confirmation);
      const { undo_until } = confirmed.body;
      expect(Date.parse(undo_until) - Date.now()).toBeLessThanOrEqual(undoTime);
      expect((await list({ q: reference })).payments[0]).toMatchObject({ receipt_number: null, undo_until });
      for (const _time of [1, 2]) {
        const undone = await undo(id);
        expect([undone.status, undone.body]).toEqual([
          200,
          { status: 'success', message: paymentTexts.undone, payment_state: 'queried', amount: 3_000 },
        ]);
      }
      expect((await list({ q: reference })).payments[0]).toMatchObject({
        state: 'queried',
        amount: 3_000,
        question: 'Who paid?',
        undo_until: null,
        transfers: [{ amount: 3_000 }],
      });
      await api.issueReceipts();
      const receipt = () => api.send(receiptCall, { token: member.token, query: `?application_id=${id}` });
      expect((await receipt()).status).toBe(404);
      expect((await update(confirmation)).status).toBe(200);
      await api.issueReceipts();
      expect((await receipt()).body.receipt).toMatchObject({ amount: 5_000 });
      const late = await undo(id);
      expect([late.status, late.body.message]).toEqual([409, paymentTexts.undoTooLate]);
    });

    test('can be undone by who made it alone', async () => {
      const { id } = await submit();
      const none = await undo(id);
      expect([none.status, none.body.message]).toEqual([409, paymentTexts.nothingToUndo]);
      const treasurer = await withRole(api, admin, await newMember(api), 'treasurer');
      await update({ application_id: id, state: 'confirmed', amount: 5_000 });
      const refused = await undo(id, treasurer);
      expect([refused.status, refused.body.message]).toEqual([403, paymentTexts.undoOthers(admin.user.name)]);
      expect((await undo(largestId)).status).toBe(404);
      expect((await undo('first')).status).toBe(400);
    });
  });

  describe('PAY-23: lines of a bank statement', () => {
    test('are matched by reference, amount and name, the surest first', async () => {
      const { id, surname, reference } = await submit({ membershipCategory: 'Fellow (FIMC)' });
      const [both, named, strange, bare] = await match(
        { amount: 5_000, narration: `NIP TRF imcapp ${id} FROM SADE ${surname.toUpperCase()}` },
        { amount: 5_000, narration: `TRF/SADE ${surname}/GTB` },
        { narration: '=HYPERLINK("http://mail.example")<script>' },
        { amount: 1, narration: reference },
      );
      expect(both).toMatchObject({
        recorded_for: null,
        matches: [
          { application_id: id, reference, confidence: 'high', reasons: ['reference', 'amount', 'name'] },
        ],
      });
      expect(named?.matches).toMatchObject([
        { application_id: id, confidence: 'medium', reasons: ['amount', 'name'] },
      ]);
      expect(strange).toEqual({ recorded_for: null, matches: [] });
      expect(bare?.matches).toMatchObject([
        { application_id: id, confidence: 'medium', reasons: ['reference'] },
      ]);
    });

    test('that were recorded before say where, also without a bank reference', async () => {
      const { id, reference } = await submit();
      await part({
        application_id: id,
        amount: 4_000,
        value_date: '2026-01-06',
        bank_reference: `Stm 2026 ${id}`,
      });
      const sameReference = { bank_reference: `STM-2026-${id}`, value_date: '2026-01-06' };
      const [same, otherSum, bare, other] = await match(
        { ...sameReference, amount: 4_000 },
        // The reference of a batch.
        { ...sameReference, amount: 4_001 },
        { amount: 4_000, value_date: '2026-01-06', narration: reference },
        { amount: 4_000, value_date: '2026-01-07', narration: reference },
      );
      expect([same, otherSum, bare, other].map((line) => line?.recorded_for)).toEqual([
        reference,
        null,
        reference,
        null,
      ]);
    });

    test('of which two are equal and have no bank reference count as two transfers', async () => {
      const { id, reference } = await submit();
      await part({ application_id: id, amount: 3_000, value_date: '2026-01-06', bank_reference: 'NIP' });
      const line = { amount: 3_000, value_date: '2026-01-06', bank_reference: 'NIP', narration: reference };
      const [first, second, other] = await match(line, line, { ...line, narration: 'IMC-APP-999999' });
      expect([first, second, other].map((found) => found?.recorded_for)).toEqual([reference, null, null]);
      expect(second?.matches).toMatchObject([{ application_id: id }]);
    });

    test('are at most as many as a request may have', async () => {
      const line = { amount: 1, value_date: null, bank_reference: '', narration: '' };
      for (const lines of [
        [],
        Array.from({ length: statementLimits.linesPerCall + 1 }, () => line),
        [{ ...line, amount: 0.5 }],
        'IMC-APP-1',
      ]) {
        const { status } = await api.send(matchPaymentsCall, { token: admin.token, body: { lines } });
        expect(status).toBe(400);
      }
      const widest = { ...line, narration: '₦'.repeat(300), bank_reference: '₦'.repeat(100) };
      const body = { lines: Array.from({ length: 50 }, () => widest) };
      expect((await api.send(matchPaymentsCall, { token: admin.token, body })).status).toBe(200);
      const most = { lines: Array.from({ length: statementLimits.linesPerCall }, () => line) };
      const answer = await api.send(matchPaymentsCall, { token: admin.token, body: most });
      expect([answer.status, answer.body.lines.length]).toEqual([200, statementLimits.linesPerCall]);
    });
  });
}
