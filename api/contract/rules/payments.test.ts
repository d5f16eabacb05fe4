import { describe, expect, it } from 'vitest';
import type { MemberApplication } from '../entities/application.ts';
import type { MemberCharge } from '../entities/charge.ts';
import { type PaymentState, paymentStates } from '../entities/payment.ts';
import { isDueWithoutProof, isPayable, paymentsOf, stillOpen } from './payments.ts';

const application = (fields: Partial<MemberApplication>) =>
  ({
    id: 7,
    grade: 'FIMC',
    membershipCategory: 'Fellow',
    createdAt: '2026-05-04T09:12:00.000Z',
    paymentState: 'received',
    paymentFee: 'application',
    proofOfPayment: 'a.jpg',
    withdrawnAt: null,
    ...fields,
  }) as MemberApplication;

const charge = (fields: Partial<MemberCharge>): MemberCharge => ({
  id: 1,
  application_id: 7,
  reference: 'IMC-APP-7',
  kind: 'application',
  about: 'Application fee',
  amount: 5_000,
  allocated: 0,
  due_on: null,
  state: 'open',
  created_at: '2026-05-04T09:12:00.000Z',
  receipts: [],
  ...fields,
});

const draft = {
  application_id: 9,
  reference: 'IMC-APP-9',
  data: { membershipCategory: 'Full Member (MIMC)' },
  saved_at: '2026-05-05T08:00:00.000Z',
  revision: 1,
  proof: null,
};

const states = ({ pending, history }: ReturnType<typeof paymentsOf>) =>
  [pending, history].map((payments) => payments.map(({ state }) => state));

describe('payments', () => {
  it('have the state of their charge, and while it is open that of the application', () => {
    const of = (state: MemberCharge['state'], paymentState: PaymentState = 'received') =>
      states(paymentsOf([application({ paymentState })], [charge({ state })], null, 'grade'));
    expect(of('open', 'none')).toEqual([['none'], []]);
    expect(of('open', 'received')).toEqual([['received'], []]);
    expect(of('open', 'queried')).toEqual([['queried'], []]);
    expect(of('settled')).toEqual([[], ['confirmed']]);
    expect(of('waived')).toEqual([[], ['waived']]);
    expect(of('void')).toEqual([[], []]);
  });

  it.each([
    ['none', 'closed', 'closed'],
    ['received', 'closed', 'closed'],
    ['queried', 'queried', 'closed'],
    ['confirmed', 'closed', 'closed'],
  ] as const)(
    '%s and not settled are %s once rejected, and %s once withdrawn',
    (paymentState, rejected, withdrawn) => {
      const of = (fields: Partial<MemberApplication>) =>
        states(paymentsOf([application({ paymentState, ...fields })], [charge({})], null, 'grade')).flat();
      expect(of({ status: 'rejected' })).toEqual([rejected]);
      expect(of({ withdrawnAt: '2026-05-06T09:00:00.000Z' })).toEqual([withdrawn]);
    },
  );

  it('PAY-42: the admission fee is due beside the application for the next grade', () => {
    const { pending, history } = paymentsOf(
      [application({ id: 8 }), application({ paymentFee: 'admission', paymentState: 'none' })],
      [
        charge({ id: 3, application_id: 8, reference: 'IMC-APP-8' }),
        charge({ id: 2, kind: 'admission', about: 'Admission fee', amount: 25_000 }),
        charge({ state: 'settled', allocated: 5_000 }),
      ],
      null,
      'grade',
    );
    expect(pending.map((payment) => [payment.reference, stillOpen(payment), payment.state])).toEqual([
      ['IMC-APP-8', 5_000, 'received'],
      ['IMC-APP-7', 25_000, 'none'],
    ]);
    expect(pending.filter(isDueWithoutProof).map(({ about }) => about)).toEqual(['Admission fee']);
    // The picture paid the application fee.
    expect(pending.map(({ receipt }) => receipt)).toEqual(['a.jpg', null]);
    expect(history.map(({ about, amount, receipt }) => [about, amount, receipt])).toEqual([
      ['Application fee', 5_000, 'a.jpg'],
    ]);
  });

  it('PAY-42: a receipt that was taken back stays in the history with its day, and the charge is due again', () => {
    const number = 'IMC-R-2026-00042';
    const reversed_at = '2026-05-06T09:00:00.000Z';
    const { pending, history } = paymentsOf(
      [application({ paymentState: 'confirmed' })],
      [charge({ receipts: [{ number, amount: 5_000, reversed_at }] })],
      null,
      'grade',
    );
    expect(pending).toMatchObject([{ state: 'none', amount: 0 }]);
    expect(history).toMatchObject([
      { state: 'reversed', amount: 5_000, receiptNumber: number, reversedAt: reversed_at },
    ]);
  });

  it('start with the open draft once a grade is chosen, under its reserved reference and with the fee that is charged', () => {
    const { pending } = paymentsOf([application({})], [charge({})], draft, 'grade');
    expect(pending.map(({ reference }) => reference)).toEqual(['IMC-APP-9', 'IMC-APP-7']);
    expect(pending[0]).toMatchObject({
      key: 'draft',
      grade: 'MIMC',
      category: 'Full Member',
      date: '2026-05-05T08:00:00.000Z',
      about: 'Application fee',
      fee: 5_000,
      state: 'none',
    });
    expect(paymentsOf([], [], draft, 'flat').pending[0]).toMatchObject({
      about: 'Annual Membership Fee',
      fee: 10_000,
    });
    const unsaved = { ...draft, data: null, saved_at: null };
    expect(paymentsOf([], [], unsaved, 'flat').pending).toEqual([]);
  });

  it('contain no duplicate if the draft was submitted between the requests', () => {
    const { pending } = paymentsOf([application({ id: 9 })], [charge({ application_id: 9 })], draft, 'grade');
    expect(pending.map(({ key }) => key)).toEqual(['1']);
  });

  it('are due if none was received or the one received was queried', () => {
    expect(paymentStates.filter((state) => isPayable({ state }))).toEqual(['none', 'queried']);
  });
});
