import { experienceValues, gradeLabels, isAdmin, type User } from '@imc/api/contract';
import type { UserRow } from '../db/types.ts';

/** Without password hash and search text. */
export type Account = Omit<UserRow, 'password_hash' | 'search_text'>;

/** Without the password hash, which is read only where passwords are verified. */
export const accountColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.email_key',
  'users.email_proven_at',
  'users.phone_number',
  'users.role',
  'users.staff_role',
  'users.second_factor_at',
  'users.membership_grade',
  'users.career_field',
  'users.organization',
  'users.position',
  'users.qualification',
  'users.experience',
  'users.profile_completed',
  'users.payment_status',
  'users.profile_photo',
  'users.security_version',
  'users.created_at',
  'users.closed_at',
  'users.blocked_at',
  'users.terms_version',
  'users.terms_accepted_at',
  'users.privacy_version',
  'users.marketer_code',
] as const;

/** The user in responses. `isSecondFactorRequired`: whether staff must have a second factor. */
export const userAnswer = (account: Account, isSecondFactorRequired = false): User => ({
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
  ...(isAdmin(account) && {
    staff_role: account.staff_role,
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
