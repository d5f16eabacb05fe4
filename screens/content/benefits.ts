import type { BenefitEvidence } from '@imc/ui/membership';
import { ethics } from './ethics.ts';
import { events } from './events.ts';
import { homePageLink } from './navigation.ts';

interface Benefit {
  readonly title: string;
  readonly text: string;
  readonly evidence: BenefitEvidence;
  readonly more: { readonly label: string; readonly to: string };
}

const sample = 'Sample';
const [confidentiality] = ethics.guidelines;

/** The nine benefits of membership (S-2.49). The texts were written for this site; people and numbers are SAMPLES and say so. */
const items: readonly Benefit[] = [
  {
    title: 'Letters after your name',
    text: 'Letters after your name show clients your grade and the code you follow.',
    evidence: {
      kind: 'specimen',
      grade: 'FIMC',
      name: 'Adaeze Sample, FIMC',
      line: 'Management consultant, Abuja',
      sample,
    },
    more: { label: 'The six grades', to: '/membership/category' },
  },
  {
    title: 'A place in the register',
    text: 'The Institute keeps your name and your grade in its register of members.',
    evidence: {
      kind: 'lines',
      lines: [
        { name: '0118  Adaeze Sample', detail: 'FIMC' },
        { name: '0119  Babatunde Sample', detail: 'MIMC' },
        { name: '0120  Chiamaka Sample', detail: 'AIMC' },
      ],
      sample,
    },
    more: { label: 'How you are admitted', to: '/membership/application' },
  },
  {
    title: 'Certification',
    text: 'Certification at three levels, by training and assessment.',
    evidence: {
      kind: 'specimen',
      grade: 'DFIMC',
      name: 'Garba Sample',
      line: 'is certified as Senior Consultant',
      sample,
    },
    more: { label: 'The five steps', to: '/certifications' },
  },
  {
    title: 'Training',
    text: 'Programmes in management consulting, among them the mandatory ones for Graduate Members.',
    evidence: { kind: 'figure', value: '100+', caption: 'training programmes' },
    more: { label: 'Aims and functions', to: '/about-us/mission' },
  },
  {
    title: 'Recognition abroad',
    text: 'Your Institute belongs to the international council of management consulting institutes.',
    evidence: { kind: 'figure', value: '1996–2008', caption: 'global assignments' },
    more: { label: 'Global links', to: '/about-us/global-links' },
  },
  {
    title: 'Colleagues',
    text: 'Meet members who have solved the problem that you have now.',
    evidence: {
      kind: 'lines',
      lines: events.items.map(({ title, format }) => ({ name: title, detail: format })),
    },
    more: { label: 'Events', to: '/events' },
  },
  {
    title: 'A code of ethics',
    text: 'Nine guidelines protect the client, and you when a client asks too much.',
    evidence: {
      kind: 'quote',
      text: confidentiality.text,
      source: `Guideline 1, ${confidentiality.title}`,
    },
    more: { label: 'Code of ethics', to: '/about-us/code-of-ethics' },
  },
  {
    title: 'News of the profession',
    text: 'Members write what they have learnt from their work, on the blog and in the newsletter.',
    evidence: {
      kind: 'quote',
      text: 'What I would ask before the first meeting',
      source: 'An article',
      sample,
    },
    more: { label: 'Read the blog', to: '/blog' },
  },
  {
    title: 'One voice',
    text: 'The Institute speaks for the profession to government, business and the public.',
    evidence: { kind: 'figure', value: '1000+', caption: 'members since 1979' },
    more: { label: 'Council Members', to: '/about-us/council' },
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
    text: 'Application and admission together, by grade. Every grade has the same nine benefits.',
    apply: 'Join',
  },
} as const;
