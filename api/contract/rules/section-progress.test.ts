import { describe, expect, it } from 'vitest';
import { applicationFields, applicationRecords } from '../application/fields.ts';
import { sampleForm } from '../application/sample-form.ts';
import { applicationSections, isApplicationSection } from '../application/sections.ts';
import { type ApplicationForm, emptyRecords, emptyTexts } from '../entities/application-form.ts';
import { sectionOf, sectionProgress } from './section-progress.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const empty: ApplicationForm = {
  ...emptyTexts,
  institutions: [{ ...emptyRecords.institutions }],
  assignments: [{ ...emptyRecords.assignments }],
  referees: [{ ...emptyRecords.referees }, { ...emptyRecords.referees }],
};
const progress = (changes: Partial<ApplicationForm>, hasProof = false) =>
  sectionProgress({ ...empty, ...changes }, hasProof, now);

describe('sectionOf', () => {
  it('knows the section of every field, of every record, and of the proof', () => {
    const paths = [...Object.keys(applicationFields), ...Object.keys(applicationRecords), 'proofOfPayment'];
    const sections = new Set(paths.map(sectionOf));
    expect([...sections].sort()).toEqual(applicationSections.filter((name) => name !== 'review').toSorted());
    expect(sectionOf('referees.1.tel')).toBe('referees');
    expect(sectionOf('institutions.0')).toBe('education');
  });

  it.each(['', 'unheard.of', 'toString', 'constructor.name'])('returns undefined for the path %j', (path) => {
    expect(sectionOf(path)).toBeUndefined();
  });
});

it('recognizes the names of sections', () => {
  expect(applicationSections.every(isApplicationSection)).toBe(true);
  expect(['', 'Personal', 'toString', null].some(isApplicationSection)).toBe(false);
});

describe('sectionProgress', () => {
  it('starts with every section empty', () => {
    expect(new Set(Object.values(progress({})))).toEqual(new Set(['empty']));
  });

  it('does not count the prefilled grade and date, and white space, as a start', () => {
    expect(progress({ date: '2026-11-15', membershipCategory: 'Fellow' }).declaration).toBe('empty');
    expect(progress({ surname: '  ' }).personal).toBe('empty');
  });

  it('tells a partly filled section from a complete one', () => {
    expect(progress({ employer: 'Sample Ltd' }).professional).toBe('partial');
    expect(progress({ employer: 'Sample Ltd', position: 'Partner' }).professional).toBe('complete');
    const [first] = sampleForm.referees;
    expect(progress({ referees: first ? [first, { ...emptyRecords.referees }] : [] }).referees).toBe(
      'partial',
    );
    expect(progress({ referees: sampleForm.referees }).referees).toBe('complete');
  });

  it('does not call a section complete that a submission would reject', () => {
    expect(progress({ assignments: sampleForm.assignments }).assignments).toBe('complete');
    expect(progress({ ...sampleForm, tel: 'not a phone' }).personal).toBe('partial');
    expect(progress({ ...sampleForm, date: '2999-01-01' }).declaration).toBe('partial');
  });

  it('is ready for submission when everything is complete, with the proof', () => {
    expect(progress(sampleForm)).toMatchObject({ payment: 'empty', review: 'empty' });
    expect(new Set(Object.values(progress(sampleForm, true)))).toEqual(new Set(['complete']));
    expect(progress({ ...sampleForm, surname: '' }, true)).toMatchObject({
      payment: 'complete',
      review: 'empty',
    });
  });
});
