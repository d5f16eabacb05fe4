import { institute } from './institute.ts';
import { registration } from './registration.ts';

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
        title: 'Recognition, training and a voice',
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
    text: 'Welcome to the Institute. Applications are open in all six grades.',
    close: 'Close',
  },
  about: {
    id: 'services',
    title: 'Who we are',
    statement:
      'The Institute of Management Consultants is the professional body for people who advise Nigerian organisations, public and private, large and small.',
  },
  objectives: {
    title: 'Core objectives',
    more: { label: 'Learn More', about: ' about the Institute', to: '/about-us' },
    items: [
      'Raise the standard of consulting',
      'Examine and certify consultants',
      'Hold members to a code',
      'Train for current practice',
    ],
  },
  achievements: {
    title: 'Achievements',
    items: [
      {
        name: 'Professional Development',
        detail: 'More than 100 training programmes.',
        to: '/membership/benefits',
      },
      {
        name: 'Industry Partnerships',
        detail: 'Member of the international council.',
        to: '/about-us/global-links',
      },
      {
        name: 'Global Network',
        detail: 'Five assignments abroad, 1996 to 2008.',
        to: '/about-us/global-links#assignments-title',
      },
      {
        name: 'Certification',
        detail: 'Consultants assessed at three levels.',
        to: '/certifications',
      },
    ],
  },
  grades: {
    id: 'pricing',
    title: 'Six grades, one standard of conduct',
    text: 'Each grade has its own rules. For all six you name two referees and agree to follow one code of ethics.',
  },
  steps: {
    ...registration.steps,
    id: 'coming',
    title: 'How joining works',
  },
  questions: {
    id: 'faq',
    label: 'Questions? Read the answers',
    to: '/faq',
  },
} as const;
