import { gradeFromLabel } from '../entities/grade.ts';
import { canonicalEmail, invalidEmailText, isEmail, isFilled, requiredText } from './text.ts';

/** Texts of the sign-up and sign-in rules, to the letter of the specification, section 5. */
export const signUpTexts = {
  required: requiredText,
  mismatch: 'Passwords do not match',
  tooShort: 'Password must be at least 8 characters long',
  tooPlain:
    'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character',
  terms: 'Please agree to the terms and conditions',
  signInRequired: 'Please fill in all fields',
  // The specification gives no text for the following.
  tooLong: 'Password must be at most 1,024 bytes long',
  institute: "Password must not contain the Institute's name or the letters of a grade",
  mailName: 'Password must not contain the name in your email address',
  common: 'Password is one of the most common and would be guessed. Please choose another',
  email: invalidEmailText,
  membershipType: 'Please choose one of the membership types',
} as const;

/** Shortest password, in characters (specification, section 9). */
export const passwordMinimum = 8;
/** Longest password, in bytes of UTF-8: over it nothing is hashed (requirements, line 2). */
export const passwordMaximumBytes = 1024;

/** The single conditions of the password rule, for a checklist that follows the typing. */
export const passwordConditions = {
  length: (password: string) => [...password].length >= passwordMinimum,
  uppercase: (password: string) => /[A-Z]/.test(password),
  lowercase: (password: string) => /[a-z]/.test(password),
  number: (password: string) => /\d/.test(password),
  special: (password: string) => /[@$!%*?&]/.test(password),
} as const;

/** The first text that the password earns, or undefined where it is good. */
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
  if (![uppercase, lowercase, number, special].every((holds) => holds(password))) return signUpTexts.tooPlain;
  return undefined;
}

/** The middle of the Institute's name, however it is spaced, and its letters, with which those of every grade end. */
const instituteName = { words: 'managementconsultants', letters: 'imc' };

/** Shortest name in an address that a password is searched for: shorter ones stand in words by chance. */
const shortestMailName = 3;

/** The names in an address: what stands before the @, and the same without a `+tag`. */
const mailNames = (email: string): string[] => {
  const name = canonicalEmail(email).split('@')[0] ?? '';
  return [name, name.split('+')[0] ?? ''].filter((one) => one.length >= shortestMailName);
};

/**
 * The text that a password earns for what it gives away (requirements, line 3): the Institute's name, the letters of a grade, or the name in the
 * person's own address. Undefined where it holds none.
 *
 * @param email the account's address; empty where it is not known
 */
export function passwordNamesProblem(password: string, email: string): string | undefined {
  const plain = password.normalize('NFKC').toLowerCase();
  const words = plain.replace(/[^\p{L}]/gu, '');
  if (words.includes(instituteName.words) || plain.includes(instituteName.letters)) {
    return signUpTexts.institute;
  }
  if (mailNames(email).some((name) => plain.includes(name))) return signUpTexts.mailName;
  return undefined;
}

/** What the first step of sign-up collects. */
export interface SignUpDetails {
  readonly name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly membership_type: string;
}

/** Problems of the first step, by field. Empty where it is good. */
export function signUpDetailsProblems(details: SignUpDetails): Partial<Record<keyof SignUpDetails, string>> {
  const problems: Partial<Record<keyof SignUpDetails, string>> = {};
  for (const field of ['name', 'email', 'phone_number', 'membership_type'] as const) {
    if (!isFilled(details[field])) problems[field] = signUpTexts.required;
  }
  if (!problems.email && !isEmail(details.email)) problems.email = signUpTexts.email;
  if (!problems.membership_type && !gradeFromLabel(details.membership_type)) {
    problems.membership_type = signUpTexts.membershipType;
  }
  return problems;
}

/** What the second step collects. */
export interface SignUpPassword {
  readonly password: string;
  readonly confirmPassword: string;
  readonly terms: boolean;
}

/** A password and its repetition. */
export type NewPassword = Omit<SignUpPassword, 'terms'>;

/** The problem of a new password that is to be shown, with the field that it is about; undefined where it is good. */
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

/** The problem of the second step that is to be shown, with the field that it is about; undefined where it is good. */
export function signUpPasswordProblem(
  values: SignUpPassword,
  email = '',
): { readonly field: keyof SignUpPassword; readonly message: string } | undefined {
  const problem = newPasswordProblem(values, email);
  if (problem) return problem;
  if (!values.terms) return { field: 'terms', message: signUpTexts.terms };
  return undefined;
}
