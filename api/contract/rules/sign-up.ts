import { gradeFromLabel } from '../entities/grade.ts';
import { canonicalEmail, emailProblem, invalidEmailText, isFilled, requiredText } from './text.ts';

/** With the exact wording of S-5.1 to S-5.3. */
export const signUpTexts = {
  required: requiredText,
  mismatch: 'Passwords do not match',
  tooShort: 'Password must be at least 8 characters long',
  tooPlain:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  terms: 'Please agree to the terms and conditions',
  signInRequired: 'Please fill in all fields',
  // The specification does not define the following.
  tooLong: 'Password must be at most 1,024 bytes long',
  institute: "Password must not contain the Institute's name or the letters of a grade",
  mailName: 'Password must not contain the name in your email address',
  common: 'Password is one of the most common and would be guessed. Please choose another',
  email: invalidEmailText,
  membershipType: 'Please choose one of the membership types',
} as const;

/** Minimum password length, in characters (S-5.2). */
export const passwordMinimum = 8;
/** Maximum password length, in bytes of UTF-8. Longer passwords are never hashed. */
export const passwordMaximumBytes = 1024;

/** For a checklist that updates as the user types. */
export const passwordConditions = {
  length: (password: string) => [...password].length >= passwordMinimum,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[@$!%*?&]/.test(password),
} as const;

/** Returns the message for the first broken rule. Undefined if the password is valid. */
export function passwordProblem(password: string): string | undefined {
  if (password === '') return signUpTexts.required;
  if (
    password.length > passwordMaximumBytes ||
    new TextEncoder().encode(password).length > passwordMaximumBytes
  ) {
    return signUpTexts.tooLong;
  }
  if (!passwordConditions.length(password)) return signUpTexts.tooShort;
  const { uppercase, lowercase, number, special } = passwordConditions;
  if (![uppercase, lowercase, number, special].every((isMet) => isMet(password))) return signUpTexts.tooPlain;
  return undefined;
}

/** The core of the Institute's name without spaces, and its letters, which are also the suffix of every grade. */
const instituteName = { name: 'managementconsultants', letters: 'imc' };

/** Minimum length of a mailbox name to look for in a password. Shorter names occur in words by chance. */
const shortestMailName = 3;

/** Returns the part of the address before the @, with and without a `+tag`. */
const mailNames = (email: string): string[] => {
  const name = canonicalEmail(email).split('@')[0] ?? '';
  return [name, name.split('+')[0] ?? ''].filter((candidate) => candidate.length >= shortestMailName);
};

/**
 * Returns the message for a password that contains the Institute's name, the letters of a grade or the mailbox name of `email`. An empty
 * `email` is unknown.
 */
export function passwordNamesProblem(password: string, email: string): string | undefined {
  const normalized = password.normalize('NFKC').toLowerCase();
  const letters = normalized.replace(/[^\p{L}]/gu, '');
  if (letters.includes(instituteName.name) || normalized.includes(instituteName.letters)) {
    return signUpTexts.institute;
  }
  if (mailNames(email).some((name) => normalized.includes(name))) return signUpTexts.mailName;
  return undefined;
}

export interface SignUpDetails {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly membership_type: string;
}

/** By field. Empty if the step is valid. */
export function signUpDetailsProblems(details: SignUpDetails): Partial<Record<keyof SignUpDetails, string>> {
  const problems: Partial<Record<keyof SignUpDetails, string>> = {};
  for (const field of ['name', 'email', 'phone_number', 'membership_type'] as const) {
    if (!isFilled(details[field])) problems[field] = signUpTexts.required;
  }
  const emailError = emailProblem(details.email);
  if (!problems.email && emailError) problems.email = emailError;
  if (!problems.membership_type && !gradeFromLabel(details.membership_type)) {
    problems.membership_type = signUpTexts.membershipType;
  }
  return problems;
}

export interface SignUpPassword {
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

export type NewPassword = Omit<SignUpPassword, 'terms'>;

/** Returns the problem of a new password to show and the field it is about. Undefined if the password is valid. */
export function newPasswordProblem(
  values: NewPassword,
  email = '',
): { readonly field: keyof NewPassword; readonly message: string } | undefined {
  if (values.password === '') return { field: 'password', message: signUpTexts.required };
  if (values.confirmPassword === '') return { field: 'confirmPassword', message: signUpTexts.required };
  if (values.password !== values.confirmPassword)
    return { field: 'confirmPassword', message: signUpTexts.mismatch };
  const problem = passwordProblem(values.password) ?? passwordNamesProblem(values.password, email);
  return problem ? { field: 'password', message: problem } : undefined;
}

/** Returns the problem of the second step to show and the field it is about. Undefined if the step is valid. */
export function signUpPasswordProblem(
  values: SignUpPassword,
  email = '',
): { readonly field: keyof SignUpPassword; readonly message: string } | undefined {
  const problem = newPasswordProblem(values, email);
  if (problem) return problem;
  if (!values.terms) return { field: 'terms', message: signUpTexts.terms };
  return undefined;
}
