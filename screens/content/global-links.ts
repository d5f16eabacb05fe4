import { aboutPageLink, homePageLink } from './navigation.ts';

/**
 * The years are specified (S-2.48). The descriptions of the assignments and the external addresses are
 * SAMPLES. Replace them before the site is published.
 */
export const globalLinks = {
  path: '/about-us/global-links',
  above: [homePageLink, aboutPageLink],
  title: 'Global Links',
  lead: 'The Institute’s ties to the international bodies of the profession, and its assignments abroad.',
  body: {
    title: 'Member of the international body',
    text: 'The Institute belongs to the international council of management consulting institutes, the body in which the national institutes work together.',
    link: { label: 'The international council', href: 'https://international-council.example/' },
  },
  recognition: {
    title: 'Recognised by the United Nations',
    text: 'The international council, to which the Institute belongs, has consultative status with the United Nations.',
    link: { label: 'Consultative status', href: 'https://united-nations.example/consultative-standing' },
  },
  assignments: {
    title: 'Special global assignments',
    text: 'What members did on behalf of the Institute, year by year.',
    items: [
      {
        year: '1996',
        title: 'Common standards',
        text: 'Took part in the working group on a common standard of certification.',
      },
      {
        year: '2001',
        title: 'Recognition',
        text: 'Joined the delegation when the international council received its consultative status.',
      },
      {
        year: '2004',
        title: 'Training in Africa',
        text: 'Taught the first courses of neighbouring institutes.',
      },
      {
        year: '2007',
        title: 'Peer review',
        text: 'Reviewed two national institutes for the international council.',
      },
      {
        year: '2008',
        title: 'Congress',
        text: 'Presented papers on the public sector at the congress of the international council.',
      },
    ],
    link: {
      label: 'Records of the international council',
      href: 'https://international-council.example/records',
    },
  },
} as const;
