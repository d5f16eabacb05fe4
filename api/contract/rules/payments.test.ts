import { describe, expect, it } from 'vitest';
import { memberApplicationReader } from '../entities/application.ts';
import { paymentStates } from '../entities/payment.ts';
import { isPayable, paymentsOf } from './payments.ts';

const application = (fields: Readonly<Record<string, unknown>>) =>
  memberApplicationReader.parse({
    membershipCategory: 'Fellow',
    created_at: '2026-05-04T09:12:00.000Z',
    ...fields,
  });

const draft = {
  application_id: 9,
  reference: 'IMC-APP-9',
  data: { membershipCategory: 'Full Member (MIMC)' },
  saved_at: '2026-05-05T08:00:00.000Z',
};

describe('payments', () => {
  it('are in the history once confirmed, and pending before', () => {
    const applications = paymentStates.map((payment_state, index) =>
      application({ id: index + 1, payment_state }),
    );
    const { pending, history } = paymentsOf(applications, null);
    expect(pending.map(({ state }) => state)).toEqual(['none', 'received', 'queried']);
    expect(history.map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('start with the open draft, under its reserved reference', () => {
    const { pending } = paymentsOf([application({ id: 7, proof_of_payment: 'a.jpg' })], draft);
    expect(pending.map(({ reference }) => reference)).toEqual(['IMC-APP-9', 'IMC-APP-7']);
    expect(pending[0]).toEqual({
      applicationId: 9,
      reference: 'IMC-APP-9',
      grade: 'MIMC',
      category: 'Full Member',
      date: '2026-05-05T08:00:00.000Z',
      feeKind: 'application',
      fee: 5_000,
      amount: null,
      state: 'none',
      receipt: null,
    });
    const unsaved = { ...draft, data: null, saved_at: null };
    expect(paymentsOf([], unsaved).pending[0]).toMatchObject({ grade: undefined, category: '', date: '' });
  });

  it('contain no duplicate if the draft was submitted between the two requests', () => {
    const { pending, history } = paymentsOf([application({ id: 9, payment_state: 'confirmed' })], draft);
    expect(pending).toEqual([]);
    expect(history.map(({ reference }) => reference)).toEqual(['IMC-APP-9']);
  });

  it('S-11.67: contain a withdrawn application only if its payment was confirmed', () => {
    const withdrawn_at = '2026-05-06T09:00:00.000Z';
    const { pending, history } = paymentsOf(
      paymentStates.map((payment_state, index) =>
        application({ id: index + 1, payment_state, withdrawn_at }),
      ),
      null,
    );
    expect(pending).toEqual([]);
    expect(history.map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('are due if none was received or the one received was queried', () => {
    expect(paymentStates.filter((state) => isPayable({ state }))).toEqual(['none', 'queried']);
  });
});

describe('the payment state', () => {
  it.each([
    [{ payment_state: 'confirmed', payment_amount: 35_000 }, 'confirmed', 35_000],
    [{ payment_state: 'Queried', payment_amount: '35000' }, 'queried', 35_000],
    [{ payment_state: 'received', payment_amount: null }, 'received', null],
    [{ proof_of_payment: 'a.jpg' }, 'received', null],
    [{ payment_state: 'unheard of', payment_amount: 'a lot' }, 'none', null],
    [{}, 'none', null],
  ])('is read from %o', (fields, paymentState, paymentAmount) => {
    expect(application({ id: 1, ...fields })).toMatchObject({ paymentState, paymentAmount });
  });
});
