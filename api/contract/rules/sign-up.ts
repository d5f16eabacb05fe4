import { gradeFromLabel } from '../entities/grade.ts';
import { isEmail, isFilled, requiredText } from '../entities/text.ts';

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
  email: 'Please enter a valid email address',
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

/** The problem of the second step that is to be shown, with the field that it is about; undefined where it is good. */
export function signUpPasswordProblem(
  values: SignUpPassword,
): { readonly field: keyof SignUpPassword; readonly message: string } | undefined {
  if (values.password === '') return { field: 'password', message: signUpTexts.required };
  if (values.confirmPassword === '') return { field: 'confirmPassword', message: signUpTexts.required };
  if (values.password !== values.confirmPassword)
    return { field: 'confirmPassword', message: signUpTexts.mismatch };
  const problem = passwordProblem(values.password);
  if (problem) return { field: 'password', message: problem };
  if (!values.terms) return { field: 'terms', message: signUpTexts.terms };
  return undefined;
}
