import { describe, expect, it } from 'vitest';
import { applicationDraftSchema, draftLimits } from '../entities/application-form.ts';
import { fittingDraft } from './draft.ts';

const referee = { name: 'Bola Sample', address: '2 Sample Road' };

describe('fittingDraft', () => {
  it('returns a draft unchanged if it can be saved, even if its texts are too long for a submission', () => {
    const draft = { surname: 'x'.repeat(5000), referees: [referee] };
    expect(fittingDraft(draft)).toEqual({ data: draft, leftOut: [] });
    expect(applicationDraftSchema.safeParse(draft).success).toBe(true);
  });

  it('leaves out a text that is too long, reports the excess and keeps the rest', () => {
    const draft = {
      surname: 'Sample',
      referees: [referee, { ...referee, address: 'x'.repeat(draftLimits.text + 25) }],
    };
    expect(fittingDraft(draft)).toEqual({
      data: { surname: 'Sample', referees: [referee, { name: 'Bola Sample' }] },
      leftOut: [{ path: 'referees.1.address', excess: 25 }],
    });
    // The form itself is not changed.
    expect(draft.referees[1]?.address).toHaveLength(draftLimits.text + 25);
  });

  it('leaves out the longest texts of a draft that is too large in total', () => {
    const project = (count: number) => ({ project: 'ọ'.repeat(count), role: 'Lead' });
    const draft = {
      surname: 'Sample',
      assignments: [project(9000), project(9999), project(8000), project(9500)],
    };
    const { data, leftOut } = fittingDraft(draft);
    expect(leftOut.map(({ path }) => path)).toEqual(['assignments.1.project', 'assignments.3.project']);
    expect(data.assignments?.map(({ project: text }) => text?.length)).toEqual([
      9000,
      undefined,
      8000,
      undefined,
    ]);
    expect(new TextEncoder().encode(JSON.stringify(data)).length).toBeLessThanOrEqual(draftLimits.bytes);
    expect(applicationDraftSchema.safeParse(data).success).toBe(true);
  });
});
