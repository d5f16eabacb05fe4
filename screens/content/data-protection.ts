import { institute } from './institute.ts';

const act = 'Nigeria Data Protection Act 2023';

/**
 * Facts of data protection, for the privacy notice and the notice to referees. A change requires a new
 * version of the privacy notice (see privacy.ts).
 */
export const dataProtection = {
  /** Who decides about the data, with the address. */
  responsible: `${institute.name}, ${institute.address.join(', ')}`,
  /** How to contact them. */
  contact: `Write to ${institute.email} or call ${institute.phones[0]}`,
  /** Who sees an application. */
  readers: 'the officers who examine applications and payments',
  /** How long applications are kept: until `person` wants them erased, 'you' or 'I'. */
  applicationsKept: (person: 'you' | 'I') =>
    `An account and its applications stay until ${person} ask for their erasure.`,
  rights: `Under the ${act} you may see your data, have it corrected, take it with you, object to its use, withdraw consent and have it erased.`,
  /** Where to complain. `whose` is 'our' in the Institute's own words. */
  complaint: (whose: 'our' | 'its') =>
    `If ${whose} answer does not satisfy you, you may complain to the Nigeria Data Protection Commission.`,
} as const;
