import type { ApplicationForm } from '../entities/application-form.ts';
import { categoryWithLetters } from '../entities/grade.ts';
import { applicationFields, type FieldName } from './fields.ts';
import { keysOf, mapKeys, objectFrom } from './typed-object.ts';

/** A complete application form for sample data, fixtures and tests. Override the fields that matter. */
export const sampleForm: ApplicationForm = {
  ...mapKeys(keysOf(applicationFields), (name) => `Sample ${applicationFields[name].label.toLowerCase()}`),
  surname: 'Nwosu',
  otherNames: 'Amaka Grace',
  title: 'Mrs',
  employer: 'Sample Logistics Ltd',
  position: 'Operations Manager',
  postalAddress: '12 Sample Close\nYaba\nLagos',
  whatsapp: '+234 800 000 0101',
  tel: '+234 800 000 0101',
  email: 'amaka.nwosu@mail.example',
  marketer_code: 'MKT-ADA',
  institutions: [
    {
      name: 'Sample University, Nsukka',
      from: '2008',
      to: '2012',
      qualification: 'BSc Economics',
      dateObtained: '2012-07-20',
    },
    {
      name: 'Sample Business School',
      from: '2015',
      to: '2017',
      qualification: 'MBA',
      dateObtained: '2017-11-03',
    },
  ],
  membershipCategory: categoryWithLetters('AIMC'),
  assignments: [
    { project: 'Depot network review for a sample haulier', role: 'Lead consultant', period: '2021-2022' },
  ],
  referees: [
    {
      name: 'Dr Ifeanyi Okafor',
      position: 'Partner',
      institution: 'Sample & Partners',
      address: '3 Sample Avenue, Enugu',
      tel: '+234 800 000 0301',
      whatsapp: '+234 800 000 0301',
      email: 'ifeanyi.okafor@mail.example',
    },
    {
      name: 'Hajiya Zainab Musa',
      position: 'Director',
      institution: 'Sample Development Agency',
      address: '9 Sample Road, Kano',
      tel: '+234 800 000 0302',
      whatsapp: '+234 800 000 0302',
      email: 'zainab.musa@mail.example',
    },
  ],
  declaration: 'agreed',
  date: '2026-05-04',
  signature: 'A. G. Nwosu',
};

/**
 * Fields that end-to-end tests handle themselves: they are not typed, are prefilled from the account, may stay empty, or get other
 * texts in those tests.
 */
const handledByTests: readonly FieldName[] = [
  ...(['surname', 'otherNames', 'title', 'whatsapp', 'postalAddress', 'employer', 'position'] as const),
  ...(['tel', 'email', 'membershipCategory', 'marketer_code', 'declaration', 'date', 'signature'] as const),
];

/** Texts for all other fields, by label. End-to-end tests type these in, so that a new field needs no change in the tests. */
export const furtherTexts: Readonly<Record<string, string>> = objectFrom(
  keysOf(applicationFields)
    .filter((name) => !handledByTests.includes(name))
    .map((name) => [applicationFields[name].label, sampleForm[name]]),
);
