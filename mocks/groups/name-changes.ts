import {
  askNameChangeCall,
  type NameChange,
  nameChangeCall,
  nameChangeTexts,
  nameRequestSchema,
  type User,
  withdrawNameChangeCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import { rowOf, type Store } from '../provider/store.ts';

export function createNameChangeHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const newest = ({ id }: User) => rowOf(store.accounts, id).nameChange;
  const keep = ({ id }: User, nameChange: NameChange) =>
    store.accounts.set(id, { ...rowOf(store.accounts, id), nameChange });

  return [
    make.guarded(nameChangeCall, ({ user }) => ({ name_change: newest(user) ?? null })),

    make.guarded(askNameChangeCall, async ({ user, form }) => {
      if (newest(user)?.state === 'open') throw new RefusalError(409, nameChangeTexts.waiting);
      const asked = nameRequestSchema.parse(JSON.parse(String((await form()).get('data'))));
      keep(user, {
        ...asked,
        id: (newest(user)?.id ?? user.id) + 1000,
        document: 'new-document.jpg',
        state: 'open',
        asked_at: now().toISOString(),
        decided_at: null,
        answer: null,
      });
      return { message: nameChangeTexts.asked };
    }),

    make.guarded(withdrawNameChangeCall, ({ user }) => {
      const open = newest(user);
      if (open?.state !== 'open') throw new RefusalError(409, nameChangeTexts.notOpen);
      keep(user, { ...open, state: 'withdrawn', document: null, decided_at: now().toISOString() });
      return { message: nameChangeTexts.withdrawn };
    }),
  ];
}
