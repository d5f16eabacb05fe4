import {
  deleteViewCall,
  type SavedView,
  savedViewsCall,
  savedViewsKept,
  savedViewTexts,
  saveViewCall,
  viewNameKey,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import type { Store, StoredView } from '../provider/store.ts';

const answerOf = ({ userId: _, ...view }: StoredView): SavedView => view;

/** Creates the handlers for the saved views of the list of applications. */
export function createSavedViewHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const viewsOf = (userId: number): StoredView[] =>
    [...store.savedViews.values()].filter((view) => view.userId === userId);

  return [
    make.guarded(savedViewsCall, ({ user }) => ({ views: viewsOf(user.id).map(answerOf) })),

    make.guarded(saveViewCall, ({ user, body }) => {
      const own = viewsOf(user.id);
      const same = own.find(({ name }) => viewNameKey(name) === viewNameKey(body.name));
      if (!same && own.length >= savedViewsKept) throw new RefusalError(409, savedViewTexts.full);
      const view = same
        ? { ...same, ...body }
        : { ...body, id: store.nextId('savedView'), userId: user.id, created_at: now().toISOString() };
      store.savedViews.set(view.id, view);
      return { message: savedViewTexts.saved, view: answerOf(view) };
    }),

    make.guarded(deleteViewCall, ({ user, query: { id } }) => {
      if (store.savedViews.get(id)?.userId !== user.id) throw new RefusalError(404, savedViewTexts.notFound);
      store.savedViews.delete(id);
      return { message: savedViewTexts.deleted };
    }),
  ];
}
