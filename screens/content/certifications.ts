/** Texts of the certifications: five steps and three levels (specification, section 2). */
export const certifications = {
  title: 'Certifications',
  lead: 'Certification says that your consulting has been looked at, not only your curriculum vitae.',
  stepsTitle: 'Five steps',
  steps: [
    {
      title: 'Select your level',
      text: 'Associate, Senior or Executive Consultant, by the responsibility you carry.',
    },
    { title: 'Submit your application', text: 'From your member area, with proof of payment.' },
    {
      title: 'Attend the training',
      text: 'Method, conduct and the craft of an assignment, in person or online.',
    },
    { title: 'Complete the assessment', text: 'A written case and an interview with two assessors.' },
    {
      title: 'Earn your certification',
      text: 'Your certificate carries your name, your level and the seal of your grade.',
    },
  ],
  benefitsTitle: 'What it brings',
  benefits: [
    'Evidence for tenders that ask for certified consultants.',
    'Recognition by sister institutes of the international council.',
    'A reading of your own practice by people who share it.',
    'A place in the register under your level.',
  ],
  start: 'Start Your Certification',
  /** The page that the button leads to: the way in for a visitor and for a member. */
  application: {
    title: 'Start your certification',
    lead: 'Certification begins with membership. Where you go from here depends on whether you have an account.',
    visitor: {
      title: 'You are new here',
      text: 'Open an account and apply for the grade that you are eligible for.',
      label: 'Open an account',
    },
    member: {
      title: 'You have an account',
      text: 'Sign in and open an application in your member area. Say under Position which level you apply for.',
      label: 'Sign in',
    },
  },
} as const;
