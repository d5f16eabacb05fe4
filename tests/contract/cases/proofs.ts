import {
  answerPaymentQueryCall,
  applicationAnswers,
  applicationDraftCall,
  applicationTexts,
  largestId,
  memberApplicationsCall,
  openDraftCall,
  paymentCall,
  paymentTexts,
  profileCall,
  receiptCall,
  receiptTexts,
  removeDraftProofCall,
  replaceProofCall,
  submitApplicationCall,
  updatePaymentCall,
  uploadDraftProofCall,
  uploadTexts,
  verifyReceiptCall,
  withdrawApplicationCall,
} from '@imc/api/contract';
import { describe, expect, test } from 'vitest';
import { photographFile } from '../../pictures/photograph.ts';
import { formWith, newMember, type Person, signInAdmin, submissionParts } from '../people.ts';
import type { TestApi } from '../test-api.ts';

const proofParts = async (id: number | string, file?: File | null): Promise<FormData> => {
  const parts = new FormData();
  parts.set('application_id', String(id));
  const proof = file === undefined ? await photographFile() : file;
  if (proof) parts.set('proofOfPayment', proof, proof.name);
  return parts;
};

const openDraft = async (api: TestApi, { token }: Person) =>
  (await api.client(token)(openDraftCall)).draft.application_id;

const keep = async (api: TestApi, { token }: Person, id: number | string, file?: File | null) =>
  api.send(uploadDraftProofCall, { token, form: await proofParts(id, file) });

/** Without a file by default. */
const submit = async (api: TestApi, { token }: Person, id: number, file: File | null = null, headers = {}) =>
  api.send(submitApplicationCall, {
    token,
    form: await submissionParts(formWith({ application_id: id }), file),
    headers,
  });

const newestOf = async (api: TestApi, { token }: Person) =>
  (await api.client(token)(memberApplicationsCall)).applications[0];

function keptProofs(api: TestApi): void {
  test('a kept proof is in the draft until it is replaced, removed or submitted', async () => {
    const member = await newMember(api);
    const id = await openDraft(api, member);
    const draft = async () => (await api.client(member.token)(applicationDraftCall)).draft;
    expect((await draft())?.proof).toBeNull();
    const first = await keep(api, member, id);
    expect(first.status).toBe(200);
    expect((await draft())?.proof).toEqual(first.body.proof);
    const second = await keep(
      api,
      member,
      id,
      await photographFile('b.png', { format: 'png', width: 90, height: 60 }),
    );
    expect(second.body.proof.file).not.toBe(first.body.proof.file);
    expect((await draft())?.proof).toEqual(second.body.proof);
    for (const _time of [1, 2]) {
      const removed = await api.send(removeDraftProofCall, {
        token: member.token,
        body: { application_id: id },
      });
      expect([removed.status, removed.body.message]).toEqual([200, applicationAnswers.proofRemoved]);
    }
    expect((await draft())?.proof).toBeNull();
  });

  test('a submission without an image uses the kept one, once per key', async () => {
    const member = await newMember(api);
    const id = await openDraft(api, member);
    const { proof } = (await keep(api, member, id)).body;
    const key = { 'Idempotency-Key': `kept-${id}` };
    const answer = await submit(api, member, id, null, key);
    expect(answer.status).toBe(200);
    expect((await submit(api, member, id, null, key)).body).toEqual(answer.body);
    expect(await newestOf(api, member)).toMatchObject({
      id,
      proof_of_payment: proof.file,
      payment_state: 'received',
      payment_question: null,
    });
  });

  test('an image that is sent with the submission wins', async () => {
    const member = await newMember(api);
    const id = await openDraft(api, member);
    const { proof } = (await keep(api, member, id)).body;
    expect((await submit(api, member, id, await photographFile('other.jpg', { seed: 2 }))).status).toBe(200);
    const application = await newestOf(api, member);
    expect(application?.proof_of_payment).toBeTruthy();
    expect(application?.proof_of_payment).not.toBe(proof.file);
  });

  test('a draft without a kept proof needs an image', async () => {
    const member = await newMember(api);
    const id = await openDraft(api, member);
    const answer = await submit(api, member, id);
    expect([answer.status, answer.body.errors]).toEqual([400, { proofOfPayment: applicationTexts.proof }]);
    await keep(api, member, id);
    await api.send(removeDraftProofCall, { token: member.token, body: { application_id: id } });
    expect((await submit(api, member, id)).status).toBe(400);
  });

  test('a refused picture leaves the kept one', async () => {
    const member = await newMember(api);
    const id = await openDraft(api, member);
    const { proof } = (await keep(api, member, id)).body;
    const text = new File(['no picture'], 'proof.jpg', { type: 'image/jpeg' });
    const refused = await keep(api, member, id, text);
    expect([refused.status, refused.body.message]).toEqual([415, uploadTexts.notAnImage]);
    const missing = await keep(api, member, id, null);
    expect([missing.status, missing.body.errors]).toEqual([400, { proofOfPayment: uploadTexts.missing }]);
    expect((await api.client(member.token)(applicationDraftCall)).draft?.proof).toEqual(proof);
  });

  test('another member’s draft, a missing one and a submitted one are the same 404', async () => {
    const [owner, member] = [await newMember(api), await newMember(api)];
    const theirs = await openDraft(api, owner);
    const answers = [await keep(api, member, theirs), await keep(api, member, largestId)];
    await keep(api, owner, theirs);
    await submit(api, owner, theirs);
    answers.push(await keep(api, owner, theirs));
    for (const answer of answers)
      expect([answer.status, answer.body.message]).toEqual([404, applicationAnswers.draftNotFound]);
    for (const id of ['', 'x', '0']) expect((await keep(api, member, id)).status).toBe(400);
  });
}

function payments(api: TestApi): void {
  const decide = async (admin: Person, body: object) =>
    api.send(updatePaymentCall, { token: admin.token, body });
  const replace = async ({ token }: Person, id: number, headers = {}, file?: File) =>
    api.send(replaceProofCall, { token, form: await proofParts(id, file), headers });
  const newApplication = async (member: Person) => {
    const id = await openDraft(api, member);
    await keep(api, member, id);
    await submit(api, member, id);
    return id;
  };

  test('a queried payment shows its question, takes a new picture and is confirmed', async () => {
    const [member, admin] = [await newMember(api), await signInAdmin(api)];
    const id = await newApplication(member);
    const earlier = (await newestOf(api, member))?.proof_of_payment;
    const question = 'Which account was it sent from?';
    for (const _time of [1, 2]) {
      const queried = await decide(admin, { application_id: id, state: 'queried', question });
      expect([queried.status, queried.body.message]).toEqual([200, applicationAnswers.paymentUpdated]);
    }
    expect(await newestOf(api, member)).toMatchObject({
      payment_state: 'queried',
      payment_question: question,
    });

    const key = { 'Idempotency-Key': `replaced-${id}` };
    const file = await photographFile('second.jpg', { seed: 3 });
    const replaced = await replace(member, id, key, file);
    expect(replaced.status).toBe(200);
    expect((await replace(member, id, key, file)).body).toEqual(replaced.body);
    expect(replaced.body.proof_of_payment).not.toBe(earlier);
    expect(await newestOf(api, member)).toMatchObject({
      payment_state: 'received',
      payment_question: null,
      proof_of_payment: replaced.body.proof_of_payment,
    });

    expect((await decide(admin, { application_id: id, state: 'confirmed', amount: 5_000 })).status).toBe(200);
    // Members see nothing that can still be undone.
    expect(await newestOf(api, member)).toMatchObject({ payment_state: 'received', payment_amount: null });
    expect((await api.client(member.token)(profileCall)).data.payment_status).toBe('pending');
    await api.issueReceipts();
    expect(await newestOf(api, member)).toMatchObject({ payment_state: 'confirmed', payment_amount: 5_000 });
    const paymentStatus = async () => (await api.client(member.token)(profileCall)).data.payment_status;
    expect(await paymentStatus()).toBe('completed');
    for (const change of [{ state: 'queried' }, { state: 'confirmed', amount: 1 }]) {
      const late = await decide(admin, { application_id: id, ...change });
      expect([late.status, late.body.message]).toEqual([409, applicationAnswers.paymentConfirmed]);
    }
    const unasked = await replace(member, id);
    expect([unasked.status, unasked.body.message]).toEqual([409, applicationAnswers.proofNotAsked]);

    // DASH-3: of the current application.
    const next = await newApplication(member);
    expect(await paymentStatus()).toBe('pending');
    await api.client(member.token)(withdrawApplicationCall, { body: { application_id: next } });
    expect(await paymentStatus()).toBe('completed');
  });

  test('PAY-5: the question about a payment is answered in words, also after a new picture, and once', async () => {
    const [member, stranger, admin] = [await newMember(api), await newMember(api), await signInAdmin(api)];
    const id = await newApplication(member);
    const words = '<b>From GTBank</b>\u200B, on 4 May.';
    const answer = ({ token }: Person, text = words, headers = {}) =>
      api.send(answerPaymentQueryCall, { token, body: { application_id: id, answer: text }, headers });
    const listed = async () =>
      (await api.client(admin.token)(paymentCall, { query: { application_id: id } })).payment;
    const ask = (question: string) => decide(admin, { application_id: id, state: 'queried', question });

    const unasked = await answer(member);
    expect([unasked.status, unasked.body.message]).toEqual([409, applicationAnswers.paymentNotQueried]);
    expect((await ask('Which account?')).status).toBe(200);
    expect((await answer(stranger)).status).toBe(404);
    expect((await answer(member, ' \u200B ')).body.errors).toEqual({ answer: paymentTexts.answerRequired });

    expect((await replace(member, id)).status).toBe(200);
    expect((await listed()).reply).toEqual({ question: 'Which account?', answer: null, new_proof: true });
    const key = { 'Idempotency-Key': `answer-${id}` };
    const sent = await answer(member, words, key);
    expect([sent.status, sent.body.message]).toEqual([200, applicationAnswers.paymentAnswered]);
    expect((await answer(member, words, key)).body).toEqual(sent.body);
    expect((await answer(member)).status).toBe(409);
    const reply = { question: 'Which account?', answer: '<b>From GTBank</b>, on 4 May.', new_proof: true };
    expect(await listed()).toMatchObject({ state: 'received', question: null, reply });

    // A new question needs a new answer.
    await ask('And the date?');
    expect((await listed()).reply).toBeNull();
    expect((await answer(member, 'On 4 May.')).status).toBe(200);
    expect((await listed()).reply).toEqual({
      question: 'And the date?',
      answer: 'On 4 May.',
      new_proof: false,
    });
  });

  test('a confirmed payment has a receipt that its owner and admins can read, and anyone with its code verify', async () => {
    const [member, other, admin] = [await newMember(api), await newMember(api), await signInAdmin(api)];
    const [first, second] = [await newApplication(member), await newApplication(member)];
    const read = ({ token }: Person, application_id: number) =>
      api.send(receiptCall, { token, query: `?application_id=${application_id}` });
    const unknown = await decide(admin, { application_id: first, state: 'confirmed' });
    expect([unknown.status, unknown.body.errors]).toEqual([
      400,
      { amount: applicationAnswers.paymentAmount },
    ]);
    const amountOf = (id: number) => 1_000 + (id % 1_000);
    for (const id of [first, second]) {
      for (const _time of [1, 2]) {
        const decided = await decide(admin, {
          application_id: id,
          state: 'confirmed',
          amount: amountOf(id),
          reason: 'Paid in kind',
        });
        expect(decided.status).toBe(200);
      }
    }
    expect((await read(admin, second)).status).toBe(404);
    await api.issueReceipts();
    const { receipt } = (await read(member, second)).body;
    expect((await newestOf(api, member))?.receipt_number).toBe(receipt.number);
    expect((await read(admin, second)).body.receipt).toEqual(receipt);
    expect(receipt).toMatchObject({
      application_id: second,
      reference: `IMC-APP-${second}`,
      amount: amountOf(second),
      name: 'Amaka Grace Nwosu',
    });
    const sequence = (number: string) => Number(number.split('-').at(-1));
    const { number: firstNumber } = (await read(member, first)).body.receipt;
    expect(receipt.number).toMatch(/^IMC-R-\d{4}-\d{5}$/);
    expect(sequence(receipt.number)).toBe(sequence(firstNumber) + 1);

    const typed = receipt.code.toLowerCase().replace(/.{4}/g, '$& ');
    const verified = await api.send(verifyReceiptCall, { query: `?code=${encodeURIComponent(typed)}` });
    expect(verified.body.receipt).toEqual({
      number: receipt.number,
      grade: receipt.grade,
      amount: receipt.amount,
      issued_at: receipt.issued_at,
      initials: 'A. G. N.',
      credit_note: null,
      reversed_at: null,
    });
    for (const code of ['', 'A', '0'.repeat(16), "' or 1=1 --"]) {
      const answer = await api.send(verifyReceiptCall, { query: `?code=${encodeURIComponent(code)}` });
      expect([answer.status, answer.body.message]).toEqual([404, receiptTexts.unknownCode]);
    }
    const unpaid = await newApplication(member);
    for (const [person, id] of [
      [other, second],
      [member, unpaid],
      [member, largestId],
    ] as const) {
      const answer = await read(person, id);
      expect([answer.status, answer.body.message]).toEqual([404, receiptTexts.notFound]);
    }
  });

  test('a payment that is being checked takes a new picture', async () => {
    const member = await newMember(api);
    expect((await replace(member, await newApplication(member))).status).toBe(200);
  });

  test('drafts, missing applications and other members’ are 404', async () => {
    const [owner, member, admin] = [await newMember(api), await newMember(api), await signInAdmin(api)];
    const submitted = await newApplication(owner);
    const draft = await openDraft(api, owner);
    const answers = [
      await replace(member, submitted),
      await replace(owner, draft),
      await replace(owner, largestId),
      await decide(admin, { application_id: draft, state: 'confirmed' }),
      await decide(admin, { application_id: largestId, state: 'queried' }),
    ];
    for (const answer of answers)
      expect([answer.status, answer.body.message]).toEqual([404, applicationAnswers.notFound]);
  });

  test('only the two decisions with a sensible amount are accepted', async () => {
    const [member, admin] = [await newMember(api), await signInAdmin(api)];
    const id = await newApplication(member);
    for (const change of [
      { state: 'none' },
      { state: 'confirmed', amount: 0 },
      { state: 'confirmed', amount: 1.5 },
    ]) {
      expect((await decide(admin, { application_id: id, ...change })).status).toBe(400);
    }
    expect((await newestOf(api, member))?.payment_state).toBe('received');
  });
}

/** Proofs that are kept with a draft or replaced, and decisions on payments. */
export function proofCases(api: TestApi): void {
  describe('kept proofs', () => keptProofs(api));
  describe('payments', () => payments(api));
}
