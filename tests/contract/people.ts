import {
  type AccountRole,
  type ApplicationForm,
  adminApplicationsCall,
  setAccountRoleCall,
  signInCall,
  signUpCall,
  submitApplicationCall,
  type User,
} from '@imc/api/contract';
import { sampleForm } from '@imc/api/sample-form';
import { photographFile } from '../pictures/photograph.ts';
import { firstAdmin } from './provider.ts';
import type { TestApi } from './test-api.ts';

export interface Person {
  readonly user: User;
  readonly token: string;
  readonly password: string;
}

/** Meets all rules. */
export const goodPassword = 'Baobab&River82';

let signUpCount = 0;

export function newDetails() {
  signUpCount += 1;
  return {
    name: `Sample Person ${signUpCount}`,
    email: `person.${signUpCount}@mail.example`,
    phone_number: `+234 800 000 ${String(signUpCount).padStart(4, '0')}`,
    password: goodPassword,
    membership_type: 'Associate',
  };
}

export async function signIn(api: TestApi, email: string, password: string): Promise<Person> {
  const { data } = await api.client()(signInCall, { body: { email, password } });
  return { ...data, password };
}

export async function newMember(api: TestApi): Promise<Person> {
  const details = newDetails();
  await api.client()(signUpCall, { body: details });
  return signIn(api, details.email, details.password);
}

/** Of the shared member. Hashing passwords is slow, but uploads per member and day are limited. */
const usesPerMember = 8;
const sharedMembers = new WeakMap<TestApi, { readonly person: Promise<Person>; left: number }>();

/** Shared: for cases that only read, are rejected, or only check what they created. */
export function anyMember(api: TestApi): Promise<Person> {
  let entry = sharedMembers.get(api);
  if (!entry || entry.left === 0) {
    entry = { person: newMember(api), left: usesPerMember };
    sharedMembers.set(api, entry);
  }
  entry.left -= 1;
  return entry.person;
}

export const signInAdmin = (api: TestApi): Promise<Person> =>
  signIn(api, firstAdmin.email, firstAdmin.password);

/** Changes the role of a person, whom that signs out, and signs in again. */
export async function withRole(
  api: TestApi,
  admin: Person,
  { user, password }: Person,
  role: AccountRole,
): Promise<Person> {
  await api.client(admin.token)(setAccountRoleCall, { body: { account_id: user.id, role } });
  return signIn(api, user.email, password);
}

/** A complete form with changes. */
export const formWith = (changes: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...sampleForm,
  marketer_code: '',
  ...changes,
});

let picture: Promise<File> | undefined;

/** The proof is a photograph by default; null omits it. */
export async function submissionParts(form: unknown, proof?: File | null): Promise<FormData> {
  picture ??= photographFile('receipt.jpg', { width: 160, height: 120 });
  const parts = new FormData();
  parts.set('data', JSON.stringify(form));
  const file = proof === undefined ? await picture : proof;
  if (file) parts.set('proofOfPayment', file, file.name);
  return parts;
}

/** Submits a complete form with changes. Returns the id. */
export async function newApplication(
  api: TestApi,
  { token }: Person,
  changes: Partial<ApplicationForm> = {},
  proof?: File,
): Promise<number> {
  const form = await submissionParts(formWith(changes), proof);
  const { application_id } = await api.client(token)(submitApplicationCall, { form });
  return application_id ?? Number.NaN;
}

/** On all pages of the admin list. */
export async function totalApplications(api: TestApi, admin: Person): Promise<number> {
  return (await api.client(admin.token)(adminApplicationsCall)).total ?? Number.NaN;
}
