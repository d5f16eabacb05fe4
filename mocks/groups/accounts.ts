import {
  accountTexts,
  canonicalEmail,
  gradeFromLabel,
  gradeLabels,
  profileCall,
  secondFactorTexts,
  signInCall,
  signInCodeCall,
  signOutCall,
  signUpCall,
  type User,
  updateProfileCall,
  uploadProfilePhotoCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { memberNew } from '../fixtures/users.ts';
import { type HandlerMaker, RefusalError } from '../provider/exchange.ts';
import { nextId, rowOf, type Store } from '../provider/store.ts';

/** They accept every password and every code. */
export function createAccountHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const updateUser = (user: User): User => {
    store.accounts.set(user.id, { ...rowOf(store.accounts, user.id), user });
    return user;
  };

  const beginSession = (user: User) => {
    const token = crypto.randomUUID();
    const time = now().toISOString();
    const device = { browser: null, system: null, created_at: time, last_seen_at: time };
    store.sessions.set(token, { id: crypto.randomUUID(), userId: user.id, ...device });
    return { message: accountTexts.signedIn, data: { user, token } };
  };

  return [
    make.open(signUpCall, ({ body: { name, email, phone_number, membership_type } }) => {
      const id = nextId(store.accounts);
      const user: User = {
        ...memberNew,
        id,
        name,
        email,
        phone_number,
        membership_type: gradeLabels[gradeFromLabel(membership_type) ?? 'SIMC'].membershipType,
      };
      store.accounts.set(id, { user });
      return { message: accountTexts.created };
    }),

    make.open(signInCall, ({ body }) => {
      const email = canonicalEmail(body.email);
      const account = [...store.accounts.values()].find(({ user }) => canonicalEmail(user.email) === email);
      if (!account) throw new RefusalError(401, accountTexts.wrongSignIn);
      if (!account.secondFactor) return beginSession(account.user);
      throw new RefusalError(401, secondFactorTexts.codeNeeded, {
        second_factor: { challenge: String(account.user.id), expires_at: now().toISOString() },
      });
    }),

    make.open(signInCodeCall, ({ body }) => beginSession(rowOf(store.accounts, Number(body.challenge)).user)),

    make.guarded(signOutCall, ({ token }) => {
      store.sessions.delete(token ?? '');
      return { message: accountTexts.signedOut };
    }),

    make.guarded(profileCall, ({ user }) => ({
      message: accountTexts.profile,
      data: user,
      terms: null,
      privacy: null,
    })),

    make.guarded(updateProfileCall, ({ user, body }) => ({
      message: accountTexts.profileSaved,
      data: updateUser({ ...user, ...body, profile_completed: 1 }),
    })),

    make.guarded(uploadProfilePhotoCall, ({ user }) => {
      const profile_photo = 'new-photo.jpg';
      updateUser({ ...user, profile_photo });
      return { message: accountTexts.photoSaved, profile_photo };
    }),
  ];
}
