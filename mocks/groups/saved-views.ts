import { deleteViewCall, savedViewsCall, savedViewTexts, saveViewCall } from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { nextId, type Store } from '../provider/store.ts';

export const createSavedViewHandlers = (
  make: HandlerMaker,
  { savedViews }: Store,
  now: () => Date,
): HttpHandler[] => [
  make.guarded(savedViewsCall, ({ user }) => ({
    views: [...savedViews.values()].filter(({ userId }) => userId === user.id),
  })),

  make.guarded(saveViewCall, ({ user, body }) => {
    const view = { ...body, id: nextId(savedViews), userId: user.id, created_at: now().toISOString() };
    savedViews.set(view.id, view);
    return { message: savedViewTexts.saved, view };
  }),

  make.guarded(deleteViewCall, ({ query }) => {
    savedViews.delete(query.id);
    return { message: savedViewTexts.deleted };
  }),
];
