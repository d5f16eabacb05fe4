import { type ApplicationNote, applicationNotesQuery, useApiClient } from '@imc/api';
import { useQuery } from '@tanstack/react-query';
import { adminApplication } from '../../../content/index.ts';

const { recommended } = adminApplication.notes;

/** Lists each person's latest recommendation. Undefined if there is none. */
export function recommendedBy(notes: readonly ApplicationNote[]): string | undefined {
  // By id, because two people can have the same name.
  const latest = new Map<number, readonly [name: string, recommendation: string]>();
  // Notes are newest first.
  for (const { author_id: person, written_by, recommendation } of notes) {
    if (recommendation && !latest.has(person))
      latest.set(person, [written_by, adminApplication.notes.list.recommendations[recommendation]]);
  }
  return latest.size > 0 ? recommended([...latest.values()]) : undefined;
}

/** Staff's recommendations for an application. Undefined while loading or after an error. */
export function useRecommended(id: number): string | undefined {
  const notes = useQuery(applicationNotesQuery(useApiClient(), id)).data;
  return notes && recommendedBy(notes);
}
