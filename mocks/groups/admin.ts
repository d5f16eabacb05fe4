import {
  type AdminApplicationAnswer,
  addMarketerCall,
  adminApplicationsCall,
  adminPageSize,
  adminTexts,
  canonicalEmail,
  dashboardStatsCall,
  deleteMarketerCall,
  isEmail,
  isFilled,
  marketersCall,
  signUpTexts,
  updateApplicationStatusCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { activityOf } from '../provider/activity.ts';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { countForMarketer, statsOf } from '../provider/stats.ts';
import type { Store, StoredApplication } from '../provider/store.ts';
import { newestFirst, textIn } from './applications.ts';

const texts = {
  statusUpdated: 'Status updated successfully',
  noApplication: 'No such application was found.',
  added: 'Marketer added successfully',
  deleted: 'Marketer deleted successfully',
  noMarketer: 'No such marketer was found.',
  ownApplication: 'You cannot decide on your own application. Please ask another admin.',
  codeTaken: 'This marketer code is taken.',
  codeRetired: 'This code belonged to a deleted marketer. Please choose another one.',
  emailTaken: 'This email address belongs to another marketer.',
  required: {
    full_name: 'Name is required',
    email: 'Email is required',
    phone: 'Phone is required',
    marketer_code: 'Marketer code is required',
  },
} as const;

const answerOf = (application: StoredApplication): AdminApplicationAnswer => ({
  id: application.id,
  ...adminTexts(textIn(application)),
  status: application.status,
  created_at: application.createdAt,
  proofOfPayment: application.proofFile,
  marketerCode: application.form.marketer_code || null,
});

interface NewMarketer {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly marketer_code: string;
}

const codeKey = (code: string) => code.trim().normalize('NFC').toUpperCase();

function judgeMarketer(store: Store, marketer: NewMarketer): void {
  const errors: Record<string, string> = {};
  for (const [field, text] of Object.entries(texts.required)) {
    if (!isFilled(marketer[field as keyof NewMarketer])) errors[field] = text;
  }
  if (!errors.email && !isEmail(marketer.email)) errors.email = signUpTexts.email;
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const others = [...store.marketers.values()];
  if (others.some((other) => codeKey(other.marketer_code) === codeKey(marketer.marketer_code))) {
    errors.marketer_code = texts.codeTaken;
  } else if (store.retiredCodes.has(codeKey(marketer.marketer_code))) {
    errors.marketer_code = texts.codeRetired;
  }
  if (others.some((other) => canonicalEmail(other.email) === canonicalEmail(marketer.email))) {
    errors.email = texts.emailTaken;
  }
  const taken = Object.values(errors);
  if (taken.length > 0) throw new RefusalError(409, taken.join(' '), { errors });
}

/** What only admins may see and do. */
export function createAdminHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(dashboardStatsCall, () => ({
      stats: statsOf(store, now()),
      activity: activityOf(store),
    })),

    make.guarded(adminApplicationsCall, ({ query }) => {
      const { status, page = 1, limit = adminPageSize.default } = query;
      const matching = [...store.applications.values()]
        .filter((application) => !status || application.status === status)
        .sort(newestFirst);
      const total = matching.length;
      if (Object.keys(query).length === 0) {
        return { applications: matching.map(answerOf), total, page: 1, pages: 1 };
      }
      return {
        applications: matching.slice((page - 1) * limit, page * limit).map(answerOf),
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
      };
    }),

    make.guarded(updateApplicationStatusCall, ({ body, user }) => {
      const application = store.applications.get(body.application_id);
      if (!application) throw new RefusalError(404, texts.noApplication);
      if (application.userId === user.id) throw new RefusalError(403, texts.ownApplication);
      const { status } = body;
      if (application.status !== status) {
        const decidedAt = now().toISOString();
        store.applications.set(application.id, { ...application, status, decidedAt });
        store.addStep({
          application_id: application.id,
          userId: user.id,
          from_status: application.status,
          to_status: status,
          changed_at: decidedAt,
        });
      }
      return { message: texts.statusUpdated };
    }),

    make.guarded(marketersCall, () => ({
      marketers: [...store.marketers.values()]
        .sort((one, other) => other.id - one.id)
        .map(({ createdAt: _, ...marketer }) => ({
          ...marketer,
          applications_count: countForMarketer(store, marketer.marketer_code),
        })),
    })),

    make.guarded(addMarketerCall, ({ body }) => {
      judgeMarketer(store, body);
      const id = store.nextId('marketer');
      store.marketers.set(id, {
        id,
        ...body,
        createdAt: now().toISOString(),
      });
      return { message: texts.added };
    }),

    make.guarded(deleteMarketerCall, ({ query }) => {
      const marketer = store.marketers.get(query.id);
      if (!marketer) throw new RefusalError(404, texts.noMarketer);
      store.marketers.delete(marketer.id);
      store.retiredCodes.add(codeKey(marketer.marketer_code));
      return { message: texts.deleted };
    }),
  ];
}
