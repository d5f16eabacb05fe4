import type { BenefitEvidence } from '@imc/ui/membership';
import { certifications } from './certifications.ts';
import { ethics } from './ethics.ts';
import { events } from './events.ts';
import { globalLinks } from './global-links.ts';
import { statistics } from './institute.ts';
import { homePageLink } from './navigation.ts';
import { sampleMember, sampleMemberWithLetters } from './sample-member.ts';

interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly evidence?: BenefitEvidence;
  /** Path of the page about it. */
  readonly to: string;
}

const [confidentiality] = ethics.guidelines;
const [, , members, programmes] = statistics;

/** The nine benefits of membership (S-2.49). The texts were written for this site; people are SAMPLES by their names. */
const items: readonly Benefit[] = [
  {
    title: 'Letters after your name',
    text: 'They show clients your grade and the code of ethics you follow.',
    evidence: {
      kind: 'specimen',
      grade: sampleMember.grade,
      name: sampleMemberWithLetters,
      line: 'Management consultant, Abuja',
    },
    to: '/membership/category',
  },
  {
    title: 'A place in the register',
    text: 'Your name and grade are kept in the register of members.',
    evidence: {
      kind: 'lines',
      lines: [
        { name: `0118  ${sampleMember.name}`, detail: sampleMember.grade },
        { name: '0119  Wale Sample', detail: 'MIMC' },
        { name: '0120  Yakubu Sample', detail: 'AIMC' },
      ],
    },
    to: '/membership/application',
  },
  {
    title: 'A code of ethics',
    text: 'Nine guidelines protect your clients, and protect you when a client asks too much.',
    evidence: {
      kind: 'quote',
      text: confidentiality.text,
      source: `Guideline 1, ${confidentiality.title}`,
    },
    to: '/about-us/code-of-ethics',
  },
  {
    title: 'Training',
    text: 'Programmes in management consulting, including the mandatory ones.',
    evidence: { kind: 'figure', value: programmes.figure, caption: programmes.label.toLowerCase() },
    to: '/about-us/mission',
  },
  {
    title: 'Recognition abroad',
    text: 'The Institute belongs to the international council of management consulting institutes.',
    evidence: {
      kind: 'lines',
      lines: globalLinks.assignments.items
        .slice(0, 3)
        .map(({ year, title }) => ({ name: year, detail: title })),
    },
    to: '/about-us/global-links',
  },
  {
    title: 'Colleagues',
    text: 'Meet members who have solved the problem that you have now.',
    evidence: {
      kind: 'lines',
      lines: events.items.map(({ title, format }) => ({ name: title, detail: format })),
    },
    to: '/events',
  },
  {
    title: 'Certification',
    text: 'Certification at three levels, by training and assessment.',
    evidence: {
      kind: 'lines',
      lines: certifications.levels.items.map(({ title }, index) => ({
        name: title,
        detail: `Level ${index + 1}`,
      })),
    },
    to: '/certifications',
  },
  {
    title: 'News of the profession',
    text: 'Members share what they learn from their work.',
    evidence: {
      kind: 'lines',
      lines: [
        { name: 'Blog', detail: 'open to all' },
        { name: 'Newsletter', detail: 'free, by email' },
      ],
    },
    to: '/blog',
  },
  {
    title: 'One voice',
    text: 'The Institute speaks for the profession to government.',
    evidence: { kind: 'figure', value: members.figure, caption: members.label.toLowerCase() },
    to: '/about-us/council',
  },
];

export const benefits = {
  path: '/membership/benefits',
  above: [homePageLink],
  title: 'Membership Benefits',
  lead: 'Nine benefits come with membership, in every grade.',
  items,
  cost: {
    title: 'What it costs',
    text: 'Application and admission fees together.',
    apply: 'Join',
  },
} as const;
