import * as z from 'zod/mini';
import { type AdminApplication, applicationStatusSchema, askedStates } from '../entities/application.ts';
import { described } from '../entities/described.ts';
import { type GradeCode, gradeCodes } from '../entities/grade.ts';
import { paymentStateSchema } from '../entities/payment.ts';
import { calendarDateSchema, typedText } from '../entities/text.ts';
import { searchParams, type ValuesOf } from '../rules/list.ts';
import { textLimits } from '../rules/text.ts';
import { foldText } from './search.ts';

/** Columns by which the admin's list can be sorted: those of the table, except the actions. */
export const applicationSorts = ['name', 'category', 'contact', 'status', 'date'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Maximum length of a search, in characters. */
export const longestSearch = 100;

const text = (maximum: number) =>
  typedText().check(z.maxLength(maximum, `Must be at most ${maximum} characters`));
export const searchTextSchema = text(longestSearch);

/**
 * Schemas of the query parameters that choose and sort applications, for the list, its export and the address of the page (APP-24, APP-25, APP-27).
 */
export const applicationQuerySchemas = {
  status: z.optional(applicationStatusSchema),
  grade: z.optional(z.enum(gradeCodes)),
  payment: z.optional(paymentStateSchema),
  asked: described(
    'Where the newest request for information stands, unless it was closed.',
    z.optional(z.enum(askedStates)),
  ),
  from: described('First day of the submission, in Lagos.', z.optional(calendarDateSchema)),
  to: described('Last day of the submission.', z.optional(calendarDateSchema)),
  decided_from: described(
    "First day of the decision, in Lagos. Applications without a decision don't match.",
    z.optional(calendarDateSchema),
  ),
  decided_to: described('Last day of the decision.', z.optional(calendarDateSchema)),
  marketer: z.optional(text(textLimits.short)),
  q: z.optional(searchTextSchema),
  sort: z.optional(z.enum(applicationSorts)),
  order: z.optional(z.enum(sortOrders)),
} as const;

/** By default by date, which is descending; other columns ascend. */
export type ApplicationQuery = ValuesOf<typeof applicationQuerySchemas>;

export type ApplicationQueryName = keyof typeof applicationQuerySchemas;

/** Ignores values that the server would refuse. */
export const applicationQueryParams = searchParams(applicationQuerySchemas);

/** Newest first by default. */
export const sortingOf = ({ sort = 'date', order }: ApplicationQuery) => ({
  sort,
  order: order ?? (sort === 'date' ? 'desc' : 'asc'),
});

/** Returns the UTC time at which a day starts in Lagos, which is one hour ahead all year. */
export const dayStart = (date: string, daysLater = 0): string =>
  new Date(Date.parse(`${date}T00:00:00+01:00`) + daysLater * 86_400_000).toISOString();

/** Text by which lists are sorted. The server stores it, and `nameKey`. */
export const sortContact = ({ email }: Pick<AdminApplication, 'email'>): string => foldText(email);
/** Position of a grade in the Institute's order. 0 for an unknown one. */
export const gradeRank = (grade: GradeCode | null | undefined): number =>
  grade ? gradeCodes.indexOf(grade) + 1 : 0;
