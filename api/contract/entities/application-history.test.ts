import { describe, expect, it } from 'vitest';
import { shownStatus } from './application.ts';
import { eventKindOf } from './application-history.ts';

it('the history of an application names each step by where it leads, and a return to pending apart from the submission', () => {
  expect(eventKindOf(null, 'pending')).toBe('submitted');
  expect(eventKindOf('rejected', 'pending')).toBe('reopened');
  expect(eventKindOf('pending', 'approved')).toBe('approved');
  expect(eventKindOf('pending', 'withdrawn')).toBe('withdrawn');
});

describe('the shown status', () => {
  it.each([
    [{ status: 'approved', withdrawnAt: null }, 'approved'],
    [{ status: 'pending', withdrawnAt: null }, 'pending'],
    [{ status: 'pending', withdrawnAt: '2026-05-06T09:00:00.000Z' }, 'withdrawn'],
  ] as const)('of %o is %s', (application, status) => {
    expect(shownStatus(application)).toBe(status);
  });
});
