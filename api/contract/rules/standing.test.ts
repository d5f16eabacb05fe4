import { expect, test } from 'vitest';
import type { GradeCode } from '../entities/grade.ts';
import type { MembershipGrade, StandingEvent } from '../entities/membership.ts';
import { approvalEvent, standingAt, standingProblem, standingTexts } from './standing.ts';

/** A record to which events are added one day after the other in 2026, or on given days. */
function record() {
  const grades: MembershipGrade[] = [];
  const events: StandingEvent[] = [];
  const add = (kind: StandingEvent['kind'], day: string, known = day, grade_id: number | null = null) => {
    events.push({
      id: events.length + 1,
      kind,
      effective_on: `2026-${day}`,
      known_at: `2026-${known}T09:00:00.000Z`,
      grade_id,
    });
    return of;
  };
  const of = {
    give: (grade: GradeCode, day: string, kind: 'admitted' | 'upgraded' | 'recorded' = 'admitted') => {
      grades.push({
        id: grades.length + 1,
        grade,
        from_on: `2026-${day}`,
        application_id: grades.length + 10,
      });
      return add(kind, day, day, grades.length);
    },
    annul: (id: number, known: string) =>
      add('annulled', (grades[id - 1]?.from_on ?? '').slice(5), known, id),
    add,
    on: (day: string, known = '12-31') =>
      standingAt(events, grades, `2026-${day}`, `2026-${known}T23:00:00.000Z`),
    problem: (kind: 'lapsed' | 'restored' | 'lifted' | 'resigned' | 'leave', day: string) =>
      standingProblem(events, grades, { kind, effective_on: `2026-${day}` }),
  };
  return of;
}

test('MEM-3: nobody is a member before the admission', () => {
  const of = record().give('AIMC', '03-01');
  expect(of.on('02-28')).toBeUndefined();
  expect(of.on('03-01')).toEqual({
    standing: 'in-force',
    grade: 'AIMC',
    since: '2026-03-01',
    admitted_on: '2026-03-01',
    ended_on: null,
  });
});

test('MEM-6: a Fellow on 14 March, as known then, and not as known now', () => {
  const of = record().give('MIMC', '01-10').give('FIMC', '03-01', 'upgraded').annul(2, '04-02');
  expect(of.on('03-14', '03-14')).toMatchObject({ grade: 'FIMC', since: '2026-03-01' });
  expect(of.on('03-14')).toMatchObject({ grade: 'MIMC', since: '2026-01-10', standing: 'in-force' });
});

test('MEM-6: what is recorded later for an earlier day counts only as known later', () => {
  const of = record().give('FIMC', '01-10').add('suspended', '03-01', '05-01');
  expect(of.on('03-14', '04-30')?.standing).toBe('in-force');
  expect(of.on('03-14')?.standing).toBe('suspended');
});

test('MEM-4: a lower grade is recorded, and is in force once the higher one is annulled', () => {
  const of = record().give('FIMC', '01-10').give('AIMC', '02-01', 'recorded');
  expect(of.on('02-02')).toMatchObject({ grade: 'FIMC', since: '2026-01-10' });
  of.annul(1, '03-01');
  expect(of.on('03-02')).toMatchObject({ grade: 'AIMC', since: '2026-02-01' });
});

test('MEM-4: a membership without a grade is annulled, and a later approval begins it anew', () => {
  const of = record().give('AIMC', '01-10').annul(1, '02-01');
  expect(of.on('02-02')).toEqual({
    standing: 'annulled',
    grade: null,
    since: null,
    admitted_on: '2026-01-10',
    ended_on: '2026-02-01',
  });
  of.give('MIMC', '03-01');
  expect(of.on('03-01')).toMatchObject({ standing: 'in-force', admitted_on: '2026-03-01', ended_on: null });
});

test('MEM-4: an annulment doesn’t lift a suspension', () => {
  const of = record().give('AIMC', '01-10').add('suspended', '01-20').annul(1, '02-01').give('AIMC', '03-01');
  expect(of.on('03-02')?.standing).toBe('suspended');
});

test('MEM-3: who has resigned and is approved again is admitted in the new grade', () => {
  const of = record().give('FIMC', '01-10').add('resigned', '02-01');
  expect(of.on('02-01')).toMatchObject({ standing: 'resigned', grade: 'FIMC', ended_on: '2026-02-01' });
  expect(approvalEvent(of.on('02-01'), 'AIMC')).toBe('admitted');
  of.give('AIMC', '03-01');
  expect(of.on('03-01')).toMatchObject({ standing: 'in-force', grade: 'AIMC', ended_on: null });
});

test('MEM-3: what an approval causes', () => {
  expect(approvalEvent(undefined, 'AIMC')).toBe('admitted');
  expect(approvalEvent({ standing: 'annulled', grade: null }, 'AIMC')).toBe('admitted');
  expect(approvalEvent({ standing: 'lapsed', grade: 'AIMC' }, 'MIMC')).toBe('upgraded');
  expect(approvalEvent({ standing: 'in-force', grade: 'MIMC' }, 'MIMC')).toBe('recorded');
});

test('MEM-7: the end of a suspension leads back to what was before', () => {
  const of = record()
    .give('AIMC', '01-10')
    .add('lapsed', '02-01')
    .add('suspended', '03-01')
    .add('lifted', '04-01');
  expect(of.on('04-01')?.standing).toBe('lapsed');
  of.add('restored', '05-01');
  expect(of.on('05-01')?.standing).toBe('in-force');
});

test('MEM-7: impossible events are refused with the reason', () => {
  const of = record().give('AIMC', '01-10');
  expect(of.problem('restored', '02-01')).toBe(standingTexts.impossible('restored', 'in-force'));
  expect(of.problem('lapsed', '01-09')).toBe(standingTexts.beforeAdmission('2026-01-10'));
  expect(of.problem('lapsed', '01-10')).toBeUndefined();
  of.add('leave', '03-01').add('returned', '04-01');
  expect(of.problem('resigned', '02-01')).toBe(standingTexts.contradicted('leave', '2026-03-01'));
  expect(of.problem('resigned', '04-02')).toBeUndefined();
});
