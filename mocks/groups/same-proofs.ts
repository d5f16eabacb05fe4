import { applicantName, type SameProof } from '@imc/api/contract';
import { newestFirst, type Store, type StoredApplication } from '../provider/store.ts';

/** Returns the other applications with the same file as proof. The mock finds no similar ones. */
export function sameProofsOf(store: Store, application: StoredApplication): SameProof[] {
  const digest = store.proofDigests.get(application.proofFile ?? '');
  if (digest === undefined) return [];
  return [...store.applications.values()]
    .filter(
      ({ id, proofFile }) => id !== application.id && store.proofDigests.get(proofFile ?? '') === digest,
    )
    .sort(newestFirst)
    .slice(0, 20)
    .map(({ id, form, status, createdAt, userId }) => ({
      application_id: id,
      applicant: applicantName(form),
      application_status: status,
      created_at: createdAt,
      match: 'identical',
      same_member: userId === application.userId,
    }));
}
