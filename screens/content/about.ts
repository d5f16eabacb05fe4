import { homePageLink } from './navigation.ts';

/** The year, the grades and the committee are facts of the Institute; the texts were written for this site. */
export const about = {
  path: '/about-us',
  above: [homePageLink],
  title: 'About the Institute',
  lead: 'The professional body of the people whom Nigerian organisations ask for advice, since 1979.',
  tilesText: 'In tiles: 1979, the year in which the Institute was founded.',
  who: {
    title: 'Who we are',
    statement:
      'In 1979, practitioners founded the Institute because advice given for a fee should be given by people who answer for it.',
    paragraphs: [
      'It has kept to that ever since: it says what a management consultant must know and have done, looks at the evidence, and admits those who meet the mark.',
      'Its members work in ministries and in family businesses, in banks, hospitals, universities and firms of their own. What they share is a set of letters after the name, and the code of ethics that comes with them.',
    ],
  },
  objectives: {
    title: 'Objectives',
    items: [
      'To set and raise the standard of management consulting in Nigeria.',
      'To examine and certify those who practise it, grade by grade.',
      'To hold its members to a code of professional conduct.',
      'To train, so that knowledge keeps pace with practice.',
      'To stand for the profession before government, business and the public.',
    ],
  },
  points: {
    title: 'Salient points',
    items: [
      {
        title: 'Six grades',
        text: 'From Student (SIMC) to Distinguished Fellow (DFIMC). Each has its own eligibility, fees and letters.',
      },
      {
        title: 'One committee',
        text: 'The Membership Committee, also called the Membership Development Committee, reads every application and tells you the outcome.',
      },
      {
        title: 'Two referees',
        text: 'Every applicant names two people who can be asked about the work.',
      },
      {
        title: 'One code',
        text: 'Members of every grade are bound by the same code of ethics for as long as they carry the letters.',
      },
    ],
  },
  questions: {
    title: 'What people ask about the Institute',
    items: [
      {
        title: 'Which grade of membership is mine?',
        text: 'The highest whose eligibility you meet today. The categories page compares the six. The committee decides on the grade you apply for; you may apply again for another.',
        link: { label: 'Compare the categories', to: '/membership/category' },
      },
      {
        title: 'How do I register?',
        text: 'Open an account, apply from your member area with proof of payment, and follow the application there. What you type is saved as you go.',
        link: { label: 'Registration and admission', to: '/membership/application' },
      },
      {
        title: 'I belong to another professional body. Does it count?',
        text: 'It does not stand in for the experience that a grade asks for. If you have passed its examinations, enter that qualification under Education in your application.',
        link: undefined,
      },
      {
        title: 'Where does the Institute come from?',
        text: 'From a circle of practising consultants who founded it in 1979, when Nigerian organisations began to ask for advice at home that they had been buying abroad.',
        link: undefined,
      },
    ],
  },
  /** Not in the previous and next links of these pages, because the blog has pages of its own. */
  blog: { to: '/blog', title: 'Blog', text: 'What members have learnt from their work.' },
} as const;
