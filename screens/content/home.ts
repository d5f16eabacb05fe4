import { institute } from './institute.ts';

export const home = {
  /** Visually hidden heading of the page, because each slide has its own title. */
  title: institute.name,
  hero: {
    label: 'The Institute in short',
    role: 'carousel',
    slideRole: 'slide',
    slide: (number: number, count: number) => `${number} of ${count}`,
    previous: 'Previous slide',
    next: 'Next slide',
    pause: 'Pause slides and text',
    play: 'Play slides and text',
    dot: (number: number, count: number) => `Slide ${number} of ${count}`,
    more: { label: 'Discover More', to: '/#coming' },
    /** The three slides with their links (S-2.38). */
    slides: [
      {
        key: 'join',
        title: institute.promise,
        text: 'Since 1979 the Institute has examined, admitted and held to account the people whom Nigerian organisations ask for advice.',
        action: { label: 'Join', to: '/register' },
      },
      {
        key: 'benefits',
        title: 'Recognition, training and a voice in the profession',
        text: 'Nine benefits come with membership, in every grade.',
        action: { label: 'Explore Benefits', to: '/membership/benefits' },
      },
      {
        key: 'categories',
        title: 'A grade for the experience you have today',
        text: 'From the student at 200 level to the Distinguished Fellow: see which of the six is yours, and what the next one asks.',
        action: { label: 'View Categories', to: '/membership/category' },
      },
    ],
  },
  welcome: {
    label: 'Welcome',
    text: 'Welcome to the Institute of Management Consultants, Nigeria. Applications are open in all six grades.',
    close: 'Close the welcome',
  },
  about: {
    id: 'services',
    title: 'Who we are',
    statement:
      'The Institute of Management Consultants is the professional body of the people who advise Nigerian organisations: public and private, large and small.',
    paragraphs: [
      'We set the standard, check each applicant’s evidence, and admit those who meet it. A member carries designatory letters, and signs a code of ethics that comes with them.',
    ],
  },
  objectives: {
    title: 'Core objectives',
    more: { label: 'Learn More', about: ' about the Institute', to: '/about-us' },
    items: [
      'To set and raise the standard of management consulting in Nigeria.',
      'To examine and certify those who practise it.',
      'To hold its members to a code of professional conduct.',
      'To train, so that knowledge keeps pace with practice.',
    ],
  },
  achievements: {
    title: 'Since 1979',
    items: [
      {
        figure: '100+',
        title: 'Professional Development',
        text: 'Training programmes, from first assignments to the conduct of a practice.',
        more: { label: 'Events', to: '/events' },
      },
      {
        figure: '1000+',
        title: 'Industry Partnerships',
        text: 'Members at work in ministries, firms and universities.',
        more: { label: 'Write to us', to: '/contact' },
      },
      {
        figure: '5',
        title: 'Global Network',
        text: 'Global assignments, and a seat in the international body.',
        more: { label: 'Global links', to: '/about-us/global-links' },
      },
      {
        figure: '3',
        title: 'Certification',
        text: 'Levels of certified consultant, each by training and assessment.',
        more: { label: 'The five steps', to: '/certifications' },
      },
    ],
  },
  grades: {
    id: 'pricing',
    title: 'Six grades, one standard of conduct',
    text: 'From the student at 200 level to the Distinguished Fellow with a quarter of a century behind them, every member carries letters that mean something: education shown, work examined, two referees named, a code signed.',
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
  faq: {
    id: 'faq',
    title: 'Questions before you apply',
    more: { label: 'All questions', to: '/faq' },
  },
} as const;
