import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createFairQueue } from '../fair-queue.ts';

/** Argon2id, 64 MiB, 3 passes, 1 lane, tag of 32 bytes; the package makes salts of 16. */
export const hashParameters = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1, outputLen: 32 } as const;

/** Hashes and checks passwords, a few at a time. `client` is who asks: the network of `clientNetwork`, or the server itself. */
export interface Passwords {
  hash(password: string, client: string): Promise<string>;
  /** Whether the password is the one of the hash. Without a hash it takes as long and says no. */
  matches(password: string, passwordHash: string | undefined, client: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
}

/** Sign-ins and sign-ups that may wait for a hash; further ones are refused with 503. */
const maxWaiting = 100;

/** One form of a password, however a keyboard composes its letters. */
const normal = (password: string): string => password.normalize('NFKC');

export async function createPasswords(concurrency: number): Promise<Passwords> {
  const queue = createFairQueue({ concurrency, maxWaiting });
  // What unknown addresses are checked against. Nothing matches it: the answer is dropped.
  const nobody = await hash(crypto.randomUUID(), hashParameters);
  return {
    hash: (password, client) => queue(client, () => hash(normal(password), hashParameters)),
    matches: async (password, passwordHash, client) => {
      const matched = await queue(client, () => verify(passwordHash ?? nobody, normal(password)));
      return matched && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) => {
      const used = parseOptions(passwordHash);
      const names = Object.keys(hashParameters) as (keyof typeof hashParameters)[];
      return (
        !passwordHash.startsWith('$argon2id$') || names.some((name) => used[name] !== hashParameters[name])
      );
    },
  };
}
