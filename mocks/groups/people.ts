import {
  type AccountCorrection,
  type AccountDetails,
  type AccountRole,
  type AccountsQuery,
  accountSearchParts,
  accountSearchText,
  accountsCall,
  accountsPageSize,
  accountTexts,
  changedDetails,
  correctAccountCall,
  correctionProblems,
  endAccountSessionsCall,
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
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { addMail } from '../provider/mails.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { accountOf, conflict, hasSecondFactor, setSecondFactor } from '../provider/second-factor.ts';
import { addEvent } from '../provider/security-events.ts';
import type { Account, Store } from '../provider/store.ts';

const roleOf = (user: User): AccountRole => staffRoleOf(user) ?? 'member';

const matches = ({ user }: Account, { q = '', role }: AccountsQuery): boolean => {
  const own = roleOf(user);
  if (role === 'staff' ? own === 'member' : role !== undefined && own !== role) return false;
  const text = accountSearchText(user);
  return accountSearchParts(q).every((part) => text.includes(part));
};

/** Creates the handlers for the accounts. */
export function createPeopleHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const find = (id: number): Account => {
    const account = store.accounts.get(id);
    if (!account) throw new RefusalError(404, peopleTexts.notFound);
    return account;
  };

  /** Returns another user's account. Throws a 403 with the text for the own one. */
  const findOther = (user: User, id: number, ownText: string): Account => {
    if (user.id === id) throw new RefusalError(403, ownText);
    return find(id);
  };

  const endSessions = (id: number): void => {
    for (const [token, { userId }] of store.sessions) if (userId === id) store.sessions.delete(token);
    for (const [token, { userId }] of store.challenges) if (userId === id) store.challenges.delete(token);
  };

  const isLastAdmin = (id: number): boolean =>
    ![...store.accounts.values()].some(
      ({ user, isBlocked }) => user.id !== id && roleOf(user) === 'admin' && !isBlocked,
    );

  const setRole = (by: User, account: Account, role: AccountRole): void => {
    const { staff_role: _, ...user } = account.user;
    const changed: User =
      role === 'member' ? { ...user, role } : { ...user, role: 'admin', staff_role: role };
    store.accounts.set(user.id, { ...account, user: changed });
    endSessions(user.id);
    addEvent(store, { kind: 'role-changed', by, about: changed, detail: role, now: now() });
    addMail(store, 'account-changed', account, { now: now() });
  };

  /** Throws a 409 with the message at the address. */
  const refuseEmail = (message: string): never => {
    throw new RefusalError(409, message, { errors: { email: message } });
  };

  const correct = (by: User, account: Account, details: AccountDetails, reason: string): void => {
    const { user: before } = account;
    const changed = changedDetails(before, details);
    const isMoved = changed.includes('email');
    if (isMoved && account.isEmailProven) refuseEmail(peopleTexts.addressProven);
    if (![undefined, before.id].includes(store.accountByEmail(details.email)?.user.id))
      refuseEmail(accountTexts.emailTaken);
    const user: User = { ...before, ...details };
    const correction: AccountCorrection = {
      id: (account.corrections?.length ?? 0) + 1,
      changed_by: by.name,
      changed_at: now().toISOString(),
      reason: reason.trim(),
      changes: changed.map((detail) => ({ detail, from: before[detail], to: details[detail] })),
    };
    const after = { ...account, user, corrections: [correction, ...(account.corrections ?? [])] };
    store.accounts.set(user.id, after);
    if (isMoved) {
      endSessions(user.id);
      for (const [token, reset] of store.resets)
        if (reset.userId === user.id) store.resets.set(token, { ...reset, state: 'replaced' });
    }
    for (const detail of changed)
      addEvent(store, { kind: 'account-corrected', by, about: user, detail, now: now() });
    addMail(store, 'account-changed', after, { now: now() });
    if (isMoved) addMail(store, 'account-changed', account, { now: now() });
  };

  return [
    make.guarded(accountsCall, ({ query }) => {
      const { page = 1, limit = accountsPageSize.default } = query;
      const found = [...store.accounts.values()]
        .filter((account) => matches(account, query))
        .sort((a, b) => b.user.id - a.user.id);
      return {
        accounts: found.slice((page - 1) * limit, page * limit).map((account) => ({
          id: account.user.id,
          name: account.user.name,
          email: account.user.email,
          is_email_proven: account.isEmailProven === true,
          phone_number: account.user.phone_number,
          membership_type: account.user.membership_type,
          role: roleOf(account.user),
          has_second_factor: hasSecondFactor(account),
          is_blocked: account.isBlocked === true,
          is_refused: account.isRefused === true,
          created_at: account.consent?.terms.accepted_at ?? '2026-03-02T08:00:00.000Z',
          corrections: [...(account.corrections ?? [])],
        })),
        ...paging(found.length, { page, limit }),
        second_factor_required: store.rules.secondFactorRequired,
      };
    }),

    make.guarded(setAccountRoleCall, ({ body, user }) => {
      const account = findOther(user, body.account_id, peopleTexts.ownRole);
      const { name } = account.user;
      const current = roleOf(account.user);
      if (current === body.role) return { message: peopleTexts.roleSet(name, body.role) };
      if (body.seen_role !== undefined && body.seen_role !== current) {
        const last = store.securityEvents.find(
          ({ kind, subject }) => kind === 'role-changed' && subject?.id === account.user.id,
        );
        throw conflict(peopleTexts.roleChangedSince(name, current, last?.account?.name ?? undefined));
      }
      if (current === 'admin' && isLastAdmin(account.user.id)) throw conflict(peopleTexts.lastAdmin);
      setRole(user, account, body.role);
      return { message: peopleTexts.roleSet(name, body.role) };
    }),

    make.guarded(setAccountBlockedCall, ({ body: { account_id, blocked }, user }) => {
      const account = findOther(user, account_id, peopleTexts.ownBlock);
      const { user: about, isBlocked = false } = account;
      if (isBlocked !== blocked) {
        if (blocked && roleOf(about) === 'admin' && isLastAdmin(about.id))
          throw conflict(peopleTexts.lastAdmin);
        store.accounts.set(about.id, { ...account, isBlocked: blocked });
        if (blocked) endSessions(about.id);
        const kind = blocked ? 'account-blocked' : 'account-unblocked';
        addEvent(store, { kind, by: user, about, now: now() });
        addMail(store, 'account-changed', account, { now: now() });
      }
      return { message: peopleTexts.blockSet(about.name, blocked) };
    }),

    make.guarded(correctAccountCall, ({ body, user }) => {
      const { account_id, reason, seen, ...details } = body;
      if (user.id === account_id) throw new RefusalError(403, peopleTexts.ownDetails);
      const problems = correctionProblems({ ...details, reason }, seen);
      if (problems?.message !== undefined) throw new RefusalError(400, problems.message);
      if (problems) throw invalid(problems.fields);
      const account = find(account_id);
      if (changedDetails(account.user, details).length > 0) {
        if (changedDetails(account.user, seen).length > 0)
          throw conflict(peopleTexts.detailsChangedSince(account.user.name));
        correct(user, account, details, reason);
      }
      return { message: peopleTexts.corrected(details.name) };
    }),

    make.guarded(endAccountSessionsCall, ({ body, user }) => {
      const { user: about } = findOther(user, body.account_id, peopleTexts.ownSessions);
      endSessions(about.id);
      addEvent(store, { kind: 'sessions-ended', by: user, about, now: now() });
      return { message: peopleTexts.sessionsEnded(about.name) };
    }),

    make.guarded(resetSecondFactorCall, ({ body, user }) => {
      const account = findOther(user, body.account_id, peopleTexts.ownSecondFactor);
      if (!hasSecondFactor(account)) throw conflict(peopleTexts.noSecondFactor);
      setSecondFactor(store, account.user.id, undefined);
      endSessions(account.user.id);
      addEvent(store, { kind: 'second-factor-reset', by: user, about: account.user, now: now() });
      addMail(store, 'account-changed', account, { now: now() });
      return { message: peopleTexts.secondFactorReset(account.user.name) };
    }),

    make.guarded(requireSecondFactorCall, ({ body, user }) => {
      if (body.required && !hasSecondFactor(accountOf(store, user.id)))
        throw conflict(peopleTexts.setUpOwnFirst);
      if (store.rules.secondFactorRequired !== body.required) {
        store.rules.secondFactorRequired = body.required;
        const detail = body.required ? 'on' : 'off';
        addEvent(store, { kind: 'second-factor-required', by: user, detail, now: now() });
      }
      return { message: body.required ? peopleTexts.secondFactorRequired : peopleTexts.secondFactorOptional };
    }),
  ];
}
