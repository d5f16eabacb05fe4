import { describe, expect, it } from 'vitest';
import type { ApplicationForm } from '../entities/application-form.ts';
import { applicationProblems, isCalendarDate } from './application.ts';

const referee = {
  name: 'Bola Sample',
  position: 'Partner',
  institution: 'Sample Advisory',
  address: '2 Sample Road, Lagos',
  tel: '+2348000000002',
  whatsapp: '+2348000000002',
  email: 'bola@mail.example',
};

const institution = {
  name: 'Sample University',
  from: '2001',
  to: '2005',
  qualification: 'BSc',
  dateObtained: '2005-07-14',
};

const form: ApplicationForm = {
  surname: 'Sample',
  otherNames: 'Adaeze',
  title: 'Dr',
  employer: 'Sample Advisory',
  position: 'Consultant',
  postalAddress: '1 Sample Crescent, Abuja',
  whatsapp: '+2348000000001',
  tel: '+2348000000001',
  email: 'ada@mail.example',
  marketer_code: '',
  institutions: [institution],
  membershipCategory: 'MIMC',
  assignments: [{ project: 'A study', role: 'Lead', period: '2024' }],
  referees: [referee, referee],
  declaration: 'agreed',
  date: '2026-11-14',
  signature: '',
};

const messages = (changes: Partial<ApplicationForm>) =>
  applicationProblems({ ...form, ...changes }).map(({ message }) => message);

describe('applicationProblems', () => {
  it('takes a complete form', () => {
    expect(applicationProblems(form)).toEqual([]);
  });

  it.each([
    'surname',
    'otherNames',
    'title',
    'employer',
    'position',
    'postalAddress',
    'whatsapp',
    'tel',
    'email',
    'membershipCategory',
    'date',
  ] as const)('asks for %s', (field) => {
    expect(applicationProblems({ ...form, [field]: ' ' }).map(({ path }) => path)).toEqual([field]);
  });

  it("names the specification's own texts", () => {
    expect(messages({ declaration: '' })).toEqual(['Declaration must be agreed to']);
    expect(messages({ referees: [referee, { ...referee, whatsapp: '' }] })).toEqual([
      'Referee 2 information is incomplete',
    ]);
    expect(messages({ referees: [] })).toEqual([
      'Referee 1 information is incomplete',
      'Referee 2 information is incomplete',
    ]);
  });

  it('points to the field of a record that is still empty', () => {
    expect(applicationProblems({ ...form, referees: [{ ...referee, tel: '' }, referee] })[0]?.path).toBe(
      'referees.0.tel',
    );
  });

  it('needs one complete record of each kind, and lets others be incomplete', () => {
    const unfinished = { ...institution, dateObtained: '' };
    expect(messages({ institutions: [unfinished] })).toHaveLength(1);
    expect(messages({ institutions: [unfinished, institution] })).toEqual([]);
    expect(messages({ assignments: [] })).toHaveLength(1);
  });

  it('refuses a third referee, an unknown grade, years in the wrong order, and a day that does not exist', () => {
    expect(messages({ referees: [referee, referee, referee] })).toEqual([
      'Referee 3 information is incomplete',
    ]);
    expect(messages({ membershipCategory: 'Emperor' })).toHaveLength(1);
    expect(messages({ institutions: [{ ...institution, to: '1999' }] })).toEqual([
      "The last year can't be before the first",
    ]);
    expect(messages({ date: '2026-02-30' })).toEqual(['Date must be a calendar date']);
  });
});

describe('isCalendarDate', () => {
  it.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['2026-13-01', false],
    ['14/11/2026', false],
    ['', false],
  ])('%s is %s', (date, is) => {
    expect(isCalendarDate(date)).toBe(is);
  });
});
