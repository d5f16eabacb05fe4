import { type SharedFact, sharedFactsOf, type User } from '@imc/api/contract';
import type { Store, StoredApplication } from '../provider/store.ts';
import { sameProofsOf } from './same-proofs.ts';

const factsOf = (user: User | undefined, applications: readonly StoredApplication[]) => ({
  names: [user?.name ?? '', ...applications.map(({ form }) => `${form.surname} ${form.otherNames}`)],
  phones: [user?.phone_number ?? '', ...applications.flatMap(({ form }) => [form.tel, form.whatsapp])],
});

/** Returns what an applicant has in common with an admin. */
export function sharedWith(store: Store, application: StoredApplication, by: User): SharedFact[] {
  const own = [...store.applications.values()].filter(({ userId }) => userId === by.id);
  const applicant = store.accounts.get(application.userId)?.user;
  const hasSent = sameProofsOf(store, application).some(({ application_id }) =>
    own.some(({ id }) => id === application_id),
  );
  return [
    ...sharedFactsOf(factsOf(applicant, [application]), factsOf(by, own)),
    ...(hasSent ? (['proof'] as const) : []),
  ];
}
