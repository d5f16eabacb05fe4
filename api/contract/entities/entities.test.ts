import { describe, expect, it } from 'vitest';
import { canonicalEmail } from '../rules/text.ts';
import { adminApplicationOf, adminApplicationResponse, applicantName, documentName } from './application.ts';
import { categoryWithLetters, gradeCodes, gradeFromLabel, gradeLabels } from './grade.ts';

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
  const sent = {
    ...{ id: 7, title: 'Dr', surname: 'Obi', email: 'ada@mail.example', tel: '1', whatsapp: '1' },
    ...{ employer: 'Sample Partners', position: 'Consultant', declarationDate: '2026-05-04' },
    ...{ status: 'pending', created_at: '2026-05-04T09:12:00.000Z' },
    ...{ proofOfPayment: 'a.webp', marketerCode: null },
  };

  it('S-10.1: are read from either spelling', () => {
    const camel = { otherNames: 'Adaeze', membershipCategory: 'Fellow', postalAddress: '1 Sample Close' };
    const snake = { other_names: 'Adaeze', membership_category: 'Fellow', postal_address: '1 Sample Close' };
    const read = adminApplicationResponse.parse({ ...sent, ...camel });
    expect(read).toEqual({ ...sent, ...camel, ...snake });
    expect(adminApplicationResponse.parse({ ...sent, ...snake })).toEqual(read);
    expect(adminApplicationOf(read)).toMatchObject({
      ...camel,
      grade: 'FIMC',
      declarationDate: '2026-05-04',
    });
  });

  it.each([sent, { ...sent, id: '7' }, null, 'text'])('are not read from %j', (answer) => {
    expect(adminApplicationResponse.safeParse(answer).success).toBe(false);
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
  expect(documentName({ surname: 'Obi', otherNames: 'Ada-Grace' })).toBe('Ada-Grace Obi');
  expect(documentName({ surname: 'Obi', otherNames: '-' })).toBe('Obi');
});
