/** Texts of the home page. */
export const home = {
  hero: {
    title: 'The letters that say your advice can be trusted',
    text: 'Since 1979 the Institute has examined, admitted and held to account the people whom Nigerian organisations ask for advice.',
    join: 'Join the Institute',
    more: 'Discover More',
  },
  about: {
    id: 'services',
    title: 'Who we are',
    paragraphs: [
      'The Institute of Management Consultants is the professional body of the people who advise Nigerian organisations: public and private, large and small. It was established in 1979.',
      'It sets what a consultant must know and have done, looks at the evidence, and answers for the people it admits. A member carries designatory letters, and signs a code of ethics that comes with them.',
    ],
  },
  objectives: {
    title: 'Core objectives',
    items: [
      'To set and raise the standard of management consulting in Nigeria.',
      'To examine and certify those who practise it.',
      'To hold its members to a code of professional conduct.',
      'To train, so that knowledge keeps pace with practice.',
    ],
  },
  grades: {
    id: 'pricing',
    title: 'Six grades, one standard of conduct',
    text: 'From the student at 200 level to the Distinguished Fellow with a quarter of a century behind them, every member carries letters that mean something: education shown, work examined, two referees asked, a code signed.',
    application: 'Application',
    admission: 'Admission / induction',
    total: 'Total',
    none: 'none',
    apply: 'Apply Now',
  },
  steps: {
    id: 'coming',
    title: 'How joining works',
    items: [
      {
        title: 'Open an account',
        text: 'Your name, an e-mail address, a telephone number and the grade you have in mind.',
      },
      {
        title: 'Apply',
        text: 'Education, assignments and two referees, with a photograph of your transfer. What you type is saved as you go.',
      },
      {
        title: 'The committee reads your file',
        text: 'The Membership Committee evaluates the application and tells you the outcome.',
      },
    ],
  },
} as const;
