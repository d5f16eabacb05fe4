import { describe, expect, it } from 'vitest';
import { applicationDetailsReader, memberApplicationReader, shownStatus } from './application.ts';
import { eventKindOf } from './application-history.ts';

const at = '2026-05-04T09:12:00.000Z';
const withdrawn_at = '2026-05-06T09:00:00.000Z';

describe('the history of an application', () => {
  it('is read in order, without events of unknown kinds or without a time', () => {
    const { history } = applicationDetailsReader.parse({
      id: 1,
      history: [{ kind: 'submitted', at }, { kind: 'payment moved', at }, { kind: 'approved' }, null],
    });
    expect(history).toEqual([{ kind: 'submitted', at }]);
  });

  it.each([[undefined], [null], ['none'], [7]])(
    'is its submission and withdrawal if the provider returns %o',
    (history) => {
      const read = (fields: object) => applicationDetailsReader.parse({ id: 1, history, ...fields }).history;
      expect(read({ created_at: at })).toEqual([{ kind: 'submitted', at }]);
      expect(read({ created_at: at, withdrawn_at })).toEqual([
        { kind: 'submitted', at },
        { kind: 'withdrawn', at: withdrawn_at },
      ]);
      expect(read({})).toEqual([]);
    },
  );

  it('names each step by where it leads, and a return to pending apart from the submission', () => {
    expect(eventKindOf(null, 'pending')).toBe('submitted');
    expect(eventKindOf('rejected', 'pending')).toBe('reopened');
    expect(eventKindOf('pending', 'approved')).toBe('approved');
    expect(eventKindOf('pending', 'withdrawn')).toBe('withdrawn');
  });
});

describe('the shown status', () => {
  it.each([
    [{ status: 'approved' }, 'approved'],
    [{ status: 'pending', withdrawn_at: null }, 'pending'],
    [{ status: 'pending', withdrawn_at: '' }, 'pending'],
    [{ status: 'pending', withdrawn_at }, 'withdrawn'],
  ])('of %o is %s', (fields, status) => {
    expect(shownStatus(memberApplicationReader.parse({ id: 1, ...fields }))).toBe(status);
  });
});
