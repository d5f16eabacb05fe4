import { type ApplicationNote, applicationNotesQuery, useApiClient } from '@imc/api';
import { useQuery } from '@tanstack/react-query';
import { adminApplication } from '../../../content/index.ts';

const { recommended } = adminApplication.notes;

/** Says what each person recommended last. Undefined if nobody recommended anything. */
export function recommendedBy(notes: readonly ApplicationNote[]): string | undefined {
  // Namesakes are different people.
  const latest = new Map<number, readonly [name: string, recommendation: string]>();
  // Notes are newest first.
  for (const { author_id: person, written_by, recommendation } of notes) {
    if (recommendation && !latest.has(person))
      latest.set(person, [written_by, adminApplication.notes.list.recommendations[recommendation]]);
  }
  return latest.size > 0 ? recommended([...latest.values()]) : undefined;
}

/** What staff recommend about an application. Nothing while the notes are loading, or if they can't be read. */
export function useRecommended(id: number): string | undefined {
  const notes = useQuery(applicationNotesQuery(useApiClient(), id)).data;
  return notes && recommendedBy(notes);
}
