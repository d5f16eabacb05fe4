import { describe, expect, it } from 'vitest';
import { sampleForm } from '../application/sample-form.ts';
import { emptyRecords } from '../entities/application-form.ts';
import { type GradeCode, gradeCodes } from '../entities/grade.ts';
import { checkGradeRules, type GradeFacts, gradeRules } from './grade-rules.ts';

const now = new Date('2026-11-15T09:00:00.000Z');

function check(grade: GradeCode, rule: string, facts: GradeFacts) {
  const found = checkGradeRules(grade, facts, now).find((one) => one.rule === rule);
  if (!found) throw new Error(`${grade} has no rule ${rule}.`);
  return found;
}

const institution = (changes: Partial<typeof emptyRecords.institutions>) => ({
  ...emptyRecords.institutions,
  ...changes,
});
const qualified = (qualification: string, dateObtained: string, to = '') =>
  institution({ name: 'Sample University', qualification, dateObtained, to });
const assignment = (period: string, project = 'A study') => ({ project, role: 'Lead', period });

describe('checkGradeRules', () => {
  it('returns the rules of the grade in their order', () => {
    for (const grade of gradeCodes)
      expect(checkGradeRules(grade, sampleForm, now).map(({ rule }) => rule)).toEqual(gradeRules[grade]);
  });

  it('decides nothing about an empty form', () => {
    const facts: GradeFacts[] = [
      {},
      {
        employer: ' ',
        position: '',
        institutions: [{ ...emptyRecords.institutions }],
        assignments: [{ ...emptyRecords.assignments }],
      },
      { institutions: [], assignments: [] },
    ];
    for (const grade of gradeCodes) {
      for (const entered of facts) {
        expect(new Set(checkGradeRules(grade, entered, now).map(({ result }) => result))).toEqual(
          new Set(['unknown']),
        );
      }
    }
  });

  it('ignores years and dates that make no sense', () => {
    const absurd: GradeFacts = {
      employer: 'x'.repeat(10_000),
      institutions: [
        institution({ qualification: 'BSc', from: '-5', to: '99999', dateObtained: '2026-02-30' }),
        institution({ qualification: 'MSc', to: '0001', dateObtained: 'yesterday' }),
        institution({ qualification: 'PhD', dateObtained: '1066-10-14' }),
        institution({ qualification: 'MBA', dateObtained: '2999-01-01' }),
      ],
      assignments: [assignment('12345 days'), assignment('1066'), assignment('in 2999'), assignment('=1+1')],
    };
    for (const grade of ['MIMC', 'FIMC', 'DFIMC'] as const)
      expect(checkGradeRules(grade, absurd, now).map(({ result }) => result)).toEqual(['unknown']);
  });
});

describe('years of post-graduate experience', () => {
  it.each([
    ['FIMC', '2011-11-15', 'met', 15],
    ['FIMC', '2011-11-16', 'notMet', 14],
    ['DFIMC', '2001-11-15', 'met', 25],
    ['DFIMC', '2001-11-16', 'notMet', 24],
  ] as const)('%s with a degree of %s: %s', (grade, date, result, years) => {
    expect(check(grade, 'postgraduateYears', { institutions: [qualified('BSc Economics', date)] })).toEqual({
      rule: 'postgraduateYears',
      result,
      basis: 'BSc Economics',
      year: Number(date.slice(0, 4)),
      years,
    });
  });

  it.each([
    ['2010', 'met'],
    ['2011', 'unknown'],
    ['2012', 'notMet'],
  ])('only knows the year %s in which the studies ended: %s', (to, result) => {
    const institutions = [qualified('B.Sc. Economics', '', to)];
    expect(check('FIMC', 'postgraduateYears', { institutions }).result).toBe(result);
  });

  it('counts from the first degree, whatever the order', () => {
    const institutions = [qualified('MBA', '2020-01-01'), qualified('HND Accounting', '2001-01-01')];
    expect(check('FIMC', 'postgraduateYears', { institutions })).toMatchObject({
      result: 'met',
      basis: 'HND Accounting',
      years: 25,
    });
  });

  it('does not count from a school certificate', () => {
    const institutions = [qualified('WAEC', '1990-06-01')];
    expect(check('FIMC', 'postgraduateYears', { institutions })).toMatchObject({
      result: 'unknown',
      basis: 'WAEC',
    });
  });

  it('leaves open whether an older qualification is a degree', () => {
    const institutions = [qualified('MBA', '2020-01-01'), qualified('Licence en droit', '1990-01-01')];
    expect(check('FIMC', 'postgraduateYears', { institutions }).result).toBe('unknown');
    const recent = [qualified('MBA', '2020-01-01'), qualified('WAEC', '2014-01-01')];
    expect(check('FIMC', 'postgraduateYears', { institutions: recent }).result).toBe('notMet');
  });

  it('counts by the calendar in Lagos', () => {
    const institutions = [qualified('BSc', '2011-11-16')];
    const resultAt = (time: string) => checkGradeRules('FIMC', { institutions }, new Date(time))[0]?.result;
    expect(resultAt('2026-11-15T22:59:00.000Z')).toBe('notMet');
    expect(resultAt('2026-11-15T23:00:00.000Z')).toBe('met');
  });
});

describe('years of consulting', () => {
  it.each([
    ['2015', 'met', 10],
    ['2016', 'unknown', 9],
    ['2017', 'notMet', 8],
    ['March 2012 to May 2014', 'met', 13],
    ['2021-2022', 'notMet', 4],
    ['to date', 'unknown', undefined],
  ])('%s: %s', (period, result, years) => {
    expect(check('MIMC', 'consultingYears', { assignments: [assignment(period)] })).toMatchObject({
      result,
      ...(years === undefined ? {} : { years, basis: 'A study' }),
    });
  });

  it('counts from the earliest assignment', () => {
    const assignments = [assignment('2024'), assignment('2009', 'First'), assignment('soon')];
    expect(check('MIMC', 'consultingYears', { assignments })).toMatchObject({
      result: 'met',
      basis: 'First',
      year: 2009,
    });
  });
});

describe('a degree or diploma', () => {
  it.each([
    'BSc Economics',
    'B.Sc. (Hons) Economics',
    'b sc mathematics',
    'B.A. English',
    'Bachelor of Laws',
    'LL.B',
    'HND Accountancy',
    'OND',
    'National Diploma',
    'Postgraduate Diploma in Education',
    'M.Ed.',
    "Master's in Public Administration",
    'MBA',
    'Ph.D. Management',
    'MBBS',
  ])('recognizes %s', (qualification) => {
    const institutions = [qualified(qualification, '2012-07-20')];
    expect(check('AIMC', 'degreeOrDiploma', { institutions })).toMatchObject({
      result: 'met',
      basis: qualification,
    });
  });

  it.each(['WAEC', 'SSCE', 'Certified Scrum Master', 'Project management certificate', 'Abacus', '文凭'])(
    'leaves %s open',
    (qualification) => {
      const institutions = [qualified(qualification, '2012-07-20')];
      expect(check('AIMC', 'degreeOrDiploma', { institutions }).result).toBe('unknown');
    },
  );

  it('does not count a degree that is not obtained yet', () => {
    const institutions = [qualified('BSc', '', '2029'), qualified('MBA', '2026-11-16')];
    expect(check('AIMC', 'degreeOrDiploma', { institutions }).result).toBe('unknown');
  });

  it('leaves managerial experience and competence to the committee, with the position', () => {
    expect(check('AIMC', 'managerialYears', { position: ' Operations Manager ' })).toEqual({
      rule: 'managerialYears',
      result: 'unknown',
      basis: 'Operations Manager',
    });
    expect(check('AIMC', 'competence', sampleForm)).toMatchObject({ result: 'unknown' });
  });
});

describe('students', () => {
  const studies = (from: string, to: string, qualification = 'BSc Economics') =>
    institution({ name: 'Sample University', from, to, qualification });

  it.each([
    ['2024', 'met'],
    ['2025', 'unknown'],
    ['2026', 'notMet'],
    ['', 'unknown'],
  ])('level of study from %j: %s', (from, result) => {
    expect(check('SIMC', 'levelOfStudy', { institutions: [studies(from, '2028')] }).result).toBe(result);
  });

  it.each([
    ['BSc Economics, 300 level', 'met'],
    ['BSc Economics, 200L', 'met'],
    ['BSc Economics (100-level)', 'notMet'],
  ])('reads the level from %s: %s', (qualification, result) => {
    const institutions = [studies('2026', '2030', qualification)];
    expect(check('SIMC', 'levelOfStudy', { institutions }).result).toBe(result);
  });

  it('reads the level from the position', () => {
    expect(check('SIMC', 'levelOfStudy', { position: 'Student, 400 level' })).toMatchObject({
      result: 'met',
      basis: 'Student, 400 level',
    });
  });

  it('does not take studies that have ended for current ones', () => {
    const over = [studies('2015', '2019'), { ...studies('2015', '2030'), dateObtained: '2019-07-01' }];
    expect(check('SIMC', 'levelOfStudy', { institutions: over }).result).toBe('unknown');
    expect(check('GIMC', 'finalYearOrService', { institutions: over }).result).toBe('unknown');
  });

  it.each([
    ['2026', 'met'],
    ['2027', 'unknown'],
    ['2028', 'notMet'],
    ['', 'unknown'],
  ])('final year with an end in %j: %s', (to, result) => {
    expect(check('GIMC', 'finalYearOrService', { institutions: [studies('2023', to)] }).result).toBe(result);
  });

  it('recognizes NYSC members by their work, and leaves the training open', () => {
    const facts: GradeFacts = { position: 'Corps member', institutions: [qualified('BSc', '2026-01-01')] };
    expect(check('GIMC', 'finalYearOrService', facts)).toMatchObject({
      result: 'met',
      basis: 'Corps member',
    });
    expect(check('GIMC', 'finalYearOrService', { employer: 'NYSC, Kano' }).result).toBe('met');
    expect(check('GIMC', 'trainingProgramme', facts)).toEqual({
      rule: 'trainingProgramme',
      result: 'unknown',
    });
  });
});
