import { describe, expect, it } from 'vitest';
import { gradeCodes } from '../entities/grade.ts';
import {
  passwordNamesProblem,
  passwordProblem,
  signUpDetailsProblems,
  signUpPasswordProblem,
  signUpTexts,
} from './sign-up.ts';

describe('passwordProblem', () => {
  it.each([
    ['', signUpTexts.required],
    ['Ab1@xyz', signUpTexts.tooShort],
    ['alllower1@', signUpTexts.tooPlain],
    ['ALLUPPER1@', signUpTexts.tooPlain],
    ['NoNumbers@', signUpTexts.tooPlain],
    ['NoSpecial1', signUpTexts.tooPlain],
    ['OnlyHash1#', signUpTexts.tooPlain],
    [`Aa1@${'x'.repeat(1021)}`, signUpTexts.tooLong],
    [`Aa1@${'ọ'.repeat(341)}`, signUpTexts.tooLong],
  ])('rejects %j', (password, text) => {
    expect(passwordProblem(password)).toBe(text);
  });

  it.each(['Ab1@wxyz', `Aa1@${'x'.repeat(124)}`, 'Ẹ kú àárọ̀ 1A@ a', `Aa1@${'x'.repeat(1020)}`])(
    'accepts %j',
    (password) => {
      expect(passwordProblem(password)).toBeUndefined();
    },
  );

  it('counts characters, not UTF-16 units', () => {
    expect(passwordProblem('Aa1@🦒🦒')).toBe(signUpTexts.tooShort);
  });
});

describe('signUpDetailsProblems', () => {
  const details = {
    name: 'Ada Sample',
    email: 'ada@mail.example',
    phone_number: '+2348000000001',
    membership_type: 'Member',
  };

  it('accepts complete details and any label of a grade', () => {
    expect(signUpDetailsProblems(details)).toEqual({});
    expect(signUpDetailsProblems({ ...details, membership_type: 'full member (mimc)' })).toEqual({});
  });

  it.each(Object.keys(details))('requires %s and does not accept white space', (field) => {
    expect(signUpDetailsProblems({ ...details, [field]: '  ' })).toEqual({ [field]: signUpTexts.required });
  });

  it.each(['ada', 'ada@', '@mail.example', 'a b@mail.example', 'ada@mail..example', 'ada@@mail.example'])(
    'rejects the address %j',
    (email) => {
      expect(signUpDetailsProblems({ ...details, email })).toEqual({ email: signUpTexts.email });
    },
  );
});

describe('passwordNamesProblem', () => {
  it.each([...gradeCodes, 'IMC', 'Institute of Management Consultants', 'Management-Consultants'])(
    'R-3: rejects %j in a password, ignoring case',
    (name) => {
      for (const typed of [name, name.toLowerCase()]) {
        expect(passwordNamesProblem(`X@${typed}@1979`, '')).toBe(signUpTexts.institute);
      }
    },
  );

  it.each([
    ['Amaka@19791', 'amaka@mail.example'],
    ['x!AMAKA.nwosu7', ' Amaka.Nwosu@mail.example'],
    ['My-amaka-1979!', 'amaka+membership@mail.example'],
  ])('R-3: rejects %j for the address %j', (password, email) => {
    expect(passwordNamesProblem(password, email)).toBe(signUpTexts.mailName);
    expect(passwordNamesProblem(password, 'bello@mail.example')).toBeUndefined();
  });

  it('ignores a mailbox name of two letters', () => {
    expect(passwordNamesProblem('Job@well-done1', 'jo@mail.example')).toBeUndefined();
  });
});

describe('signUpPasswordProblem', () => {
  const valid = { password: 'Ab1@wxyz', confirmPassword: 'Ab1@wxyz', terms: true };

  it('accepts a valid pair with accepted terms', () => {
    expect(signUpPasswordProblem(valid)).toBeUndefined();
  });

  it('checks the rules in the order of the specification', () => {
    expect(signUpPasswordProblem({ ...valid, confirmPassword: '' })?.message).toBe(signUpTexts.required);
    expect(
      signUpPasswordProblem({ password: 'short', confirmPassword: 'other', terms: false })?.message,
    ).toBe(signUpTexts.mismatch);
    expect(
      signUpPasswordProblem({ password: 'short', confirmPassword: 'short', terms: false })?.message,
    ).toBe(signUpTexts.tooShort);
    expect(signUpPasswordProblem({ ...valid, terms: false }, 'wxyz@mail.example')).toEqual({
      field: 'password',
      message: signUpTexts.mailName,
    });
    expect(signUpPasswordProblem({ ...valid, terms: false })).toEqual({
      field: 'terms',
      message: signUpTexts.terms,
    });
  });
});
