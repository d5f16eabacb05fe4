import {
  type AdminApplicationAnswer,
  addMarketerCall,
  adminApplicationsCall,
  adminPageSize,
  canonicalEmail,
  categoryWithLetters,
  dashboardStatsCall,
  deleteMarketerCall,
  isEmail,
  isFilled,
  marketersCall,
  signUpTexts,
  updateApplicationStatusCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { Refused } from '../provider/refused.ts';
import { countForMarketer, statsOf } from '../provider/stats.ts';
import type { Store, StoredApplication } from '../provider/store.ts';
import { newestFirst } from './applications.ts';

const texts = {
  statusUpdated: 'Status updated successfully',
  noApplication: 'There is no such application.',
  added: 'Marketer added.',
  deleted: 'Marketer deleted.',
  noMarketer: 'There is no such marketer.',
  codeTaken: 'Another marketer has this code.',
  emailTaken: 'Another marketer has this email address.',
} as const;

const answerOf = ({
  id,
  form,
  grade,
  status,
  createdAt,
  proofFile,
}: StoredApplication): AdminApplicationAnswer => ({
  id,
  title: form.title,
  surname: form.surname,
  otherNames: form.otherNames,
  other_names: form.otherNames,
  membershipCategory: categoryWithLetters(grade),
  membership_category: categoryWithLetters(grade),
  email: form.email,
  status,
  created_at: createdAt,
  tel: form.tel,
  whatsapp: form.whatsapp,
  employer: form.employer,
  position: form.position,
  postal_address: form.postalAddress,
  postalAddress: form.postalAddress,
  proofOfPayment: proofFile,
  declarationDate: form.date,
  marketerCode: form.marketer_code || null,
});

interface NewMarketer {
  readonly full_name: string;
  readonly email: string;
  readonly phone: string;
  readonly marketer_code: string;
}

function judgeMarketer(store: Store, marketer: NewMarketer): void {
  const errors: Record<string, string> = {};
  for (const [field, value] of Object.entries(marketer)) {
    if (!isFilled(value)) errors[field] = signUpTexts.required;
  }
  if (!errors.email && !isEmail(marketer.email)) errors.email = signUpTexts.email;
  const [first] = Object.values(errors);
  if (first) throw new Refused(400, first, { errors });

  const others = [...store.marketers.values()];
  if (others.some((other) => other.marketer_code === marketer.marketer_code.trim().toUpperCase())) {
    throw new Refused(409, texts.codeTaken, { errors: { marketer_code: texts.codeTaken } });
  }
  if (others.some((other) => canonicalEmail(other.email) === canonicalEmail(marketer.email))) {
    throw new Refused(409, texts.emailTaken, { errors: { email: texts.emailTaken } });
  }
}

/** What only admins may see and do. */
export function createAdminHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(dashboardStatsCall, () => ({ stats: statsOf(store, now()) })),

    make.guarded(adminApplicationsCall, ({ query }) => {
      const { status, page = 1, limit = adminPageSize.default } = query;
      const matching = [...store.applications.values()]
        .filter((application) => !status || application.status === status)
        .sort(newestFirst);
      return {
        applications: matching.slice((page - 1) * limit, page * limit).map(answerOf),
        total: matching.length,
        page,
        pages: Math.max(1, Math.ceil(matching.length / limit)),
      };
    }),

    make.guarded(updateApplicationStatusCall, ({ body }) => {
      const application = store.applications.get(body.application_id);
      if (!application) throw new Refused(404, texts.noApplication);
      const { status } = body;
      store.applications.set(application.id, { ...application, status, decidedAt: now().toISOString() });
      return { message: texts.statusUpdated };
    }),

    make.guarded(marketersCall, () => ({
      marketers: [...store.marketers.values()].map(({ createdAt: _, ...marketer }) => ({
        ...marketer,
        applications_count: countForMarketer(store, marketer.marketer_code),
      })),
    })),

    make.guarded(
      addMarketerCall,
      ({ body }) => {
        judgeMarketer(store, body);
        const id = store.nextId('marketer');
        store.marketers.set(id, {
          id,
          full_name: body.full_name.trim(),
          email: canonicalEmail(body.email),
          phone: body.phone.trim(),
          marketer_code: body.marketer_code.trim().toUpperCase(),
          createdAt: now().toISOString(),
        });
        return { message: texts.added };
      },
      { required: signUpTexts.required },
    ),

    make.guarded(deleteMarketerCall, ({ query }) => {
      if (!store.marketers.delete(query.id)) throw new Refused(404, texts.noMarketer);
      return { message: texts.deleted };
    }),
  ];
}
