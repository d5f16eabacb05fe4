import { describe, expect, it } from 'vitest';
import { type ApplicationDraftData, recordLimit } from '../entities/application-form.ts';
import { conflictLabel, mergeDrafts } from './merge-drafts.ts';

const institution = (name: string, rest = {}) => ({
  name,
  from: '',
  to: '',
  qualification: '',
  dateObtained: '',
  ...rest,
});

/** Returns the merged fields that a test is about, and the paths in conflict. */
function merged(
  base: ApplicationDraftData,
  mine: ApplicationDraftData,
  theirs: ApplicationDraftData,
  chosen?: Parameters<typeof mergeDrafts>[1],
) {
  const { data, conflicts } = mergeDrafts({ base, mine, theirs }, chosen);
  return { data, conflicts: conflicts.map(({ path }) => path), labels: conflicts.map(conflictLabel) };
}

describe('mergeDrafts', () => {
  it('takes each field from the only side that changed it, also one that was emptied', () => {
    const base = { surname: 'Base', employer: 'Base', position: 'Base' };
    expect(
      merged(base, { ...base, surname: 'Mine' }, { ...base, employer: 'Theirs', position: '' }),
    ).toMatchObject({ data: { surname: 'Mine', employer: 'Theirs', position: '' }, conflicts: [] });
  });

  it('does not ask about a field that both changed alike', () => {
    expect(merged({}, { surname: 'Same' }, { surname: 'Same' }).conflicts).toEqual([]);
  });

  it('reports a field that both changed, which takes the chosen version', () => {
    const versions = [{ surname: 'Base' }, { surname: 'Mine' }, { surname: 'Theirs' }] as const;
    expect(merged(...versions)).toMatchObject({
      data: { surname: 'Mine' },
      conflicts: ['surname'],
      labels: ['Surname'],
    });
    expect(merged(...versions, new Map([['surname', 'theirs']])).data.surname).toBe('Theirs');
  });

  it('merges the fields of one record', () => {
    const referee = { name: 'Bola', tel: '1', email: 'a' };
    expect(
      merged(
        { referees: [referee, {}] },
        { referees: [{ ...referee, tel: '2' }, {}] },
        { referees: [{ ...referee, tel: '3', email: 'b' }, {}] },
      ),
    ).toMatchObject({
      data: { referees: [{ name: 'Bola', tel: '2', email: 'b' }, {}] },
      conflicts: ['referees.0.tel'],
      labels: ['Referee 1: Telephone number'],
    });
  });

  it('never makes one record of two', () => {
    const mine = { referees: [{}, { name: 'Bola', position: 'Partner' }] };
    const theirs = { referees: [{}, { name: 'Musa', tel: '3' }] };
    const base = { referees: [{}, {}] };
    expect(merged(base, mine, theirs)).toMatchObject({
      data: mine,
      conflicts: ['referees.1'],
      labels: ['Referee 2'],
    });
    expect(merged(base, mine, theirs, new Map([['referees.1', 'theirs']])).data).toMatchObject(theirs);
  });

  it('keeps the records that both added side by side', () => {
    const base = { institutions: [institution('Ibadan')] };
    expect(
      merged(
        base,
        { institutions: [...base.institutions, institution('Lagos'), institution('Both')] },
        { institutions: [institution('Ibadan', { from: '1999' }), institution('Jos'), institution('Both')] },
      ),
    ).toMatchObject({
      data: {
        institutions: [
          institution('Ibadan', { from: '1999' }),
          institution('Jos'),
          institution('Both'),
          institution('Lagos'),
        ],
      },
      conflicts: [],
    });
  });

  it('asks about the whole list if a record was removed and another one changed, or if it would be too long', () => {
    const [first, second] = [institution('Ibadan'), institution('Jos')];
    expect(
      merged(
        { institutions: [first, second] },
        { institutions: [second] },
        { institutions: [first, institution('Jos', { to: '2003' })] },
      ),
    ).toMatchObject({ data: { institutions: [second] }, conflicts: ['institutions'], labels: ['Education'] });

    const many = (name: string) =>
      Array.from({ length: recordLimit }, (_, index) => institution(`${name} ${index}`));
    expect(merged({}, { institutions: many('Mine') }, { institutions: many('Theirs') }).conflicts).toEqual([
      'institutions',
    ]);
  });
});
