import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createFairQueue } from '../../shared/fair-queue.ts';

/** Parameters of Argon2id: memory in KiB, passes, lanes, and bytes of the tag. */
export interface HashParameters {
  readonly memoryCost: number;
  readonly timeCost: number;
  readonly parallelism: number;
  readonly outputLen: number;
}

/** Argon2id with 64 MiB, 3 passes, 1 lane and a 32-byte tag. The package generates 16-byte salts. */
export const hashParameters: HashParameters = {
  memoryCost: 64 * 1024,
  timeCost: 3,
  parallelism: 1,
  outputLen: 32,
};

/** Limits concurrent hashing. `client` is the caller's network (`clientNetwork`) or the server itself. */
export interface Passwords {
  /** Throws a 503 if too many calls are waiting. */
  hash(password: string, client: string): Promise<string>;
  /** Without a hash, takes equally long and returns false. */
  matches(password: string, passwordHash: string | undefined, client: string): Promise<boolean>;
  /** Whether the parameters of the hash are not the current ones. */
  isOutdated(passwordHash: string): boolean;
}

/** Sign-ins and sign-ups that wait for a hash. Further ones get a 503. */
const maxWaiting = 100;

/** Keyboards compose the same letters in different ways. */
const normalize = (password: string): string => password.normalize('NFKC');

/** Computes up to `concurrency` hashes at a time. */
export async function createPasswords({
  concurrency,
  parameters = hashParameters,
}: {
  readonly concurrency: number;
  readonly parameters?: HashParameters | undefined;
}): Promise<Passwords> {
  const queue = createFairQueue({ concurrency, maxWaiting });
  // Verified for unknown addresses. The result is ignored.
  const dummyHash = await hash(crypto.randomUUID(), parameters);
  return {
    hash: (password, client) => queue(client, () => hash(normalize(password), parameters)),
    matches: async (password, passwordHash, client) => {
      const matched = await queue(client, () => verify(passwordHash ?? dummyHash, normalize(password)));
      return matched && passwordHash !== undefined;
    },
    isOutdated: (passwordHash) => {
      const used = parseOptions(passwordHash);
      const names = Object.keys(parameters) as (keyof HashParameters)[];
      return !passwordHash.startsWith('$argon2id$') || names.some((name) => used[name] !== parameters[name]);
    },
  };
}
