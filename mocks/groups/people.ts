import {
  accountsCall,
  changedDetails,
  correctAccountCall,
  decideNameChangeCall,
  endAccountSessionsCall,
  listPageSize,
  nameChangeTexts,
  paging,
  peopleTexts,
  requireSecondFactorCall,
  resetSecondFactorCall,
  setAccountBlockedCall,
  setAccountRoleCall,
  staffRoleOf,
  type User,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import { type Account, rowOf, type Store } from '../provider/store.ts';

export function createPeopleHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  /** Returns the changed user. */
  const change = (id: number, changes: (account: Account) => Partial<Account>): User => {
    const account = rowOf(store.accounts, id);
    const changed = { ...account, ...changes(account) };
    store.accounts.set(id, changed);
    return changed.user;
  };

  return [
    make.guarded(accountsCall, ({ query: { q = '' } }) => {
      const found = [...store.accounts.values()]
        .filter(({ user }) => user.name.toLowerCase().includes(q.toLowerCase()))
        .sort((a, b) => b.user.id - a.user.id);
      return {
        accounts: found.map(({ user, secondFactor, nameChange, ...account }) => ({
          id: user.id,
          name: user.name,
          email: user.email,
          is_email_proven: false,
          phone_number: user.phone_number,
          membership_type: user.membership_type,
          role: staffRoleOf(user) ?? 'member',
          has_second_factor: secondFactor !== undefined,
          is_blocked: false,
          is_refused: false,
          created_at: '2026-03-02T08:00:00.000Z',
          name_change: nameChange?.state === 'open' ? nameChange : null,
          corrections: [],
          ...account,
        })),
        ...paging(found.length, { page: 1, limit: listPageSize.default }),
        second_factor_required: false,
      };
    }),

    make.guarded(setAccountRoleCall, ({ body: { account_id, role } }) => {
      const { name } = change(account_id, ({ user: { staff_role: _, ...user } }) => ({
        user: role === 'member' ? { ...user, role } : { ...user, role: 'admin', staff_role: role },
      }));
      return { message: peopleTexts.roleSet(name, role) };
    }),

    make.guarded(setAccountBlockedCall, ({ body: { account_id, blocked } }) => {
      const { name } = change(account_id, () => ({ is_blocked: blocked }));
      return { message: peopleTexts.blockSet(name, blocked) };
    }),

    make.guarded(correctAccountCall, ({ body, user: admin }) => {
      const { account_id, reason, seen: _, ...details } = body;
      const { name } = change(account_id, ({ user, corrections = [] }) => ({
        user: { ...user, ...details },
        corrections: [
          {
            id: corrections.length + 1,
            changed_by: admin.name,
            changed_at: now().toISOString(),
            reason,
            changes: changedDetails(user, details).map((detail) => ({
              detail,
              from: user[detail],
              to: details[detail],
            })),
          },
          ...corrections,
        ],
      }));
      return { message: peopleTexts.corrected(name) };
    }),

    make.guarded(decideNameChangeCall, ({ body: { name_change_id, agreed, answer = null } }) => {
      const asking = [...store.accounts.values()].find(({ nameChange }) => nameChange?.id === name_change_id);
      const request = asking?.nameChange;
      if (!request) throw new RefusalError(404, nameChangeTexts.notFound);
      const state = agreed ? 'agreed' : 'refused';
      change(asking.user.id, ({ user }) => ({
        user: agreed ? { ...user, name: request.name } : user,
        nameChange: { ...request, state, answer, document: null, decided_at: now().toISOString() },
      }));
      return { message: nameChangeTexts[state](request.name) };
    }),

    make.guarded(endAccountSessionsCall, ({ body }) => ({
      message: peopleTexts.sessionsEnded(rowOf(store.accounts, body.account_id).user.name),
    })),

    make.guarded(resetSecondFactorCall, ({ body }) => {
      const { name } = change(body.account_id, () => ({ secondFactor: undefined }));
      return { message: peopleTexts.secondFactorReset(name) };
    }),

    make.guarded(requireSecondFactorCall, ({ body }) => ({
      message: body.required ? peopleTexts.secondFactorRequired : peopleTexts.secondFactorOptional,
    })),
  ];
}
