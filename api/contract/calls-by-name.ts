import { objectFrom } from './application/typed-object.ts';
import type { Call } from './calls/call.ts';
import * as calls from './calls/index.ts';

type NameIn<Exported> = Exported extends `${infer Name}Call` ? Name : never;

/** 'signUp' for `signUpCall`. */
export type CallName = NameIn<keyof typeof calls>;

/** Every call of the contract. */
export const callsByName: Readonly<Record<CallName, Call>> = objectFrom(
  Object.entries(calls).flatMap(([name, call]) =>
    name.endsWith('Call') ? [[name.replace(/Call$/, '') as CallName, call as Call]] : [],
  ),
);
