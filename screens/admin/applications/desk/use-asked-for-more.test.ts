import { expect, test } from 'vitest';
import { askedForMore } from './use-asked-for-more.ts';

const sampleInformationRequest: Parameters<typeof askedForMore>[0][number] = {
  id: 7,
  application_id: 412,
  sections: ['referees'],
  question: 'Please give the telephone number of your second referee.',
  due_on: '2026-05-31',
  asked_at: '2026-05-05T10:20:00.000Z',
  asked_by: 'Grace Sample',
  answered_at: null,
  closed_at: null,
  changes: [],
};
const answeredInformationRequest = {
  ...sampleInformationRequest,
  asked_at: '2026-05-04T12:00:00.000Z',
  answered_at: '2026-05-04T15:30:00.000Z',
};

const stateOf = (...requests: Parameters<typeof askedForMore>[0]) => askedForMore(requests, '2026-05-31');

test('says when the answer is due, or was', () => {
  expect(stateOf(sampleInformationRequest, answeredInformationRequest)).toBe('Answer due 31 May 2026');
  expect(stateOf({ ...sampleInformationRequest, due_on: '2026-05-30' })).toBe(
    'Answer overdue since 30 May 2026',
  );
  expect(stateOf({ ...sampleInformationRequest, due_on: null })).toBe('No answer yet');
});

test('says when it was answered, and nothing without a request or after it was closed', () => {
  expect(stateOf(answeredInformationRequest)).toBe('Answered on 4 May 2026');
  expect(stateOf()).toBeUndefined();
  expect(stateOf({ ...sampleInformationRequest, closed_at: '2026-05-06T10:00:00.000Z' })).toBeUndefined();
});
