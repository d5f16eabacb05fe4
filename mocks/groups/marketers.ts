import {
  addMarketerCall,
  canonicalEmail,
  changedMarketer,
  deleteMarketerCall,
  keysOf,
  marketerCodeKey,
  marketerFields,
  marketerProblems,
  marketersCall,
  marketerTexts,
  type NewMarketer,
  newMarketerOf,
  updateMarketerCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import { countForMarketer, retiredCodesOf, unmatchedCodesOf } from '../provider/stats.ts';
import { presentMarketers, type Store } from '../provider/store.ts';

/** Throws a 400 or 409 if a marketer can't be stored. `own` is the id of one that is changed. */
function validateMarketer(store: Store, marketer: NewMarketer, own?: number): void {
  const problems = marketerProblems(marketer);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const errors: Record<string, string> = {};
  const code = marketerCodeKey(marketer.marketer_code) ?? '';
  const owner = [...store.marketers.values()].find(
    ({ id, marketer_code }) => id !== own && marketerCodeKey(marketer_code) === code,
  );
  if (owner) errors.marketer_code = owner.deletedAt ? marketerTexts.codeRetired : marketerTexts.codeTaken;
  if (
    presentMarketers(store).some(
      (other) => other.id !== own && canonicalEmail(other.email) === canonicalEmail(marketer.email),
    )
  ) {
    errors.email = marketerTexts.emailTaken;
  }
  const conflicts = Object.values(errors);
  if (conflicts.length > 0) throw new RefusalError(409, conflicts.join(' '), { errors });
}

/** Creates the handlers for marketers. */
export function createMarketerHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(marketersCall, () => ({
      marketers: presentMarketers(store)
        .sort((a, b) => b.id - a.id)
        .map(({ createdAt: _, deletedAt: __, ...marketer }) => ({
          ...marketer,
          applications_count: countForMarketer(store, marketer.marketer_code),
        })),
      unmatched_codes: unmatchedCodesOf(store),
      retired_codes: retiredCodesOf(store),
    })),

    make.guarded(addMarketerCall, ({ body, user, request }) =>
      once(store, request, `${addMarketerCall.path} ${user.id}`, [JSON.stringify(body)], async () => {
        const marketer = newMarketerOf(body);
        validateMarketer(store, marketer);
        const id = store.nextId('marketer');
        store.marketers.set(id, { id, ...marketer, createdAt: now().toISOString() });
        const record = { kind: 'marketer', id, name: marketer.full_name };
        addEvent(store, { kind: 'marketer-added', by: user, record, now: now() });
        return { message: marketerTexts.added };
      }),
    ),

    make.guarded(updateMarketerCall, ({ body: { id, ...changes }, user }) => {
      const before = store.marketers.get(id);
      if (!before || before.deletedAt) throw new RefusalError(404, marketerTexts.notFound);
      const marketer = changedMarketer(before, changes);
      validateMarketer(store, marketer, id);
      if (keysOf(marketerFields).some((name) => marketer[name] !== before[name])) {
        store.marketers.set(id, { ...before, ...marketer });
        const record = { kind: 'marketer', id, name: marketer.full_name };
        addEvent(store, { kind: 'marketer-changed', by: user, record, now: now() });
      }
      return { message: marketerTexts.changed };
    }),

    make.guarded(deleteMarketerCall, ({ query, user }) => {
      const marketer = store.marketers.get(query.id);
      if (!marketer || marketer.deletedAt) throw new RefusalError(404, marketerTexts.notFound);
      store.marketers.set(marketer.id, {
        ...marketer,
        email: '',
        phone: '',
        deletedAt: now().toISOString(),
      });
      const record = { kind: 'marketer', id: marketer.id, name: marketer.full_name };
      addEvent(store, { kind: 'marketer-deleted', by: user, record, now: now() });
      return { message: marketerTexts.deleted };
    }),
  ];
}
