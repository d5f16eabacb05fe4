import {
  type AdminApplicationAnswer,
  addMarketerCall,
  adminApplicationReader,
  adminApplicationsCall,
  adminPageSize,
  adminTexts,
  applicationAnswers,
  canonicalEmail,
  dashboardStatsCall,
  deleteMarketerCall,
  marketerCodeKey,
  marketerProblems,
  marketersCall,
  marketerTexts,
  matchesFilters,
  type NewMarketer,
  type PaymentDecision,
  updatePaymentCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { activityOf } from '../provider/activity.ts';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { countForMarketer, statsOf } from '../provider/stats.ts';
import { isReviewed, receiptOf, type Store, type StoredApplication } from '../provider/store.ts';
import { newestFirst, textIn } from './applications.ts';

const answerOf = (application: StoredApplication): AdminApplicationAnswer => ({
  id: application.id,
  ...adminTexts(textIn(application)),
  status: application.status,
  created_at: application.createdAt,
  proofOfPayment: application.proofFile,
  marketerCode: application.form.marketer_code || null,
});

function validateMarketer(store: Store, marketer: NewMarketer): void {
  const problems = marketerProblems(marketer);
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const errors: Record<string, string> = {};
  const code = marketerCodeKey(marketer.marketer_code) ?? '';
  const others = [...store.marketers.values()];
  if (others.some((other) => marketerCodeKey(other.marketer_code) === code)) {
    errors.marketer_code = marketerTexts.codeTaken;
  } else if (store.retiredCodes.has(code)) {
    errors.marketer_code = marketerTexts.codeRetired;
  }
  if (others.some((other) => canonicalEmail(other.email) === canonicalEmail(marketer.email))) {
    errors.email = marketerTexts.emailTaken;
  }
  const conflicts = Object.values(errors);
  if (conflicts.length > 0) throw new RefusalError(409, conflicts.join(' '), { errors });
}

/** Records a decision on a payment, with a receipt if it is confirmed. */
function decidePayment(
  store: Store,
  application: StoredApplication,
  decision: PaymentDecision,
  now: Date,
): void {
  const { state: paymentState } = decision;
  const paymentAmount = decision.amount ?? application.paymentAmount;
  const paymentQuestion = paymentState === 'queried' ? decision.question?.trim() || null : null;
  const isSame =
    application.paymentState === paymentState &&
    application.paymentAmount === paymentAmount &&
    (application.paymentQuestion ?? null) === paymentQuestion;
  if (isSame) return;
  if (application.paymentState === 'confirmed') {
    throw new RefusalError(409, applicationAnswers.paymentConfirmed);
  }
  if (paymentState === 'confirmed' && paymentAmount === null) {
    throw invalid({ amount: applicationAnswers.paymentAmount });
  }
  const updated = { ...application, paymentState, paymentAmount, paymentQuestion };
  store.applications.set(application.id, updated);
  if (paymentState === 'queried') return;
  store.receipts.set(application.id, receiptOf(updated, now.toISOString(), store.receipts.size + 1));
  const account = store.accounts.get(application.userId);
  if (account) {
    const user = { ...account.user, payment_status: 'completed' };
    store.accounts.set(application.userId, { ...account, user });
  }
}

/** Creates the handlers for the calls that require an admin. */
export function createAdminHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(dashboardStatsCall, () => ({
      stats: statsOf(store, now()),
      activity: activityOf(store),
    })),

    make.guarded(adminApplicationsCall, ({ query }) => {
      const { page = 1, limit = adminPageSize.default, ...filters } = query;
      const matching = [...store.applications.values()]
        .filter(isReviewed)
        .sort(newestFirst)
        .map(answerOf)
        .filter((answer) => matchesFilters(adminApplicationReader.parse(answer), filters));
      const total = matching.length;
      if (Object.keys(query).length === 0) {
        return { applications: matching, total, page: 1, pages: 1 };
      }
      return {
        applications: matching.slice((page - 1) * limit, page * limit),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
      };
    }),

    make.guarded(updatePaymentCall, ({ body, user }) => {
      const application = store.applications.get(body.application_id);
      if (!application) throw new RefusalError(404, applicationAnswers.notFound);
      if (application.userId === user.id) throw new RefusalError(403, applicationAnswers.ownApplication);
      if (!isReviewed(application)) throw new RefusalError(409, applicationAnswers.withdrawnByApplicant);
      decidePayment(store, application, body, now());
      return { message: applicationAnswers.paymentUpdated };
    }),

    make.guarded(marketersCall, () => ({
      marketers: [...store.marketers.values()]
        .sort((a, b) => b.id - a.id)
        .map(({ createdAt: _, ...marketer }) => ({
          ...marketer,
          applications_count: countForMarketer(store, marketer.marketer_code),
        })),
    })),

    make.guarded(addMarketerCall, ({ body, user, request }) =>
      once(store, request, `${addMarketerCall.path} ${user.id}`, [JSON.stringify(body)], async () => {
        validateMarketer(store, body);
        const id = store.nextId('marketer');
        store.marketers.set(id, { id, ...body, createdAt: now().toISOString() });
        return { message: marketerTexts.added };
      }),
    ),

    make.guarded(deleteMarketerCall, ({ query }) => {
      const marketer = store.marketers.get(query.id);
      if (!marketer) throw new RefusalError(404, marketerTexts.notFound);
      store.marketers.delete(marketer.id);
      store.retiredCodes.add(marketerCodeKey(marketer.marketer_code) ?? '');
      return { message: marketerTexts.deleted };
    }),
  ];
}
