import { describe, expect, it } from 'vitest';
import type { MemberApplication } from '../entities/application.ts';
import { paymentStates } from '../entities/payment.ts';
import { isPayable, paymentsOf } from './payments.ts';

const application = (fields: Partial<MemberApplication>) =>
  ({
    grade: 'FIMC',
    membershipCategory: 'Fellow',
    createdAt: '2026-05-04T09:12:00.000Z',
    paymentState: 'received',
    paymentFee: 'application',
    withdrawnAt: null,
    ...fields,
  }) as MemberApplication;

const draft = {
  application_id: 9,
  reference: 'IMC-APP-9',
  data: { membershipCategory: 'Full Member (MIMC)' },
  saved_at: '2026-05-05T08:00:00.000Z',
  revision: 1,
  proof: null,
};

describe('payments', () => {
  it('are in the history once confirmed, and pending before', () => {
    const applications = paymentStates.map((paymentState, index) =>
      application({ id: index + 1, paymentState }),
    );
    const { pending, history } = paymentsOf(applications, null);
    expect(pending.map(({ state }) => state)).toEqual(['none', 'received', 'queried']);
    expect(history.map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('start with the open draft, under its reserved reference', () => {
    const { pending } = paymentsOf([application({ id: 7, proofOfPayment: 'a.jpg' })], draft);
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
    const { pending, history } = paymentsOf([application({ id: 9, paymentState: 'confirmed' })], draft);
    expect(pending).toEqual([]);
    expect(history.map(({ reference }) => reference)).toEqual(['IMC-APP-9']);
  });

  it('PAY-6: contain a withdrawn application only if its payment was confirmed', () => {
    const withdrawnAt = '2026-05-06T09:00:00.000Z';
    const { pending, history } = paymentsOf(
      paymentStates.map((paymentState, index) => application({ id: index + 1, paymentState, withdrawnAt })),
      null,
    );
    expect(pending).toEqual([]);
    expect(history.map(({ state }) => state)).toEqual(['confirmed']);
  });

  it('are due if none was received or the one received was queried', () => {
    expect(paymentStates.filter((state) => isPayable({ state }))).toEqual(['none', 'queried']);
  });
});
