import {
  addMarketerCall,
  changedMarketer,
  deleteMarketerCall,
  marketersCall,
  marketerTexts,
  newMarketerOf,
  updateMarketerCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { nextId, rowOf, type Store } from '../provider/store.ts';

export const createMarketerHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(marketersCall, () => ({
    marketers: [...store.marketers.values()].sort((a, b) => b.id - a.id),
    unmatched_codes: { codes: [], total: 0 },
    retired_codes: { codes: [], total: 0 },
  })),

  make.guarded(addMarketerCall, ({ body }) => {
    const id = nextId(store.marketers);
    store.marketers.set(id, { id, ...newMarketerOf(body), applications_count: 0 });
    return { message: marketerTexts.added };
  }),

  make.guarded(updateMarketerCall, ({ body: { id, ...changes } }) => {
    const marketer = rowOf(store.marketers, id);
    store.marketers.set(id, { ...marketer, ...changedMarketer(marketer, changes) });
    return { message: marketerTexts.changed };
  }),

  make.guarded(deleteMarketerCall, ({ query }) => {
    store.marketers.delete(query.id);
    return { message: marketerTexts.deleted };
  }),
];
