import { describe, expect, it } from 'vitest';
import { canonicalEmail } from '../rules/text.ts';
import { adminApplicationReader, applicantName, memberApplicationReader } from './application.ts';
import { categoryWithLetters, gradeCodes, gradeFromLabel, gradeLabels } from './grade.ts';
import { userReader } from './user.ts';

describe('grades', () => {
  it.each(gradeCodes)('%s is found by every label of the specification', (grade) => {
    const { membershipType, category } = gradeLabels[grade];
    for (const label of [
      grade,
      grade.toLowerCase(),
      membershipType,
      category,
      categoryWithLetters(grade),
      ` ${category} `,
    ]) {
      expect(gradeFromLabel(label)).toBe(grade);
    }
  });

  it('are not found by any other text', () => {
    expect(gradeFromLabel('Emperor')).toBeUndefined();
    expect(gradeFromLabel('')).toBeUndefined();
  });
});

describe('applications', () => {
  it('S-10.1: are parsed from either spelling', () => {
    const camel = {
      id: 7,
      otherNames: 'Adaeze',
      membershipCategory: 'Fellow',
      proofOfPayment: 'a.webp',
      marketerCode: 'M1',
    };
    const snake = {
      id: '7',
      other_names: 'Adaeze',
      membership_category: 'Fellow',
      proof_of_payment: 'a.webp',
      marketer_code: 'M1',
    };
    expect(adminApplicationReader.parse(snake)).toEqual(adminApplicationReader.parse(camel));
    expect(adminApplicationReader.parse(camel)).toMatchObject({
      id: 7,
      otherNames: 'Adaeze',
      grade: 'FIMC',
      proofOfPayment: 'a.webp',
    });
  });

  it.each([
    ['', 'pending'],
    ['Approved', 'approved'],
    ['rejected', 'rejected'],
    ['lost', 'pending'],
    [null, 'pending'],
  ])('with the status %j are read as %s', (status, expected) => {
    expect(memberApplicationReader.parse({ id: 1, status }).status).toBe(expected);
  });
});

describe('users', () => {
  const user = { id: 1, name: 'Ada', email: 'ada@mail.example' };

  it('keep 0 years of experience and read a missing value as null', () => {
    expect(userReader.parse({ ...user, experience: 0 }).experience).toBe(0);
    expect(userReader.parse({ ...user, experience: '10' }).experience).toBe(10);
    expect(userReader.parse({ ...user, experience: '' }).experience).toBeNull();
    expect(userReader.parse({ ...user, experience: 4 }).experience).toBeNull();
  });

  it('get defaults for omitted fields and never become admins', () => {
    expect(userReader.parse(user)).toMatchObject({
      role: 'member',
      payment_status: 'pending',
      profile_completed: 0,
    });
  });
});

describe('canonicalEmail', () => {
  it('trims, lower-cases and composes', () => {
    expect(canonicalEmail('  AdA@Mail.Example ')).toBe('ada@mail.example');
    expect(canonicalEmail('ade\u0301@mail.example')).toBe(canonicalEmail('ad\u00e9@mail.example'));
  });
});

it('the name of an applicant with one name has no hyphen', () => {
  expect(applicantName({ title: 'Mr', surname: 'Sample', otherNames: '-' })).toBe('Mr Sample');
  expect(applicantName({ title: '', surname: 'Obi', otherNames: 'Ada-Grace' })).toBe('Obi Ada-Grace');
});
