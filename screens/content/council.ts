import { aboutPageLink, homePageLink } from './navigation.ts';

export interface Officer {
  readonly position: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  /** First and last year in this office. */
  readonly term: readonly [number, number];
  /** Address of a photograph, upright. */
  readonly photo?: string;
}

/** Signs certificates and letters, and holds the office on the council's page. A SAMPLE, like the others. */
export const registrarName = 'Danjuma Sample';

/** A SAMPLE. */
export const committeeChairName = 'Garba Sample';

/**
 * The council of 2022 to 2025: eight officers and nine members (S-2.46). The people, telephone numbers and
 * addresses are SAMPLES, in ranges reserved for examples. Replace them before the site is published.
 */
export const council = {
  path: '/about-us/council',
  above: [homePageLink, aboutPageLink],
  title: 'Council Members',
  lead: 'The council of 2022 to 2025: eight officers and nine members.',
  officersTitle: 'Officers of the council',
  officersText:
    'Names, terms, telephone numbers and email addresses are samples. A tile takes the place of each photograph.',
  officers: [
    {
      position: 'President',
      name: 'Adaeze Sample',
      phone: '+234 800 000 0111',
      email: 'president@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'First Vice President',
      name: 'Babatunde Sample',
      phone: '+234 800 000 0112',
      email: 'first.vp@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Second Vice President',
      name: 'Chiamaka Sample',
      phone: '+234 800 000 0113',
      email: 'second.vp@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Registrar',
      name: registrarName,
      phone: '+234 800 000 0114',
      email: 'registrar@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Secretary',
      name: 'Ebele Sample',
      phone: '+234 800 000 0115',
      email: 'secretary@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Treasurer',
      name: 'Funmilayo Sample',
      phone: '+234 800 000 0116',
      email: 'treasurer@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Chair, Membership Committee',
      name: committeeChairName,
      phone: '+234 800 000 0117',
      email: 'membership.chair@imc.example',
      term: [2022, 2025],
    },
    {
      position: 'Immediate Past President',
      name: 'Hadiza Sample',
      phone: '+234 800 000 0118',
      email: 'past.president@imc.example',
      term: [2022, 2025],
    },
  ] satisfies readonly Officer[],
  membersTitle: 'Members of the council',
  members: [
    'Ibrahim Sample',
    'Jumoke Sample',
    'Kelechi Sample',
    'Lami Sample',
    'Musa Sample',
    'Nkechi Sample',
    'Ọlá Sample',
    'Patience Sample',
    'Rotimi Sample',
  ],
} as const;
