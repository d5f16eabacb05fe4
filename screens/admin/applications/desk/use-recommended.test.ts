import { expect, test } from 'vitest';
import { recommendedBy } from './use-recommended.ts';

const note = { id: 1, author_id: 7, note: 'All rules are met.', written_at: '2026-05-04T10:42:00.000Z' };

test('each person counts once, with what they recommended last', () => {
  const notes = [
    { ...note, id: 4, written_by: 'Grace Sample', recommendation: null },
    { ...note, id: 3, written_by: 'Grace Sample', recommendation: 'approve' as const },
    { ...note, id: 2, author_id: 8, written_by: 'Ibrahim Sample', recommendation: 'reject' as const },
    { ...note, id: 1, written_by: 'Grace Sample', recommendation: 'reject' as const },
  ];
  expect(recommendedBy(notes)).toBe('Recommended: approve (Grace Sample), reject (Ibrahim Sample)');
});

test('people of the same name count on their own', () => {
  const notes = [
    { ...note, id: 2, author_id: 8, written_by: 'Grace Sample', recommendation: 'approve' as const },
    { ...note, id: 1, written_by: 'Grace Sample', recommendation: 'reject' as const },
  ];
  expect(recommendedBy(notes)).toBe('Recommended: approve (Grace Sample), reject (Grace Sample)');
});

test('notes without recommendations say nothing', () => {
  expect(recommendedBy([{ ...note, written_by: 'Grace Sample' }])).toBeUndefined();
  expect(recommendedBy([])).toBeUndefined();
});
