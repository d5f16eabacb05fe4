import { contact } from './contact.ts';
import { council } from './council.ts';
import { ethics } from './ethics.ts';
import { governingBody } from './governing-body.ts';
import { institute } from './institute.ts';

/** Samples contain that word, or are in ranges reserved for examples. */
const hasSample = (...facts: readonly unknown[]): boolean =>
  /\bSample\b|@[\w.-]+\.example\b|\+234 800 000 /.test(JSON.stringify(facts));

/** Whether facts of the Institute are still samples, to be replaced before the site goes live (SET-5). */
export const sampleFacts = {
  council: hasSample(council, governingBody),
  addresses: hasSample(
    institute.address,
    institute.phones,
    contact.offices,
    contact.emails,
    ethics.concern.email,
  ),
} as const;
