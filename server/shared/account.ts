import { experienceValues, gradeLabels, isAdmin, type User } from '@imc/api/contract';
import type { UserRow } from '../db/types.ts';

/** What each request reads: not the password hash, which is read only where passwords are verified. */
const accountFields = [
  'id',
  'name',
  'email',
  'email_key',
  'email_proven_at',
  'phone_number',
  'role',
  'staff_role',
  'second_factor_at',
  'membership_grade',
  'career_field',
  'organization',
  'position',
  'qualification',
  'experience',
  'profile_completed',
  'payment_status',
  'profile_photo',
  'wants_digest',
  'security_version',
  'created_at',
  'closed_at',
  'blocked_at',
  'terms_version',
  'terms_accepted_at',
  'privacy_version',
  'marketer_code',
] as const;

export type Account = Pick<UserRow, (typeof accountFields)[number]>;

export const accountColumns = accountFields.map((field) => `users.${field}` as const);

/** The user in responses. `isSecondFactorRequired`: whether staff must have a second factor. `isRefused`: whether mails to the address come back. */
export const userAnswer = (
  account: Account,
  { isSecondFactorRequired = false, isRefused = false } = {},
): User => ({
  id: account.id,
  name: account.name,
  email: account.email,
  phone_number: account.phone_number,
  role: account.role,
  membership_type: gradeLabels[account.membership_grade].membershipType,
  career_field: account.career_field,
  organization: account.organization,
  position: account.position,
  qualification: account.qualification,
  experience: experienceValues.find((value) => value === account.experience) ?? null,
  profile_completed: account.profile_completed,
  payment_status: account.payment_status,
  profile_photo: account.profile_photo,
  ...(isRefused
    ? { email_state: 'refused' }
    : account.email_proven_at === null && { email_state: 'unconfirmed' }),
  ...(isAdmin(account) && {
    staff_role: account.staff_role,
    ...(account.wants_digest === 1 && { wants_digest: true }),
    ...(isSecondFactorRequired && account.second_factor_at === null && { must_set_up_second_factor: true }),
  }),
});

const accepted = (version: string | null, accepted_at: string | null) =>
  version !== null && accepted_at !== null ? { version, accepted_at } : null;

/** Accepted versions, each null if there is none. */
export const consentAnswer = (account: Account) => ({
  terms: accepted(account.terms_version, account.terms_accepted_at),
  privacy: accepted(account.privacy_version, account.terms_accepted_at),
});
