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
        text: 'Since 1979 we have examined and admitted the consultants that Nigerian organisations rely on.',
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
        title: 'A grade for every stage of your career',
        text: 'From students at 200 level to Distinguished Fellows: see which of the six grades fits you.',
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
      'The Institute of Management Consultants is the professional body for people who advise Nigerian organisations, public and private, large and small.',
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
      'To train consultants, so that knowledge keeps pace with practice.',
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
    text: 'From students at 200 level to Distinguished Fellows with 25 years behind them, every member’s letters mean the same: education checked, work examined, two referees named, the code signed.',
  },
  steps: {
    id: 'coming',
    title: 'How joining works',
    items: [
      {
        title: 'Join',
        text: 'Your name, email address, phone number and the grade you have in mind.',
      },
      {
        title: 'Apply',
        text: 'Education, assignments, two referees and your proof of payment. What you type is saved as you go.',
      },
      {
        title: 'The committee reviews your application',
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
