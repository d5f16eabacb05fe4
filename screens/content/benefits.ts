import { homePageLink } from './navigation.ts';

/** The nine benefits of membership (S-2.49). The texts were written for this site. */
export const benefits = {
  path: '/membership/benefits',
  above: [homePageLink],
  title: 'Membership Benefits',
  lead: 'What membership brings, in every grade.',
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
      title: 'Training',
      text: 'Training programmes in management consulting, among them the mandatory ones for Graduate Members.',
    },
    {
      title: 'Standing abroad',
      text: 'Membership of an institute that belongs to the international council of management consulting institutes.',
    },
    {
      title: 'A circle of peers',
      text: 'The summit, webinars and networking evenings, and colleagues who have met your problem before.',
    },
    {
      title: 'A code to point to',
      text: 'Nine guidelines that protect the client, and you when a client asks too much.',
    },
    {
      title: 'News of the profession',
      text: 'What members have learnt from their work, on the blog and in the newsletter.',
    },
    {
      title: 'A voice',
      text: 'An institute that speaks for the profession to government, business and the public.',
    },
  ],
  join: {
    title: 'Which grade is yours?',
    text: 'Every grade has these benefits. Which one you enter depends on what you have done so far.',
    apply: 'Open an account',
    label: 'View Categories',
  },
} as const;
