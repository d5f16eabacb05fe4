import { gradeLabels, type RuleCheck } from '@imc/api';
import type { RuleSheetLabels } from '@imc/ui/membership';

/** At most 60 characters of a typed text. */
const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text);

/** The entered basis with its year: 'BSc Economics, 2012'. */
const entered = ({ basis = '', year }: RuleCheck): string =>
  [brief(basis), year].filter((part) => part !== '' && part !== undefined).join(', ');

const years = (count: number): string => (count === 1 ? '1 year' : `${count} years`);

/** 'years since' the entered basis, or why it does not count. */
const sinceOr =
  (doubt: string) =>
  (check: RuleCheck): string =>
    check.result === 'unknown'
      ? `${entered(check)}: ${doubt}`
      : `${years(check.years ?? 0)} since ${entered(check)}.`;

interface RuleTexts {
  /** Shown until something relevant is entered. */
  readonly blank: string;
  /** Shown with the entered basis. */
  readonly based: (check: RuleCheck) => string;
}

const texts: Readonly<Record<RuleCheck['rule'], RuleTexts>> = {
  levelOfStudy: {
    blank: 'Enter your current studies under Education, with the year in which they began.',
    based: (check) =>
      check.years === undefined
        ? `${entered(check)}.`
        : sinceOr('add your level to the qualification, such as “BSc Economics, 300 level”.')(check),
  },
  finalYearOrService: {
    blank: 'Enter the year in which your studies end, or NYSC as your employer or position.',
    based: (check) =>
      check.year === undefined
        ? `${entered(check)}.`
        : check.result === 'unknown'
          ? `Your studies end in ${check.year}. The committee decides whether this is your final year.`
          : `Your studies end in ${check.year}.`,
  },
  trainingProgramme: {
    blank: 'The form does not ask for this. You take the programmes as a Graduate Member.',
    based: (check) => `${entered(check)}.`,
  },
  degreeOrDiploma: {
    blank: 'Enter it under Education, with the date on which you obtained it.',
    based: (check) =>
      check.result === 'unknown'
        ? `${entered(check)}: the committee decides whether it is a degree or a diploma.`
        : `${entered(check)}.`,
  },
  managerialYears: {
    blank: 'The form does not ask for years. The committee looks at your position and your assignments.',
    based: (check) => `The committee looks at your position, ${entered(check)}, and at your assignments.`,
  },
  competence: {
    blank: 'The committee looks at your assignments and may ask your referees.',
    based: (check) => `${entered(check)}.`,
  },
  consultingYears: {
    blank: 'Enter your assignments with their years, the earliest too.',
    based: sinceOr('it depends on the month. Enter an earlier assignment if you have one.'),
  },
  postgraduateYears: {
    blank: 'Enter your qualifications under Education, with the dates on which you obtained them.',
    based: sinceOr('this is not enough. Enter your first degree with its exact date.'),
  },
};

/** The rule sheet beside a submitted application, for admins. */
export const adminRuleSheet = {
  title: (grade) => `Published rules: ${gradeLabels[grade].category} (${grade})`,
  advice: 'Counted from what was entered, on the day of the application. The committee decides.',
  results: { met: 'Met', notMet: 'Not met', unknown: 'For you to check' },
  evidence: (check) => {
    if (check.basis === undefined && check.year === undefined) return 'Not stated in the application.';
    return check.years === undefined
      ? `${entered(check)}.`
      : `${years(check.years)} since ${entered(check)}.`;
  },
} as const satisfies RuleSheetLabels;

/** The rule sheet in the application form (S-9.6). The rules are in `grades.ts`. */
export const ruleSheet = {
  title: (grade) => `Requirements for ${gradeLabels[grade].category} (${grade})`,
  advice: 'This is only advice: you can still apply. The Membership Committee decides.',
  results: { met: 'Met', notMet: 'Not met yet', unknown: 'Not yet known' },
  evidence: (check) => {
    const { blank, based } = texts[check.rule];
    return check.basis === undefined && check.year === undefined ? blank : based(check);
  },
} as const satisfies RuleSheetLabels;
