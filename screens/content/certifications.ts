import { homePageLink } from './navigation.ts';
import { sampleMember, sampleMemberWithLetters } from './sample-member.ts';

/** Five steps and three levels (S-2.53). */
export const certifications = {
  path: '/certifications',
  above: [homePageLink],
  title: 'Certifications',
  lead: 'We assess your work as a consultant, not only your CV.',
  levels: {
    title: 'Three levels',
    items: [
      {
        title: 'Associate Consultant',
        text: 'You carry out parts of an assignment under supervision.',
      },
      {
        title: 'Senior Consultant',
        text: 'You lead assignments and answer to the client for them.',
      },
      {
        title: 'Executive Consultant',
        text: 'You lead a practice, and others follow your method.',
      },
    ],
  },
  stepsTitle: 'Five steps',
  steps: [
    {
      title: 'Select your level',
      text: 'Choose the one that matches the responsibility you carry at work.',
    },
    { title: 'Submit your application', text: 'Send it from your member area, with your proof of payment.' },
    {
      title: 'Attend the training',
      text: 'It covers methods, conduct and how to run an assignment.',
    },
    {
      title: 'Complete the assessment',
      text: 'We assess what you know and how you carry out an assignment.',
    },
    {
      title: 'Earn your certification',
      text: 'You are certified as Associate, Senior or Executive Consultant.',
    },
  ],
  /** Below what is gained. The person is a SAMPLE. */
  certificate: {
    title: 'Letters after your name',
    text: 'Your certificate names your level; your letters name your grade.',
    to: '/membership/category',
    evidence: {
      kind: 'specimen',
      grade: sampleMember.grade,
      name: sampleMemberWithLetters,
      line: 'is certified as Senior Consultant',
    },
  },
  benefitsTitle: 'What you gain',
  benefits: [
    'Evidence for tenders that ask for certified consultants.',
    'A certificate from an institute that belongs to the international council.',
    'An assessment of your practice by fellow consultants.',
    'A level that tells clients how much responsibility you can carry.',
  ],
  start: 'Start Your Certification',
  /** The page behind the button, with links for visitors and for members. */
  application: {
    path: '/membership/IMC-Application',
    above: [homePageLink, { label: 'Certifications', to: '/certifications' }],
    title: 'Start your certification',
    lead: 'Certification begins with membership. Choose what applies to you.',
    more: 'About the certifications',
    visitor: {
      title: 'New to the Institute',
      text: 'Join, then apply for the grade you qualify for.',
      label: 'Join',
    },
    member: {
      title: 'Already have an account',
      text: 'Sign in and open an application in your member area. Under Position, enter your position and the level you apply for, such as “Manager, Senior Consultant”.',
      label: 'Sign in',
    },
  },
} as const;
