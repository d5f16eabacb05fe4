import {
  type AdminApplicationAnswer,
  type ApplicationQuery,
  adminApplicationOf,
  adminApplicationsCall,
  adminPageSize,
  adminTexts,
  applicationAnswers,
  applicationNeighboursCall,
  compareApplications,
  dayStart,
  exportApplicationsCall,
  exportCells,
  exportHead,
  exportLine,
  exportSheet,
  fileTypes,
  paging,
  queryMatcher,
  receivedOf,
  type User,
} from '@imc/api/contract';
import { writeXlsxStream } from 'hucre/xlsx';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { recordOpening } from '../provider/openings.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import { askedForMoreIn, isReviewed, type Store, type StoredApplication } from '../provider/store.ts';
import { textIn } from './applications.ts';

/** Returns an application as the admin list contains it. */
export const adminAnswerOf = (application: StoredApplication): AdminApplicationAnswer => ({
  id: application.id,
  ...adminTexts(textIn(application)),
  status: application.status,
  created_at: application.createdAt,
  proofOfPayment: application.proofFile,
  marketerCode: application.form.marketer_code || null,
});

/** Returns when an application was decided on. Null while it is pending, also if it was set to pending again. */
const decidedAtOf = ({ status, decidedAt }: StoredApplication): string | null =>
  status === 'pending' ? null : decidedAt;

/** Whether an application was decided on within the days of a query. */
const isDecidedWithin = (
  application: StoredApplication,
  { decided_from, decided_to }: ApplicationQuery,
): boolean => {
  const decidedAt = decidedAtOf(application);
  return (
    (decided_from === undefined || (decidedAt !== null && decidedAt >= dayStart(decided_from))) &&
    (decided_to === undefined || (decidedAt !== null && decidedAt < dayStart(decided_to, 1)))
  );
};

/** Returns the applications that match a query, in its order. */
export function listOf(store: Store, query: ApplicationQuery, user?: User): AdminApplicationAnswer[] {
  const compare = compareApplications(query);
  const matches = queryMatcher(query);
  return [...store.applications.values()]
    .filter(isReviewed)
    .filter(({ paymentState }) => query.payment === undefined || paymentState === query.payment)
    .filter((application) => isDecidedWithin(application, query))
    .map((application) => {
      const answer = {
        ...adminAnswerOf(application),
        asked_for_more: askedForMoreIn(store, application.id),
        ...(user && { own: application.userId === user.id }),
      };
      const { institutions, referees } = application.form;
      const others = [...institutions, ...referees].map(({ name }) => name);
      return { answer, application: { ...adminApplicationOf(answer), others } };
    })
    .filter(({ application }) => matches(application))
    .sort((a, b) => compare(a.application, b.application))
    .map(({ answer }) => answer);
}

/** Creates the handlers for the list of applications and its export. */
export function createAdminApplicationHandlers(
  make: HandlerMaker,
  store: Store,
  now: () => Date,
): HttpHandler[] {
  return [
    make.guarded(adminApplicationsCall, ({ query, user }) => {
      const { limit = adminPageSize.default, page = 1 } = query;
      const matching = listOf(store, query, user);
      const total = matching.length;
      if (Object.keys(query).length === 0) {
        return { applications: matching, total, page: 1, pages: 1 };
      }
      const start = (page - 1) * limit;
      return {
        applications: matching.slice(start, start + limit),
        ...paging(total, { page, limit }),
      };
    }),

    make.guarded(applicationNeighboursCall, ({ query: { application_id, ...query } }) => {
      const application = store.applications.get(application_id);
      if (!application) throw new RefusalError(404, applicationAnswers.notFound);
      const compare = compareApplications(query);
      const here = adminApplicationOf(adminAnswerOf(application));
      const sides = listOf(store, query).map((answer) => ({
        id: answer.id,
        side: compare(adminApplicationOf(answer), here),
      }));
      return {
        previous: sides.findLast(({ side }) => side < 0)?.id ?? null,
        next: sides.find(({ side }) => side > 0)?.id ?? null,
      };
    }),

    make.guarded(exportApplicationsCall, ({ query: { format = 'csv', ...query }, user }) => {
      addEvent(store, { kind: 'exported', by: user, detail: 'applications', now: now() });
      const exported = listOf(store, query).map((answer) => {
        const application = store.applications.get(answer.id);
        return {
          ...answer,
          payment_state: application?.paymentState ?? ('none' as const),
          decided_at: application ? decidedAtOf(application) : null,
          ...receivedOf(
            application?.paymentAmount ?? null,
            store.transfers.filter(({ application_id }) => application_id === answer.id),
          ),
          receipt_numbers: store.receipts
            .filter(({ application_id }) => application_id === answer.id)
            .map(({ number }) => number),
        };
      });
      for (const { id } of exported) {
        const application = store.applications.get(id);
        if (application) recordOpening(store, application, user, now(), 'export');
      }
      const file =
        format === 'xlsx'
          ? writeXlsxStream(exported.map(exportCells), exportSheet)
          : exportHead + exported.map(exportLine).join('');
      return new Response(file, {
        headers: { 'Content-Type': fileTypes[format], 'Cache-Control': 'no-store' },
      });
    }),
  ];
}
