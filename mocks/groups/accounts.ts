import {
  accountTexts,
  canonicalEmail,
  challengeMinutes,
  gradeFromLabel,
  gradeLabels,
  isAdmin,
  isFilled,
  privacyInForce,
  profileCall,
  referralCode,
  secondFactorTexts,
  signInCall,
  signInCodeCall,
  signOutCall,
  signUpCall,
  signUpDetailsProblems,
  signUpTexts,
  termsInForce,
  type User,
  updateProfileCall,
  uploadProfilePhotoCall,
  uploadTexts,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { once } from '../provider/idempotency.ts';
import { addMail } from '../provider/mails.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { accountOf, hasSecondFactor, lacksSecondFactor, useCode } from '../provider/second-factor.ts';
import { addEvent } from '../provider/security-events.ts';
import type { Store } from '../provider/store.ts';
import { receiveImage } from '../provider/upload-quota.ts';
import { newPasswordText } from './password-rule.ts';

const newAccount = (
  id: number,
  body: { name: string; email: string; phone_number: string; membership_type: string },
): User => {
  const grade = gradeFromLabel(body.membership_type) ?? 'SIMC';
  return {
    id,
    name: body.name,
    email: body.email,
    phone_number: body.phone_number,
    role: 'member',
    membership_type: gradeLabels[grade].membershipType,
    career_field: null,
    organization: null,
    position: null,
    qualification: null,
    experience: null,
    profile_completed: 0,
    payment_status: 'pending',
    profile_photo: null,
  };
};

/** Validates the two steps of sign-up, as the server does. */
function validateSignUp(body: Parameters<typeof signUpDetailsProblems>[0] & { password: string }): void {
  const errors: Record<string, string> = { ...signUpDetailsProblems(body) };
  const password = newPasswordText(body.password, body.email);
  if (password) errors.password = password;
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Creates the handlers for sign-up, sign-in, sign-out and the profile. */
export function createAccountHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const updateUser = (user: User): User => {
    const account = store.accounts.get(user.id);
    if (!account) throw new Error(`No account ${user.id}`);
    store.accounts.set(user.id, { ...account, user });
    return user;
  };

  const beginSession = (user: User, detail?: string) => {
    const token = crypto.randomUUID();
    const at = now().toISOString();
    store.sessions.set(token, {
      id: crypto.randomUUID(),
      userId: user.id,
      // The mocks do not read the header of the browser.
      browser: null,
      system: null,
      createdAt: at,
      lastSeenAt: at,
    });
    addEvent(store, { kind: 'sign-in', by: user, now: now(), ...(detail ? { detail } : {}) });
    return { message: accountTexts.signedIn, data: { user: answerOf(user), token } };
  };

  const answerOf = (user: User): User =>
    lacksSecondFactor(store, user) ? { ...user, must_set_up_second_factor: true } : user;

  return [
    make.open(signUpCall, ({ body, request }) =>
      once(store, request, signUpCall.path, [JSON.stringify(body)], async () => {
        validateSignUp(body);
        if (store.accountByEmail(body.email)) {
          throw new RefusalError(409, accountTexts.emailTaken, {
            errors: { email: accountTexts.emailTaken },
          });
        }
        const user = newAccount(store.nextId('user'), body);
        const accepted_at = now().toISOString();
        const account = {
          user,
          password: body.password,
          consent: {
            terms: { version: body.terms_version ?? termsInForce.version, accepted_at },
            privacy: { version: body.privacy_version ?? privacyInForce.version, accepted_at },
          },
          marketerCode: referralCode(body.marketer_code),
        };
        store.accounts.set(user.id, account);
        addMail(store, 'welcome', account, { now: now() });
        return { message: accountTexts.created };
      }),
    ),

    make.open(signInCall, ({ body }) => {
      if (!isFilled(body.email) || body.password === '')
        throw new RefusalError(400, signUpTexts.signInRequired);
      const email = canonicalEmail(body.email);
      const time = now().getTime();
      store.throttle(email, time);
      const account = store.accountByEmail(email);
      if (!account || account.password !== body.password) {
        store.failedSignIns.set(email, [...(store.failedSignIns.get(email) ?? []), time]);
        throw new RefusalError(401, accountTexts.wrongSignIn);
      }
      store.failedSignIns.delete(email);
      if (account.isBlocked) throw new RefusalError(403, accountTexts.blocked);
      if (!hasSecondFactor(account)) return beginSession(account.user);
      const challenge = crypto.randomUUID();
      const expires_at = new Date(time + challengeMinutes * 60_000).toISOString();
      store.challenges.set(challenge, { userId: account.user.id, expiresAt: expires_at });
      throw new RefusalError(401, secondFactorTexts.codeNeeded, {
        second_factor: { challenge, expires_at },
      });
    }),

    make.open(signInCodeCall, ({ body: { challenge, code } }) => {
      const found = store.challenges.get(challenge);
      if (!found || found.expiresAt <= now().toISOString())
        throw new RefusalError(401, secondFactorTexts.challengeEnded);
      const detail = useCode(store, found.userId, code, now());
      store.challenges.delete(challenge);
      return beginSession(accountOf(store, found.userId).user, detail);
    }),

    make.guarded(signOutCall, ({ token }) => {
      store.sessions.delete(token ?? '');
      return { message: accountTexts.signedOut };
    }),

    make.guarded(profileCall, ({ user }) => ({
      message: accountTexts.profile,
      data: answerOf(user),
      ...(store.accounts.get(user.id)?.consent ?? { terms: null, privacy: null }),
    })),

    make.guarded(updateProfileCall, ({ user, body: { name, ...body } }) => {
      const ownName = isAdmin(user) ? name : undefined;
      if (ownName !== undefined && !isFilled(ownName)) throw invalid({ name: signUpTexts.required });
      const sent = { ...body, name: ownName };
      const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
      if (ownName !== undefined && ownName !== user.name)
        addEvent(store, { kind: 'account-corrected', by: user, about: user, detail: 'name', now: now() });
      return {
        message: accountTexts.profileSaved,
        data: answerOf(updateUser({ ...user, ...changes, profile_completed: 1 })),
      };
    }),

    make.guarded(uploadProfilePhotoCall, async ({ user, form }) => {
      const photo = (await form()).get('profile_photo');
      if (!(photo instanceof Blob) || photo.size === 0) {
        throw invalid({ profile_photo: uploadTexts.missing });
      }
      await receiveImage(store, user.id, photo, now());
      const profile_photo = `photo-${crypto.randomUUID()}.jpg`;
      updateUser({ ...user, profile_photo });
      return { message: accountTexts.photoSaved, profile_photo };
    }),
  ];
}
