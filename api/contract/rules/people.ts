import type { AccountRole } from '../entities/staff-role.ts';

/** An account's role as messages name it. */
const roleWords: Readonly<Record<AccountRole, string>> = {
  member: 'a member',
  admin: 'an admin',
  treasurer: 'a treasurer',
  reviewer: 'a reviewer',
};

/** Messages of the calls about accounts. The specification defines none. */
export const peopleTexts = {
  roleSet: (name: string, role: AccountRole) => `${name} is now ${roleWords[role]}.`,
  blockSet: (name: string, isBlocked: boolean) =>
    isBlocked
      ? `${name} is blocked, signed out on every device, and can’t sign in.`
      : `${name} can sign in again.`,
  sessionsEnded: (name: string) => `${name} is signed out on every device.`,
  secondFactorReset: (name: string) => `${name} can sign in without a second factor and set up a new one.`,
  secondFactorRequired: 'Staff must now have a second factor.',
  secondFactorOptional: 'Staff may now sign in without a second factor.',
  /** 404. */
  notFound: 'This account does not exist any more.',
  /** 403. */
  ownRole: 'You can’t change your own role. Another admin has to do it.',
  /** 403. */
  ownBlock: 'You can’t block your own account.',
  /** 403. */
  ownSessions: 'Sign out your own devices under Your account.',
  /** 403. */
  ownSecondFactor: 'Remove your own second factor under Your account.',
  /** 409. */
  lastAdmin: 'This is the last admin. Make somebody else an admin first.',
  /** 409: the role is not the one that the admin saw. `by` is the admin who changed it, if known. */
  roleChangedSince: (name: string, role: AccountRole, by: string | undefined) =>
    by === undefined
      ? `${name} is ${roleWords[role]}, which is not what you saw. Nothing was changed.`
      : `${by} has made ${name} ${roleWords[role]} since you opened this. Nothing was changed.`,
  /** 409. */
  noSecondFactor: 'This account has no second factor.',
  /** 409: whoever requires a second factor has to have one. */
  setUpOwnFirst: 'Set up your own second factor under Your account first.',
} as const;
