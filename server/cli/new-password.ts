import { createInterface } from 'node:readline/promises';
import { generatePassword } from '../features/accounts/first-admin.ts';
import { newPasswordText } from '../features/accounts/password-rule.ts';
import { createPasswords } from '../features/accounts/passwords.ts';
import { StartError } from '../shared/start-error.ts';

/** Never an argument: other users of the machine see those in the list of processes. */
export const passwordOption = {
  'password-stdin': {
    type: 'boolean',
    description: 'reads the password from the standard input; without it one is generated',
  },
} as const;

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value;
}

/** From the standard input, or generated. Tell it with `show` once it is stored. */
export async function newPassword(email: string, isTyped: boolean) {
  const password = isTyped ? await firstLine() : generatePassword();
  const problem = newPasswordText(password, email);
  if (problem) throw new StartError(`The password: ${problem}`);
  const passwords = await createPasswords({ concurrency: 1 });
  return {
    passwordHash: await passwords.hash(password, 'this server'),
    show: () => {
      if (!isTyped) console.log(`Password, shown this once: ${password}`);
    },
  };
}
