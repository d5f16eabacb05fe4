import { aboutPageLink, homePageLink } from './navigation.ts';

export const aims = {
  path: '/about-us/mission',
  above: [homePageLink, aboutPageLink],
  title: 'Aims and Objectives',
  lead: 'What the Institute is for, what it does, and which consultants it represents.',
  aims: {
    title: 'Aims',
    items: [
      'To make management consulting in Nigeria a profession that is examined, certified and accountable.',
      'To help clients see who is qualified to advise them.',
      'To bring what is learnt in practice into teaching, and what is taught into practice.',
    ],
  },
  functions: {
    title: 'Functions',
    items: [
      {
        title: 'Admits',
        text: 'Evaluates applications to the six grades and keeps the register of members.',
        to: '/membership/category',
      },
      {
        title: 'Certifies',
        text: 'Trains and assesses consultants for certification at three levels, in five steps.',
        to: '/certifications',
      },
      {
        title: 'Trains',
        text: 'Runs 100+ training programmes, among them the Mandatory Management Consulting Training Programmes.',
        to: '/events',
      },
      {
        title: 'Disciplines',
        text: 'Hears complaints under the nine guidelines of the code of ethics.',
        to: '/about-us/code-of-ethics',
      },
      {
        title: 'Represents',
        text: 'Speaks for the profession to government, business and sister bodies abroad, with assignments from 1996 to 2008.',
        to: '/about-us/global-links',
      },
      {
        title: 'Publishes',
        text: 'Shares news and what members have learnt from their work.',
        to: '/blog',
      },
    ],
  },
  roles: {
    title: 'Two ways to consult',
    text: 'The Institute admits both. Both work to the same standard, from different positions.',
    internal: {
      title: 'The internal consultant',
      items: [
        'Is employed by the organisation that takes the advice.',
        'Knows its people, its history and what has been tried.',
        'Stays to see the advice carried out.',
        'Has to keep enough distance to give an honest opinion.',
      ],
    },
    external: {
      title: 'The external consultant',
      items: [
        'Is engaged for an assignment, with a beginning and an end.',
        'Brings what other organisations have learnt.',
        'Has to leave the client able to carry on without help.',
        'Stays independent, and says so when that might be in doubt.',
      ],
    },
  },
} as const;
