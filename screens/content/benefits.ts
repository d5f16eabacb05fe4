import { homePlace } from './navigation.ts';

/** The nine benefits of membership (S-2.49). The texts were written for this site. */
export const benefits = {
  path: '/membership/benefits',
  above: [homePlace],
  title: 'Membership Benefits',
  lead: 'What the letters bring, in every grade.',
  items: [
    {
      title: 'Letters after your name',
      text: 'SIMC to DFIMC: a client can see what you have shown and to whom you answer.',
    },
    {
      title: 'A place in the register',
      text: 'The Institute keeps your name and your grade in its register of members.',
    },
    { title: 'Certification', text: 'A way to certification at three levels, by training and assessment.' },
    {
      title: 'Training at members’ fees',
      text: 'Courses through the year, in person and online, below the public fee.',
    },
    {
      title: 'Standing abroad',
      text: 'A certification that sister institutes of the international council recognise.',
    },
    {
      title: 'A circle of peers',
      text: 'Branch evenings, a yearly summit, and colleagues who have met your problem before.',
    },
    {
      title: 'A code to point to',
      text: 'Nine guidelines that protect the client, and you when a client asks too much.',
    },
    {
      title: 'News of the profession',
      text: 'What is being asked for, by whom, and what members have learnt from it.',
    },
    {
      title: 'A voice',
      text: 'A vote in the Institute, and the Institute’s word on policies that touch the profession.',
    },
  ],
  join: {
    title: 'Which grade is yours?',
    text: 'Every grade has these benefits. Which one you enter depends on what you have done so far.',
    apply: 'Open an account',
    label: 'View Categories',
  },
} as const;
