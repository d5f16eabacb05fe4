import { describe, expect, it } from 'vitest';
import type { ApplicationStatus } from '../entities/application.ts';
import {
  announcedDecisions,
  announcedStatus,
  announcedSteps,
  type StatusStep,
} from './announced-decisions.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 4, 6, 8, minute));

/** Steps of an application submitted an hour before: each a status, or the index of the decision that it undoes. */
function stepsOf(...changes: [minute: number, to: ApplicationStatus | number, reason?: string][]) {
  const steps: StatusStep[] = [
    { id: 0, from_status: null, to_status: 'pending', changed_at: at(-60).toISOString() },
  ];
  for (const [minute, to, reason = null] of changes) {
    const from_status = steps.at(-1)?.to_status === 'withdrawn' ? 'pending' : currentOf(steps);
    const undone = typeof to === 'number' ? steps[to] : undefined;
    steps.push({
      id: steps.length,
      from_status,
      to_status: undone ? (undone.from_status ?? 'pending') : typeof to === 'string' ? to : 'pending',
      changed_at: at(minute).toISOString(),
      reason,
      undoes: undone?.id ?? null,
    });
  }
  return steps;
}

const currentOf = (steps: readonly StatusStep[]): ApplicationStatus => {
  const last = steps.at(-1)?.to_status ?? 'pending';
  return last === 'withdrawn' ? 'pending' : last;
};

const knownAt = (minute: number, steps: readonly StatusStep[]) =>
  announcedStatus({ status: currentOf(steps), decided_at: null }, steps, at(minute));

describe('what the applicant knows', () => {
  const rejected = stepsOf([0, 'rejected', 'Please name another referee.']);

  it('is the former status for ten minutes, then the decision with its reason', () => {
    expect(knownAt(9, rejected)).toEqual({ status: 'pending', decided_at: null, reason: null });
    expect(knownAt(10, rejected)).toEqual({
      status: 'rejected',
      decided_at: at(0).toISOString(),
      reason: 'Please name another referee.',
    });
  });

  it('never has a decision that was taken back', () => {
    const steps = stepsOf([0, 'rejected', 'By mistake'], [9, 1]);
    expect(knownAt(60, steps).status).toBe('pending');
    expect(announcedSteps(steps, at(60))).toEqual(steps.slice(0, 1));
  });

  it('never has a decision that was replaced before it was told', () => {
    const steps = stepsOf([0, 'rejected', 'By mistake'], [8, 'approved', 'Welcome']);
    expect(knownAt(12, steps)).toMatchObject({ status: 'pending', reason: null });
    expect(knownAt(18, steps)).toMatchObject({ status: 'approved', reason: 'Welcome' });
    expect(announcedDecisions(steps, at(60))).toHaveLength(1);
  });

  it('has a decision that stands again when its mail goes', () => {
    const steps = stepsOf([0, 'rejected', 'Too early'], [8, 'approved'], [9, 2]);
    expect(knownAt(18, steps).status).toBe('pending');
    expect(knownAt(19, steps)).toMatchObject({ status: 'rejected', reason: 'Too early' });
  });

  it('keeps an earlier decision while and after a later one is taken back', () => {
    const steps = stepsOf([0, 'rejected', 'Too early'], [60, 'approved'], [65, 2]);
    for (const minute of [61, 66, 100])
      expect(knownAt(minute, steps)).toMatchObject({ status: 'rejected', reason: 'Too early' });
    expect(announcedDecisions(steps, at(100))).toHaveLength(1);
  });

  it('is not changed by a way back to the status that was told', () => {
    const steps = stepsOf([0, 'rejected', 'Too early'], [60, 'approved'], [65, 'rejected', 'Again']);
    expect(knownAt(100, steps)).toMatchObject({ status: 'rejected', reason: 'Too early' });
    expect(announcedDecisions(steps, at(100))).toHaveLength(1);
  });

  it('is the status itself if no decision was recorded as a step', () => {
    const current = { status: 'approved', decided_at: at(0).toISOString() } as const;
    expect(announcedStatus(current, stepsOf(), at(1))).toEqual({ ...current, reason: null });
  });
});
