import { describe, expect, it } from 'vitest';
import { sampleForm } from '../application/sample-form.ts';
import type { ApplicationForm } from '../entities/application-form.ts';
import {
  applicationProblems,
  charactersLeft,
  fieldLabel,
  fieldProblems,
  problemLines,
} from './application.ts';

const [referee, other] = sampleForm.referees;
const [institution] = sampleForm.institutions;
if (!referee || !other || !institution) throw new Error('The sample form must have a record of each kind.');

const form: ApplicationForm = {
  ...sampleForm,
  marketer_code: '',
  institutions: [institution],
  referees: [referee, other],
  signature: '',
};

/** The time at which the form is checked: 1 a.m. on the 15th in Lagos. */
const now = new Date('2026-11-15T00:00:00.000Z');

const problems = (changes: Partial<ApplicationForm>) => applicationProblems({ ...form, ...changes }, now);
const messages = (changes: Partial<ApplicationForm>) =>
  problemLines(problems(changes)).map(({ message }) => message);

describe('applicationProblems', () => {
  it('accepts a complete form', () => {
    expect(problems({})).toEqual([]);
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
  ] as const)('requires %s', (field) => {
    expect(problems({ [field]: ' ' }).map(({ path }) => path)).toEqual([field]);
  });

  it("returns the specification's messages", () => {
    expect(messages({ declaration: '' })).toEqual(['Declaration must be agreed to']);
    expect(messages({ referees: [referee, { ...other, whatsapp: '' }] })).toEqual([
      'Referee 2 information is incomplete',
    ]);
    expect(messages({ referees: [] })).toEqual([
      'Referee 1 information is incomplete',
      'Referee 2 information is incomplete',
    ]);
  });

  it('marks each empty field of a referee and returns one line for the record', () => {
    const incomplete = { referees: [referee, { ...other, position: '', tel: ' ', email: '' }] };
    expect(problems(incomplete)).toEqual([
      { path: 'referees.1', message: 'Referee 2 information is incomplete' },
      { path: 'referees.1.position', message: 'Position is required' },
      { path: 'referees.1.tel', message: 'Telephone number is required' },
      { path: 'referees.1.email', message: 'Email is required' },
    ]);
    expect(messages(incomplete)).toEqual(['Referee 2 information is incomplete']);
    expect(fieldProblems(problems(incomplete)).map(({ path }) => path)).toEqual([
      'referees.1.position',
      'referees.1.tel',
      'referees.1.email',
    ]);
  });

  it('requires one complete record of each kind and lets others be incomplete', () => {
    const unfinished = { ...institution, from: '', dateObtained: '' };
    expect(problems({ institutions: [unfinished] })).toEqual([
      { path: 'institutions.0', message: 'At least one complete institution record is required' },
      { path: 'institutions.0.from', message: 'From year is required' },
      { path: 'institutions.0.dateObtained', message: 'Date obtained is required' },
    ]);
    expect(problems({ institutions: [unfinished, institution] })).toEqual([]);
    expect(messages({ assignments: [] })).toEqual(['At least one complete assignment record is required']);
    expect(problems({ assignments: [{ project: 'A study', role: '', period: '' }] })).toEqual([
      { path: 'assignments.0', message: 'At least one complete assignment record is required' },
      { path: 'assignments.0.role', message: 'Role is required' },
      { path: 'assignments.0.period', message: 'Period is required' },
    ]);
  });

  it('marks the record with the fewest empty fields if several are incomplete', () => {
    const blank = { name: '', from: '', to: '', qualification: '', dateObtained: '' };
    expect(problems({ institutions: [blank, { ...institution, to: '' }] }).map(({ path }) => path)).toEqual([
      'institutions.1',
      'institutions.1.to',
    ]);
  });

  it('rejects a referee who is the applicant or the other referee', () => {
    const problemsOf = (fields: object) =>
      problems({ whatsapp: '0803 123 4567', referees: [referee, { ...other, ...fields }] });
    const alsoOf = 'is also that of Referee 1. They have to be two people';
    const own = 'is your own. A referee has to be somebody else';
    expect(problemsOf({})).toEqual([]);
    // Referees of one office share its telephone.
    expect(problemsOf({ tel: referee.tel })).toEqual([]);
    for (const [name, text, message] of [
      ['name', 'Prof. OKAFOR, Ìfẹ́anyi', `Referee 2: Name ${alsoOf}`],
      ['email', ' Ifeanyi.Okafor@MAIL.example', `Referee 2: Email ${alsoOf}`],
      ['whatsapp', '0800-000-0301', `Referee 2: WhatsApp number ${alsoOf}`],
      ['name', 'Chief Amaka Grace Nwosu', `Referee 2: Name ${own}`],
      ['email', sampleForm.email.toUpperCase(), `Referee 2: Email ${own}`],
      ['whatsapp', '+234 (0) 803 123 4567', `Referee 2: WhatsApp number ${own}`],
    ] as const)
      expect(problemsOf({ [name]: text }), text).toEqual([{ path: `referees.1.${name}`, message }]);
  });

  it('rejects a third referee, an unknown grade, years in the wrong order and an invalid date', () => {
    expect(messages({ referees: [referee, other, other] })).toEqual(['Referee 3 information is incomplete']);
    expect(messages({ membershipCategory: 'Emperor' })).toEqual([
      'Membership category must be one of the six grades',
    ]);
    expect(messages({ institutions: [{ ...institution, to: '1999' }] })).toEqual([
      "Institution 1: To year can't be before From year",
    ]);
    expect(messages({ date: '2026-02-30' })).toEqual(['Date must be a calendar date']);
  });

  it.each([
    ['from', 'abcd', 'Institution 1: From year must be between 1900 and 2026'],
    ['from', '1899', 'Institution 1: From year must be between 1900 and 2026'],
    ['from', '2027', 'Institution 1: From year must be between 1900 and 2026'],
    ['from', '20', 'Institution 1: From year must be between 1900 and 2026'],
    ['to', 'abcd', 'Institution 1: To year must be between 1900 and 2032'],
    ['to', '2999', 'Institution 1: To year must be between 1900 and 2032'],
    ['dateObtained', 'July', 'Institution 1: Date obtained must be a calendar date'],
    ['dateObtained', '1899-12-31', 'Institution 1: Date obtained must be a calendar date'],
    ['dateObtained', '2026-11-16', "Institution 1: Date obtained can't be in the future"],
  ])('rejects %s %s of an institution', (field, text, message) => {
    expect(problems({ institutions: [{ ...institution, [field]: text }] })).toEqual([
      { path: `institutions.0.${field}`, message },
    ]);
  });

  it('accepts an expected end of studies in an incomplete record', () => {
    const studies = { ...institution, from: '2024', to: '2029', dateObtained: '' };
    expect(problems({ institutions: [studies, institution] })).toEqual([]);
  });

  it('checks the years of an incomplete record too', () => {
    const studies = { ...institution, to: 'soon', dateObtained: '' };
    expect(messages({ institutions: [institution, studies] })).toEqual([
      'Institution 2: To year must be between 1900 and 2032',
    ]);
  });

  it("accepts today's date in Lagos and rejects later ones", () => {
    expect(messages({ date: '2026-11-15' })).toEqual([]);
    expect(messages({ date: '2026-11-16' })).toEqual(["Date can't be in the future"]);
    expect(applicationProblems({ ...form, date: '2026-11-15' }, new Date('2026-11-14T22:59:00Z'))).toEqual([
      { path: 'date', message: "Date can't be in the future" },
    ]);
  });

  it('checks every telephone number, in the lines and at the fields', () => {
    const text = 'must be 7 to 15 digits, such as +234 800 000 0000';
    expect(messages({ tel: 'not a phone' })).toEqual([`Telephone number ${text}`]);
    expect(messages({ whatsapp: '123456' })).toEqual([`WhatsApp number ${text}`]);
    expect(problems({ referees: [{ ...referee, tel: 'x', whatsapp: '0800 FLOWERS' }, other] })).toEqual([
      { path: 'referees.0.tel', message: `Referee 1: Telephone number ${text}` },
      { path: 'referees.0.whatsapp', message: `Referee 1: WhatsApp number ${text}` },
    ]);
  });

  it('reports which text is too long and by how much', () => {
    expect(messages({ surname: 'x'.repeat(201) })).toEqual(['Surname is 1 character too long (at most 200)']);
    expect(messages({ signature: 'x'.repeat(1200) })).toEqual([
      'Signature is 1,000 characters too long (at most 200)',
    ]);
    expect(messages({ referees: [referee, { ...other, address: 'x'.repeat(1025) }] })).toEqual([
      'Referee 2: Address is 25 characters too long (at most 1,000)',
    ]);
  });

  it('lists the problems in form order', () => {
    const empty = {
      membershipCategory: '',
      surname: '',
      tel: 'x',
      institutions: [],
      referees: [referee],
      date: '',
      position: '',
    };
    expect(messages(empty)).toEqual([
      'Surname is required',
      'Telephone number must be 7 to 15 digits, such as +234 800 000 0000',
      'Position is required',
      'At least one complete institution record is required',
      'Referee 2 information is incomplete',
      'Membership category is required',
      'Date is required',
    ]);
  });
});

describe('charactersLeft', () => {
  it.each([
    ['surname', 180, undefined],
    ['surname', 181, 19],
    ['surname', 200, 0],
    ['surname', 201, undefined],
    ['referees.1.address', 901, 99],
    ['unheard.of', 199, undefined],
  ])('%s with %i characters: %s', (path, length, left) => {
    expect(charactersLeft(path, 'x'.repeat(length))).toBe(left);
  });
});

describe('fieldLabel', () => {
  it.each([
    ['surname', 'Surname'],
    ['referees.1.tel', 'Referee 2: Telephone number'],
    ['institutions.0.from', 'Institution 1: From year'],
    ['declaration', 'Declaration'],
    ['unheard.of', 'unheard.of'],
  ])('returns the label of %s', (path, label) => {
    expect(fieldLabel(path)).toBe(label);
  });
});
