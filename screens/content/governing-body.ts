import { aboutPageLink, homePageLink } from './navigation.ts';

/** An office and its holders. */
export interface Office {
  readonly office: string;
  readonly holders: readonly string[];
}

/** The offices and their number are specified (S-2.50); the people are SAMPLES. Replace them before the site is published. */
export const governingBody = {
  path: '/about-us/governing-bodies',
  above: [homePageLink, aboutPageLink],
  title: 'Governing Body',
  lead: 'Who holds the Institute’s property, who runs it from day to day, and who decides.',
  trustees: {
    title: 'Board of Trustees',
    text: 'The trustees hold the Institute’s property and see that it is used for the Institute’s aims.',
    members: ['Abiola Sample', 'Bilkisu Sample', 'Chukwudi Sample', 'Dorcas Sample', 'Emeka Sample'],
  },
  offices: {
    title: 'Management',
    items: [
      { office: 'Delegate to the global body', holders: ['Folake Sample'] },
      { office: 'Director General', holders: ['Gambo Sample'] },
      { office: 'Secretary', holders: ['Ebele Sample'] },
      { office: 'Treasurer', holders: ['Funmilayo Sample'] },
    ] satisfies readonly Office[],
  },
  council: {
    title: 'General Council',
    text: 'The President, two Vice Presidents and 21 members decide between the annual meetings.',
    offices: [
      { office: 'President', holders: ['Adaeze Sample'] },
      { office: 'Vice President', holders: ['Babatunde Sample', 'Chiamaka Sample'] },
    ] satisfies readonly Office[],
    membersTitle: 'Members',
    members: [
      'Aisha Sample',
      'Bola Sample',
      'Chinedu Sample',
      'Damilola Sample',
      'Efe Sample',
      'Fatima Sample',
      'Godwin Sample',
      'Halima Sample',
      'Ifeoma Sample',
      'Jide Sample',
      'Kemi Sample',
      'Ladi Sample',
      'Maryam Sample',
      'Ngozi Sample',
      'Obinna Sample',
      'Peace Sample',
      'Rasheed Sample',
      'Sade Sample',
      'Tanko Sample',
      'Uche Sample',
      'Yetunde Sample',
    ],
  },
} as const;
