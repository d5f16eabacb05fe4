import type { ApplicationForm } from '../entities/application-form.ts';
import type { GradeCode } from '../entities/grade.ts';
import { dateInLagos, earliestYear, isCalendarDate } from './dates.ts';
import { isFilled } from './text.ts';

/** The published rules (S-9.6), in the order in which they are published. */
export const gradeRules = {
  SIMC: ['levelOfStudy'],
  GIMC: ['finalYearOrService', 'trainingProgramme'],
  AIMC: ['degreeOrDiploma', 'managerialYears', 'competence'],
  MIMC: ['consultingYears'],
  FIMC: ['postgraduateYears'],
  DFIMC: ['postgraduateYears'],
} as const satisfies Readonly<Record<GradeCode, readonly string[]>>;

export type GradeRule = (typeof gradeRules)[GradeCode][number];

/** Years of post-graduate experience that a grade asks for at least (S-9.6). */
export const postgraduateYears = { FIMC: 15, DFIMC: 25 } as const;
/** A Full Member has consulted for more years than this (S-9.6). */
export const consultingYears = 10;
/** Lowest level of study of a Student Member (S-9.6). */
const lowestLevel = 200;

/** The parts of the form that the rules are checked against. Any part may be missing. */
export type GradeFacts = Partial<
  Pick<ApplicationForm, 'employer' | 'position' | 'institutions' | 'assignments'>
>;

/**
 * A rule checked against what was entered. `unknown`: the entered facts do not decide it, or the form does not ask for it.
 */
export interface RuleCheck {
  readonly rule: GradeRule;
  readonly result: 'met' | 'notMet' | 'unknown';
  /** The qualification, project or position that the result is based on. Undefined if nothing relevant was entered. */
  readonly basis?: string | undefined;
  /** Year of the basis, for example in which the qualification was obtained. */
  readonly year?: number | undefined;
  /** Full years since then, counted at least. */
  readonly years?: number | undefined;
}

type Result = Omit<RuleCheck, 'rule'>;
type Institution = NonNullable<GradeFacts['institutions']>[number];

const unknown: Result = { result: 'unknown' };

/** A number of full years that is only known to lie within a range, since a year without a day was entered. */
interface Span {
  readonly least: number;
  readonly most: number;
}

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Returns the year that a text states, if it is one that forms accept and not in the future. */
function pastYear(text: string, today: string): number | undefined {
  const year = /^\s*\d{4}\s*$/.test(text) ? Number(text) : Number.NaN;
  return year >= earliestYear && year <= yearOf(today) ? year : undefined;
}

const sinceYear = (year: number, today: string): Span => {
  const most = yearOf(today) - year;
  return { least: Math.max(0, most - 1), most };
};

function sinceDay(day: string, today: string): Span {
  const years = yearOf(today) - yearOf(day) - (today.slice(5) < day.slice(5) ? 1 : 0);
  return { least: years, most: years };
}

/** Compares a span with the number of years that a rule asks for. */
const compare = ({ least, most }: Span, atLeast: number): RuleCheck['result'] => {
  if (least >= atLeast) return 'met';
  return most < atLeast ? 'notMet' : 'unknown';
};

/** Words of degrees and diplomas, as they are written without full stops: 'BSc', 'B.Sc.' and 'B Sc' are all 'b ?sc'. */
const degreeWords = [
  'degree|diploma|bachelors?|masters|master (?:of|in)|doctorate|doctor of|postgraduate',
  'ph ?d|d ?phil|m ?phil|dba|[ho]nd|nd|pgde?|e?mba|bba|mpa|mbbs|mbchb|ll ?[bm]',
  '[bm] ?(?:a|sc|eng|ed|tech|agric|pharm|com)',
].join('|');
const degreeOrDiploma = new RegExp(`\\b(?:${degreeWords})\\b`, 'i');

const isDegreeOrDiploma = (qualification: string): boolean =>
  degreeOrDiploma.test(qualification.replace(/[.'’]/g, ''));

interface Qualification {
  readonly name: string;
  readonly isRecognized: boolean;
  readonly year: number;
  readonly since: Span;
}

/** Returns the qualification of a record if it has been obtained: by its date, otherwise by the year in which the studies ended. */
function obtained({ qualification, dateObtained, to }: Institution, today: string): Qualification[] {
  if (!isFilled(qualification)) return [];
  const named = { name: qualification.trim(), isRecognized: isDegreeOrDiploma(qualification) };
  if (isCalendarDate(dateObtained)) {
    const isPast = dateObtained <= today && dateObtained >= String(earliestYear);
    return isPast ? [{ ...named, year: yearOf(dateObtained), since: sinceDay(dateObtained, today) }] : [];
  }
  const year = pastYear(to, today);
  return year === undefined ? [] : [{ ...named, year, since: sinceYear(year, today) }];
}

const oldest = (qualifications: readonly Qualification[]): Qualification | undefined =>
  qualifications.toSorted((a, b) => b.since.most - a.since.most)[0];

const about = ({ name, year, since }: Qualification): Omit<Result, 'result'> => ({
  basis: name,
  year,
  years: since.least,
});

/** Post-graduate experience can't be longer than the time since the first degree or diploma. */
function checkPostgraduateYears({ institutions = [] }: GradeFacts, today: string, atLeast: number): Result {
  const qualifications = institutions.flatMap((institution) => obtained(institution, today));
  const first = oldest(qualifications.filter(({ isRecognized }) => isRecognized));
  const result = first && compare(first.since, atLeast);
  if (first && result === 'met') return { result, ...about(first) };
  // An older qualification whose name says nothing may be a degree too.
  const other = oldest(qualifications.filter(({ isRecognized }) => !isRecognized));
  if (other && compare(other.since, atLeast) !== 'notMet') return { result: 'unknown', ...about(other) };
  return first ? { result: result ?? 'unknown', ...about(first) } : unknown;
}

/** Returns the first year that a period mentions: 2021 for 'March 2021 to May 2022'. */
function firstYear(period: string, today: string): number | undefined {
  const years = [...period.matchAll(/(?<!\d)\d{4}(?!\d)/g)].flatMap(([text]) => pastYear(text, today) ?? []);
  return years.length > 0 ? Math.min(...years) : undefined;
}

/** Counts from the earliest assignment that was entered. */
function checkConsultingYears({ assignments = [] }: GradeFacts, today: string): Result {
  const [first] = assignments
    .flatMap(({ project, period }) => {
      const year = firstYear(period, today);
      return year === undefined ? [] : [{ project: project.trim(), year }];
    })
    .toSorted((a, b) => a.year - b.year);
  if (!first) return unknown;
  const since = sinceYear(first.year, today);
  return {
    // From any day of the year, ten full years and more.
    result: compare(since, consultingYears),
    basis: first.project || undefined,
    year: first.year,
    years: since.least,
  };
}

function checkDegreeOrDiploma({ institutions = [] }: GradeFacts, today: string): Result {
  const qualifications = institutions.flatMap((institution) => obtained(institution, today));
  const recognized = oldest(qualifications.filter(({ isRecognized }) => isRecognized));
  if (recognized) return { result: 'met', basis: recognized.name, year: recognized.year };
  const other = oldest(qualifications);
  return other ? { result: 'unknown', basis: other.name, year: other.year } : unknown;
}

/** Studies that have not ended: the year in which they started, and the one in which they are expected to end. */
interface Studies {
  readonly name: string;
  readonly qualification: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
}

function currentStudies({ institutions = [] }: GradeFacts, today: string): Studies[] {
  return institutions.flatMap(({ name, qualification, from, to, dateObtained }) => {
    const end = /^\s*\d{4}\s*$/.test(to) ? Number(to) : undefined;
    const isOver = isFilled(dateObtained) || (end !== undefined && end < yearOf(today));
    const isNamed = isFilled(name) || isFilled(qualification);
    if (isOver || !isNamed) return [];
    return [{ name: name.trim(), qualification: qualification.trim(), start: pastYear(from, today), end }];
  });
}

/** Returns the level that a text states: 300 for 'BSc Economics, 300 level'. */
function statedLevel(text: string): number | undefined {
  const level = /\b([1-9]00)\s*-?\s*(?:l|lvl|level)\b/i.exec(text)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** The 200 level follows one full year of studies. */
function checkLevelOfStudy(facts: GradeFacts, today: string): Result {
  const texts = [facts.position ?? '', facts.employer ?? ''];
  const studies = currentStudies(facts, today);
  for (const text of [...studies.map(({ qualification, name }) => `${qualification} ${name}`), ...texts]) {
    const level = statedLevel(text);
    if (level !== undefined) return { result: level >= lowestLevel ? 'met' : 'notMet', basis: text.trim() };
  }
  const [longest] = studies
    .flatMap(({ name, qualification, start }) =>
      start === undefined
        ? []
        : [{ basis: qualification || name, year: start, since: sinceYear(start, today) }],
    )
    .toSorted((a, b) => a.year - b.year);
  if (!longest) return unknown;
  const { basis, year, since } = longest;
  return { result: compare(since, 1), basis, year, years: since.least };
}

const service = /\bNYSC\b|youth\s+service|corps?\s+member/i;

/** NYSC members are found by what they entered as their work; a final year ends in this year or the next. */
function checkFinalYearOrService(facts: GradeFacts, today: string): Result {
  const work = [
    facts.employer,
    facts.position,
    ...(facts.assignments ?? []).flatMap(({ project, role }) => [project, role]),
  ].find((text) => service.test(text ?? ''));
  if (work) return { result: 'met', basis: work.trim() };
  const [next] = currentStudies(facts, today)
    .flatMap(({ name, qualification, end }) =>
      end === undefined ? [] : [{ basis: qualification || name, year: end }],
    )
    .toSorted((a, b) => a.year - b.year);
  if (!next) return unknown;
  const yearsLeft = next.year - yearOf(today);
  // Studies that end in the next calendar year may have more than a year to go.
  const result = yearsLeft === 0 ? 'met' : yearsLeft === 1 ? 'unknown' : 'notMet';
  return { result, ...next };
}

/**
 * Checks an application against the published rules of a grade (S-9.6). Advice only: it never prevents a submission. Ignores years and dates
 * that can't be read. Years are counted by the calendar in Lagos.
 */
export function checkGradeRules(grade: GradeCode, facts: GradeFacts, now: Date): RuleCheck[] {
  const today = dateInLagos(now);
  const results: Readonly<Record<GradeRule, () => Result>> = {
    levelOfStudy: () => checkLevelOfStudy(facts, today),
    finalYearOrService: () => checkFinalYearOrService(facts, today),
    trainingProgramme: () => unknown,
    degreeOrDiploma: () => checkDegreeOrDiploma(facts, today),
    managerialYears: () => ({
      ...unknown,
      basis: isFilled(facts.position) ? facts.position.trim() : undefined,
    }),
    competence: () => unknown,
    consultingYears: () => checkConsultingYears(facts, today),
    postgraduateYears: () =>
      checkPostgraduateYears(facts, today, postgraduateYears[grade === 'DFIMC' ? 'DFIMC' : 'FIMC']),
  };
  return gradeRules[grade].map((rule) => ({ rule, ...results[rule]() }));
}
