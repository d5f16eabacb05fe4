import {
  type AdminApplicationAnswer,
  type ApplicationQuery,
  addMarketerCall,
  adminApplicationReader,
  adminApplicationsCall,
  adminPageSize,
  adminTexts,
  applicationAnswers,
  applicationNeighboursCall,
  canonicalEmail,
  changedMarketer,
  changeSettingCall,
  compareApplications,
  dashboardStatsCall,
  dayStart,
  deleteMarketerCall,
  exportApplicationsCall,
  exportCells,
  exportHead,
  exportLine,
  exportSheet,
  fileTypes,
  keysOf,
  marketerCodeKey,
  marketerFields,
  marketerProblems,
  marketersCall,
  marketerTexts,
  mayCall,
  type NewMarketer,
  newMarketerOf,
  queryMatcher,
  receivedOf,
  recentLength,
  securityLogCall,
  sortingOf,
  type User,
  updateMarketerCall,
} from '@imc/api/contract';
import { writeXlsxStream } from 'hucre/xlsx';
import type { HttpHandler } from 'msw';
import { activityOf } from '../provider/activity.ts';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { recordOpening } from '../provider/openings.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import { notSetIn } from '../provider/settings.ts';
import { countForMarketer, retiredCodesOf, statsOf, unmatchedCodesOf, waitingOf } from '../provider/stats.ts';
import {
  askedForMoreIn,
  isReviewed,
  presentMarketers,
  type Store,
  type StoredApplication,
} from '../provider/store.ts';
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
function listOf(store: Store, query: ApplicationQuery, user?: User): AdminApplicationAnswer[] {
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
      return { answer, application: { ...adminApplicationReader.parse(answer), others } };
    })
    .filter(({ application }) => matches(application))
    .sort((a, b) => compare(a.application, b.application))
    .map(({ answer }) => answer);
}

const pageAt = (page: number, limit: number) => ({ start: (page - 1) * limit, page });

/** Returns the cursor of the page after a row. */
const cursorAfter = ({ id }: { readonly id: number }, query: ApplicationQuery, page: number): string => {
  const { sort, order } = sortingOf(query);
  return [sort, order, id, page].join('.');
};

/** Reads a cursor. Throws a 400 if it is none or belongs to a list in another order. */
function readCursor(cursor: string, query: ApplicationQuery, list: readonly { readonly id: number }[]) {
  const [sort, order, id, page] = cursor.split('.');
  const row = list.findIndex((application) => String(application.id) === id);
  const own = sortingOf(query);
  if (row < 0 || sort !== own.sort || order !== own.order) {
    throw invalid({ after: 'Must be the cursor of a page in the same order' });
  }
  return { start: row + 1, page: Number(page) };
}

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

/** Creates the handlers for the calls that require an admin. */
export function createAdminHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(dashboardStatsCall, ({ user }) => ({
      stats: statsOf(store, now()),
      activity: activityOf(store, { withAccounts: mayCall(user, securityLogCall) }),
      recent: listOf(store, {}).slice(0, recentLength),
      waiting: waitingOf(store),
      not_set: mayCall(user, changeSettingCall) ? notSetIn(store, user) : null,
    })),

    make.guarded(adminApplicationsCall, ({ query, user }) => {
      const { limit = adminPageSize.default, after } = query;
      const matching = listOf(store, query, user);
      const total = matching.length;
      if (Object.keys(query).length === 0) {
        return { applications: matching, total, page: 1, pages: 1 };
      }
      const { start, page } = after ? readCursor(after, query, matching) : pageAt(query.page ?? 1, limit);
      const shown = matching.slice(start, start + limit);
      const last = start + limit < total ? shown.at(-1) : undefined;
      return {
        applications: shown,
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
        next: last ? cursorAfter(last, query, page + 1) : null,
      };
    }),

    make.guarded(applicationNeighboursCall, ({ query: { application_id, ...query } }) => {
      const application = store.applications.get(application_id);
      if (!application) throw new RefusalError(404, applicationAnswers.notFound);
      const compare = compareApplications(query);
      const here = adminApplicationReader.parse(adminAnswerOf(application));
      const sides = listOf(store, query).map((answer) => ({
        id: answer.id,
        side: compare(adminApplicationReader.parse(answer), here),
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
