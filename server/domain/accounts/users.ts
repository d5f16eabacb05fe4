import { experienceValues, gradeLabels, type User } from '@imc/api/contract';
import type { UserRow } from '../../db/types.ts';

/** A signed-in user: the account's row without its password hash. */
export type Account = Omit<UserRow, 'password_hash'>;

/** Columns of an account without its password hash, which is read only where passwords are verified. */
export const accountColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.email_key',
  'users.phone_number',
  'users.role',
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
  'users.terms_version',
  'users.terms_accepted_at',
] as const;

/** Converts an account to the user object in responses. */
export const userAnswer = (account: Account): User => ({
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
});

/** Returns the terms that the account accepted, or null if it accepted none. */
export const termsAnswer = ({ terms_version, terms_accepted_at }: Account) =>
  terms_version !== null && terms_accepted_at !== null
    ? { version: terms_version, accepted_at: terms_accepted_at }
    : null;
