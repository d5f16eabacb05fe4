import { homePageLink } from './navigation.ts';

/** Five steps and three levels (S-2.53). */
export const certifications = {
  path: '/certifications',
  above: [homePageLink],
  title: 'Certifications',
  lead: 'Your work as a consultant is assessed, not only your CV.',
  tilesText: 'Five tiles for five steps. The fifth, the certificate, is brass.',
  levels: {
    title: 'Three levels',
    items: [
      {
        title: 'Associate Consultant',
        text: 'You carry parts of an assignment under somebody’s lead.',
      },
      {
        title: 'Senior Consultant',
        text: 'You lead assignments and answer to the client for them.',
      },
      {
        title: 'Executive Consultant',
        text: 'You lead a practice, and others work by your method.',
      },
    ],
  },
  stepsTitle: 'Five steps',
  steps: [
    {
      title: 'Select your level',
      text: 'Associate, Senior or Executive Consultant, by the responsibility you carry.',
    },
    { title: 'Submit your application', text: 'From your member area, with proof of payment.' },
    {
      title: 'Attend the training',
      text: 'Method, conduct and the craft of an assignment.',
    },
    { title: 'Complete the assessment', text: 'What you know, and how you work on an assignment.' },
    {
      title: 'Earn your certification',
      text: 'As Associate, Senior or Executive Consultant.',
    },
  ],
  benefitsTitle: 'What it brings',
  benefits: [
    'Evidence for tenders that ask for certified consultants.',
    'A certificate from an institute that belongs to the international council.',
    'An assessment of your practice by people who share it.',
    'A level that tells clients what responsibility you carry.',
  ],
  start: 'Start Your Certification',
  /** The page behind the button, with links for visitors and for members. */
  application: {
    path: '/membership/IMC-Application',
    above: [homePageLink, { label: 'Certifications', to: '/certifications' }],
    title: 'Start your certification',
    lead: 'Certification begins with membership. Where you go from here depends on whether you have an account.',
    more: 'About the certifications',
    visitor: {
      title: 'You are new here',
      text: 'Open an account and apply for the grade that you are eligible for.',
      label: 'Open an account',
    },
    member: {
      title: 'You have an account',
      text: 'Sign in and open an application in your member area. In the field Position, add the level that you apply for.',
      label: 'Sign in',
    },
  },
} as const;
