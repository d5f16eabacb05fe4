import {
  type AdminApplicationResponse,
  type ApplicationQuery,
  adminApplicationsCall,
  adminTexts,
  applicantName,
  applicationNeighboursCall,
  dayStart,
  exportApplicationsCall,
  fileTypes,
  listPageSize,
  paging,
  sortingOf,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import {
  askedForMoreIn,
  isReviewed,
  newestFirst,
  type Store,
  type StoredApplication,
} from '../provider/store.ts';
import { textIn } from './applications.ts';

/** As the admin list contains it. */
export const adminAnswerOf = (application: StoredApplication): AdminApplicationResponse => ({
  id: application.id,
  ...adminTexts(textIn(application)),
  status: application.status,
  created_at: application.createdAt,
  proofOfPayment: application.proofFile,
  marketerCode: application.form.marketer_code || null,
});

/** Supports the filters and orders that stories use. */
export function listOf(store: Store, query: ApplicationQuery, userId?: number): AdminApplicationResponse[] {
  const { status, grade, decided_from: from, decided_to: to, marketer, q = '' } = query;
  const { sort, order } = sortingOf(query);
  const list = [...store.applications.values()]
    .filter(isReviewed)
    .filter(
      ({ form, decidedAt, ...application }) =>
        (status === undefined || application.status === status) &&
        (grade === undefined || application.grade === grade) &&
        (marketer === undefined || form.marketer_code === marketer) &&
        (from === undefined || (decidedAt ?? '') >= dayStart(from)) &&
        (to === undefined || (decidedAt !== null && decidedAt < dayStart(to, 1))) &&
        applicantName(form).toLowerCase().includes(q.toLowerCase()),
    )
    .sort((a, b) => (sort === 'name' ? a.form.surname.localeCompare(b.form.surname) : newestFirst(b, a)))
    .map((application) => ({
      ...adminAnswerOf(application),
      asked_for_more: askedForMoreIn(store, application.id),
      own: application.userId === userId,
      payment_state: application.paymentState,
    }));
  return order === 'asc' ? list : list.reverse();
}

export const createAdminApplicationHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(adminApplicationsCall, ({ query, user }) => {
    const { page = 1, limit = listPageSize.default } = query;
    const list = listOf(store, query, user.id);
    return {
      applications: list.slice((page - 1) * limit, page * limit),
      ...paging(list.length, { page, limit }),
    };
  }),

  make.guarded(applicationNeighboursCall, ({ query: { application_id, ...query } }) => {
    const ids = listOf(store, query).map(({ id }) => id);
    const index = ids.indexOf(application_id);
    return { previous: ids[index - 1] ?? null, next: ids[index + 1] ?? null };
  }),

  make.guarded(
    exportApplicationsCall,
    ({ query: { format = 'csv' } }) =>
      new Response('Reference', { headers: { 'Content-Type': fileTypes[format] } }),
  ),
];
