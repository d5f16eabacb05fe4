import type { ApplicationDraft, MemberApplication, OpenInformationRequest, Payment } from '@imc/api';
import { describe, expect, test } from 'vitest';
import { currentApplication, nextAction } from './next-action.ts';

const application = (id: number, fields: Partial<MemberApplication> = {}) =>
  ({ id, status: 'pending', paymentState: 'received', withdrawnAt: null, ...fields }) as MemberApplication;

const draft = {
  application_id: 9,
  reference: 'IMC-APP-9',
  data: null,
  saved_at: null,
  revision: 0,
  proof: null,
} satisfies ApplicationDraft;
const request = {
  id: 7,
  application_id: 1,
  sections: ['referees'],
  question: 'Please add the telephone number.',
  due_on: null,
  asked_at: '2026-05-06T09:00:00.000Z',
  answered_at: null,
  closed_at: null,
  draft: { data: null, saved_at: null, revision: 0 },
} satisfies OpenInformationRequest;
const [complete, incomplete] = [{ profile_completed: 1 }, { profile_completed: 0 }];
const withdrawn = { withdrawnAt: '2026-05-06T09:00:00.000Z' };

describe('DASH-1: the next action', () => {
  test.each([
    ['a new member starts', 'start', [], null, incomplete],
    ['a draft is continued', 'continue-draft', [], draft, incomplete],
    [
      'a draft is continued beside an earlier approval',
      'continue-draft',
      [application(1, { status: 'approved' })],
      draft,
      complete,
    ],
    ['a draft that was just submitted is not continued', 'wait', [application(9)], draft, complete],
    [
      'a queried payment comes before a draft',
      'answer-treasurer',
      [application(1, { paymentState: 'queried' })],
      draft,
      incomplete,
    ],
    [
      'a withdrawn application has no payment to answer for',
      'start',
      [application(1, { paymentState: 'queried', ...withdrawn })],
      null,
      complete,
    ],
    ['a pending application waits', 'wait', [application(1)], null, complete],
    [
      'an incomplete profile is completed while waiting',
      'complete-profile',
      [application(1)],
      null,
      incomplete,
    ],
    [
      'an approval is printed, whatever the profile',
      'print',
      [application(1, { status: 'approved' })],
      null,
      incomplete,
    ],
    [
      'a rejection starts again',
      'start',
      [application(2, { status: 'rejected' }), application(1, { status: 'approved' })],
      null,
      complete,
    ],
    ['a withdrawal starts again', 'start', [application(1, withdrawn)], null, complete],
    [
      'a withdrawal beside an approval leaves the approval',
      'print',
      [application(2, withdrawn), application(1, { status: 'approved' })],
      null,
      complete,
    ],
  ])('%s', (_, kind, applications, open, user) => {
    expect(nextAction({ applications, draft: open, user }).kind).toBe(kind);
  });
});

describe('DASH-1: what the committee asks for', () => {
  const withRequest = { request, draft, user: incomplete };

  test('comes before a draft and the profile', () => {
    expect(nextAction({ ...withRequest, applications: [application(1)] }).kind).toBe('answer-committee');
  });

  test('comes after a queried payment', () => {
    const applications = [application(1, { paymentState: 'queried' })];
    expect(nextAction({ ...withRequest, applications }).kind).toBe('answer-treasurer');
  });
});

test('DASH-1: what is to be paid comes after a request and before a draft', () => {
  const due = { key: '4' } as Payment;
  const all = { applications: [application(1)], draft, user: complete, due };
  expect(nextAction({ ...all, request }).kind).toBe('answer-committee');
  expect(nextAction(all)).toEqual({ kind: 'pay', payment: due });
});

test('the dashboard is about the newest application that was not withdrawn', () => {
  expect(currentApplication([])).toBeUndefined();
  expect(currentApplication([application(3), application(2)])?.id).toBe(3);
  expect(currentApplication([application(3, withdrawn), application(2)])?.id).toBe(2);
  expect(currentApplication([application(3, withdrawn), application(2, withdrawn)])?.id).toBe(3);
});
