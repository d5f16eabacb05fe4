import { experienceValues, gradeLabels, type User } from '@imc/api/contract';
import type { UserRow } from '../../db/types.ts';

/** A signed-in person: the account's row without its password. */
export type Account = Omit<UserRow, 'password_hash'>;

/** The columns of an account that leave the database; the password's hash is read where it is checked and nowhere else. */
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

/** A person as the calls answer them. */
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

/** The terms that the account agreed to. */
export const termsAnswer = ({ terms_version, terms_accepted_at }: Account) =>
  terms_version !== null && terms_accepted_at !== null
    ? { version: terms_version, accepted_at: terms_accepted_at }
    : null;
