import { mailbox } from './mailbox.ts';
import type { PageFacts } from './page-facts.ts';

/**
 * The name, the year and the figures are real (S-1.1, S-2.41). Addresses and telephone numbers are SAMPLES,
 * in ranges reserved for examples. Replace them before the site is published.
 */
export const institute = {
  name: 'Institute of Management Consultants, Nigeria',
  shortName: 'Institute of Management Consultants',
  established: 1979,
  /** Motto, on the first slide and beside the account forms. */
  promise: 'The letters that say your advice can be trusted',
  committee: 'Membership Committee',
  /** A setting. Show it with `MailLink`. */
  email: mailbox,
  /** Samples. */
  phones: ['+234 800 000 0101', '+234 800 000 0102', '+234 800 000 0103'],
  /** Sample. */
  address: ['Institute House', '1 Sample Crescent', 'Abuja'],
} as const;

/** Beside the Institute's name. */
export const establishedText = `Established ${institute.established}`;

/** Its title is the name of the Institute. */
export const homePage: PageFacts = {
  path: '/',
  above: [],
  title: institute.name,
};

/** Figures as fixed text (S-2.41). */
export const statistics = [
  { figure: '1979', label: 'Established' },
  { figure: '40+', label: 'Years Experience' },
  { figure: '1000+', label: 'Members' },
  { figure: '100+', label: 'Training Programmes' },
] as const;
