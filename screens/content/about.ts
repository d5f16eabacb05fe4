import { committeeChairName } from './council.ts';
import { ethics } from './ethics.ts';
import { gradeFacts } from './grades.ts';
import { naira } from './money.ts';
import { homePageLink } from './navigation.ts';

const { SIMC, DFIMC } = gradeFacts;
const [confidentiality] = ethics.guidelines;

/** The year, the grades and the committee are facts of the Institute; the texts were written for this site. */
export const about = {
  path: '/about-us',
  above: [homePageLink],
  title: 'About the Institute',
  lead: 'The professional body of Nigeria’s management consultants since 1979.',
  who: {
    title: 'Who we are',
    statement:
      'In 1979, practising consultants founded the Institute because people who charge for advice should answer for it.',
    paragraphs: [
      'We still set what a management consultant must know and have done, check the evidence, and admit those who meet the standard.',
      'Our members work in ministries, family businesses, banks, hospitals, universities and their own firms. They share the letters after their names and the code of ethics that comes with them.',
    ],
  },
  objectives: {
    title: 'Objectives',
    more: { label: 'Aims and functions', to: '/about-us/mission' },
    items: [
      'To set and raise the standard of management consulting in Nigeria.',
      'To examine and certify those who practise it, grade by grade.',
      'To hold its members to a code of professional conduct.',
      'To train consultants, so that knowledge keeps pace with practice.',
      'To represent the profession to government, business and the public.',
    ],
  },
  /** With what shows them. */
  points: {
    title: 'Salient points',
    items: [
      {
        title: 'Six grades',
        text: 'From Student (SIMC) to Distinguished Fellow (DFIMC). Each grade has its own requirements, fees and letters.',
        to: '/membership/category',
        evidence: {
          kind: 'lines',
          lines: [SIMC, DFIMC].map(({ name, total }) => ({ name, detail: naira(total) })),
        },
      },
      {
        title: 'One code',
        text: 'Members of every grade follow the same code of ethics for as long as they use the letters.',
        to: '/about-us/code-of-ethics',
        evidence: {
          kind: 'quote',
          text: confidentiality.text,
          source: `Guideline 1, ${confidentiality.title}`,
        },
      },
      {
        title: 'One committee',
        text: 'The Membership Committee, also called the Membership Development Committee, reads every application and tells you the outcome.',
        to: '/membership/application',
        evidence: { kind: 'lines', lines: [{ name: 'Chair', detail: committeeChairName }] },
      },
      {
        title: 'Two referees',
        text: 'Every applicant names two people we can ask about their work.',
        to: '/faq',
        evidence: {
          kind: 'lines',
          lines: [{ name: 'For example', detail: 'a past client, a former employer' }],
        },
      },
    ],
  },
  questions: {
    title: 'What people ask about the Institute',
    more: { label: 'More questions and answers', to: '/faq' },
    items: [
      {
        title: 'Which membership grade should I apply for?',
        text: 'The highest grade you qualify for today. The categories page compares all six. The committee decides on the grade you apply for, and you may apply again for another.',
        link: { label: 'Compare the categories', to: '/membership/category' },
      },
      {
        title: 'How do I register?',
        text: 'Create an account with Join, then apply from your member area with your proof of payment. Your answers are saved as you go, and you can follow your application there.',
        link: { label: 'Registration and admission', to: '/membership/application' },
      },
      {
        title: 'I belong to another professional body. Does it count?',
        text: 'It does not replace the experience that a grade requires. If you have passed its examinations, enter that qualification under Education in your application.',
        link: undefined,
      },
      {
        title: 'How did the Institute begin?',
        text: 'In 1979, when Nigerian organisations were starting to look at home for advice they used to buy abroad. The consultants they turned to founded the Institute.',
        link: undefined,
      },
    ],
  },
  blog: { to: '/blog', title: 'Blog', text: 'What members have learnt from their work.' },
} as const;
