import { expect, it } from 'vitest';
import { type DecisionFacts, decisionWarnings } from './decision-warnings.ts';

const institution = {
  name: 'University of Lagos',
  from: '2001',
  to: '2005',
  qualification: 'BSc Economics',
  dateObtained: '2005-07-01',
};

const application: DecisionFacts['application'] = {
  status: 'pending',
  grade: undefined,
  createdAt: '2026-05-06T08:00:00.000Z',
  paymentState: 'confirmed',
  paymentAmount: 5_000,
  employer: 'Sample Ltd',
  position: 'Manager',
  institutions: [institution],
  assignments: [],
};

const open = { answered_at: null, closed_at: null };
const at = '2026-05-07T08:00:00.000Z';

const kindsOf = (
  { fee = 5_000, ...changes }: Partial<DecisionFacts['application'] & Pick<DecisionFacts, 'fee'>>,
  requests: DecisionFacts['requests'] = [],
  sameProofs = 0,
) =>
  decisionWarnings(
    { application: { ...application, ...changes }, fee, requests, shared: [], sameProofs },
    'approved',
  );

it('warns of nothing once the application fee is confirmed', () => {
  expect(kindsOf({})).toEqual([]);
  expect(kindsOf({ paymentAmount: null })).toEqual([]);
});

it.each([
  ['no payment', { paymentState: 'none', paymentAmount: null }, 5_000],
  ['a part payment', { paymentState: 'none', paymentAmount: 2_000 }, 3_000],
  ['a proof that nobody has checked', { paymentState: 'received', paymentAmount: null }, 5_000],
  ['a full amount that nobody has confirmed', { paymentState: 'received', paymentAmount: 5_000 }, undefined],
  ['less than the fee confirmed', { paymentAmount: 4_000 }, 1_000],
  ['a category that is no grade', { paymentState: 'none', grade: undefined, fee: null }, undefined],
] as const)('warns of open money with %s', (_, changes, missing) => {
  expect(kindsOf(changes)).toEqual([{ kind: 'moneyOpen', open: missing }]);
});

it('warns of a question about the payment instead of the amount', () => {
  expect(kindsOf({ paymentState: 'queried', paymentAmount: 1_000 })).toEqual([{ kind: 'paymentQueried' }]);
});

it('names each published rule that is not met, on the day of the application', () => {
  const recent = { ...institution, to: '2020', dateObtained: '2020-07-01' };
  expect(kindsOf({ grade: 'FIMC', institutions: [recent] })).toMatchObject([
    { kind: 'ruleNotMet', index: 0, check: { rule: 'postgraduateYears', result: 'notMet' } },
  ]);
});

it('does not warn of rules that only a person can judge', () => {
  expect(kindsOf({ grade: 'SIMC' })).toEqual([]);
});

it('warns of a grade that was given before', () => {
  const other = {
    application_id: 3,
    created_at: at,
    withdrawn_at: null,
    application_status: 'approved',
  } as const;
  const held = (grade: 'MIMC' | 'SIMC') =>
    decisionWarnings(
      {
        application: { ...application, grade: 'AIMC' },
        fee: 5_000,
        requests: [],
        shared: [],
        others: [{ ...other, grade }],
        sameProofs: 0,
      },
      'approved',
    );
  expect(held('MIMC')).toContainEqual({ kind: 'gradeHeld', grade: 'MIMC' });
  expect(held('SIMC')).not.toContainEqual(expect.objectContaining({ kind: 'gradeHeld' }));
});

it('warns of a request that was neither answered nor closed', () => {
  expect(kindsOf({}, [open])).toEqual([{ kind: 'requestOpen' }]);
  expect(kindsOf({}, [{ ...open, answered_at: at }])).toEqual([]);
  expect(kindsOf({}, [{ ...open, closed_at: at }])).toEqual([]);
});

it('APP-54: warns of a proof that other applications have, too', () => {
  expect(kindsOf({}, [], 2)).toEqual([{ kind: 'samePicture', others: 2 }]);
});

it('says nothing about an application that is approved already', () => {
  expect(kindsOf({ status: 'approved', paymentState: 'none' }, [open])).toEqual([]);
});

it('APP-55: warns of what the applicant has in common with the admin, before every decision', () => {
  const shared = (status: 'pending' | 'approved', to: 'approved' | 'rejected') =>
    decisionWarnings(
      {
        application: { ...application, status },
        fee: 5_000,
        requests: [open],
        shared: ['name', 'proof'],
        sameProofs: 0,
      },
      to,
    );
  const warnings = [
    { kind: 'sharedWithYou', fact: 'name' },
    { kind: 'sharedWithYou', fact: 'proof' },
  ];
  expect(shared('pending', 'approved')).toEqual([...warnings, { kind: 'requestOpen' }]);
  expect(shared('pending', 'rejected')).toEqual(warnings);
  expect(shared('approved', 'rejected')).toEqual(warnings);
});
