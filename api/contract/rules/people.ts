import type { AccountRole } from '../entities/staff-role.ts';
import type { FormProblems } from './form-problems.ts';
import { cleanText, emailProblem, isFilled, requiredText } from './text.ts';

/** Names of the roles. All texts take them from here. */
export const roleNames: Readonly<Record<AccountRole, string>> = {
  member: 'Member',
  admin: 'Admin',
  treasurer: 'Treasurer',
  reviewer: 'Reviewer',
};

const withArticle = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`;

/** 'a treasurer', 'an admin'. */
export const aRole = (role: AccountRole): string => withArticle(roleNames[role]);

/** As members read it: 'a treasurer', 'an administrator'. */
export const aRoleForMembers = (role: AccountRole): string =>
  withArticle(role === 'admin' ? 'Administrator' : roleNames[role]);

/** The specification defines none. */
export const peopleTexts = {
  roleSet: (name: string, role: AccountRole) => `${name} is now ${aRole(role)}.`,
  blockSet: (name: string, isBlocked: boolean) =>
    isBlocked
      ? `${name} is blocked, signed out on every device, and can’t sign in.`
      : `${name} can sign in again.`,
  sessionsEnded: (name: string) => `${name} is signed out on every device.`,
  secondFactorReset: (name: string) => `${name} can sign in without a second factor and set up a new one.`,
  secondFactorRequired: 'Staff must now have a second factor.',
  secondFactorOptional: 'Staff may now sign in without a second factor.',
  /** 404. */
  notFound: 'This account no longer exists.',
  corrected: (name: string) => `The details of ${name} are corrected.`,
  /** 400: a correction without a change. */
  nothingCorrected: 'Change the name, the telephone number or the email address first.',
  /** 400. */
  reasonRequired: 'Enter why this is corrected.',
  /** 409: the details are not those that the admin saw. */
  detailsChangedSince: (name: string) =>
    `The details of ${name} have changed since you opened them. Nothing was corrected. Close this and open it again.`,
  /** 409. */
  addressProven:
    'The owner has confirmed this email address since you opened it. It can’t be corrected any more.',
  /** 403. */
  ownDetails: 'Another admin must correct your details. Your own name is under Your account.',
  /** 403. */
  ownRole: 'You can’t change your own role. Another admin must do it.',
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
      ? `${name} is ${aRole(role)}, which is not what you saw. Nothing was changed.`
      : `${by} has made ${name} ${aRole(role)} since you opened this. Nothing was changed.`,
  /** 409. */
  noSecondFactor: 'This account has no second factor.',
  /** 409: whoever requires a second factor has to have one. */
  setUpOwnFirst: 'Set up your own second factor under Your account first.',
} as const;

/** Until the first admin enters a name. */
export const unnamedAdmin = 'Administrator';

/** Details of an account that an admin can correct, the address only until its owner has proven it (PPL-13). */
export const correctableDetails = ['name', 'phone_number', 'email'] as const;

export type CorrectableDetail = (typeof correctableDetails)[number];

export type AccountDetails = Readonly<Record<CorrectableDetail, string>>;

export const changedDetails = (before: AccountDetails, after: AccountDetails): CorrectableDetail[] =>
  correctableDetails.filter((detail) => cleanText(before[detail]) !== cleanText(after[detail]));

/** Does not check unchanged details: they may be older than a rule. */
export function correctionProblems(
  typed: AccountDetails & { readonly reason: string },
  seen: AccountDetails,
): FormProblems | undefined {
  const changed = changedDetails(seen, typed);
  if (changed.length === 0) return { message: peopleTexts.nothingCorrected, fields: {} };
  const fields: Record<string, string> = {};
  const wrongEmail = changed.includes('email') && emailProblem(typed.email);
  if (wrongEmail) fields.email = wrongEmail;
  for (const detail of changed) if (!isFilled(typed[detail])) fields[detail] = requiredText;
  if (!isFilled(typed.reason)) fields.reason = peopleTexts.reasonRequired;
  return Object.keys(fields).length > 0 ? { fields } : undefined;
}
