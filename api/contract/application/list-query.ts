import * as z from 'zod/mini';
import {
  type AdminApplication,
  type ApplicationStatus,
  type AskedState,
  applicationStatusSchema,
  askedStates,
} from '../entities/application.ts';
import { type GradeCode, gradeCodes } from '../entities/grade.ts';
import { type PaymentState, paymentStateSchema } from '../entities/payment.ts';
import { typedText } from '../entities/text.ts';
import { isCalendarDate } from '../rules/dates.ts';
import { textLimits } from '../rules/text.ts';
import { foldText } from './search.ts';
import { keysOf, objectFrom } from './typed-object.ts';

/** Columns by which the admin's list can be sorted: those of the table, except the actions. */
export const applicationSorts = ['name', 'category', 'contact', 'status', 'date'] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

export const sortOrders = ['asc', 'desc'] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Maximum length of a search, in characters. */
export const longestSearch = 100;

const text = (maximum: number) =>
  typedText().check(z.maxLength(maximum, `Must be at most ${maximum} characters`));
/** Schema of the words of a search. */
export const searchTextSchema = text(longestSearch);
/** Schema of a calendar date as YYYY-MM-DD. */
export const calendarDateSchema = z
  .string()
  .check(z.refine(isCalendarDate, { error: 'Must be a calendar date, YYYY-MM-DD' }));

/**
 * Schemas of the query parameters that choose and sort applications, for the list, its export and the address of the page (S-12.1 to S-12.3).
 */
export const applicationQuerySchemas = {
  status: z.optional(applicationStatusSchema),
  grade: z.optional(z.enum(gradeCodes)),
  payment: z.optional(paymentStateSchema),
  /** Where the newest request for information stands, unless it was closed. */
  asked: z.optional(z.enum(askedStates)),
  /** First and last day of the submission, in Lagos. */
  from: z.optional(calendarDateSchema),
  to: z.optional(calendarDateSchema),
  /** First and last day of the decision, in Lagos. Applications without a decision don't match. */
  decided_from: z.optional(calendarDateSchema),
  decided_to: z.optional(calendarDateSchema),
  /** A marketer's code. */
  marketer: z.optional(text(textLimits.short)),
  /** Words to search for. */
  q: z.optional(searchTextSchema),
  sort: z.optional(z.enum(applicationSorts)),
  order: z.optional(z.enum(sortOrders)),
} as const;

/** Which applications to list, and in which order. */
export interface ApplicationQuery {
  readonly status?: ApplicationStatus | undefined;
  readonly grade?: GradeCode | undefined;
  readonly payment?: PaymentState | undefined;
  /** Where the newest request for information stands, unless it was closed. */
  readonly asked?: AskedState | undefined;
  /** First and last day of the submission in Lagos, YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** First and last day of the decision in Lagos, YYYY-MM-DD. */
  readonly decided_from?: string | undefined;
  readonly decided_to?: string | undefined;
  /** A marketer's code. */
  readonly marketer?: string | undefined;
  /** Words to search for (`searchParts`). */
  readonly q?: string | undefined;
  /** Default: date. */
  readonly sort?: ApplicationSort | undefined;
  /** Default: descending for dates, else ascending. */
  readonly order?: SortOrder | undefined;
}

export type ApplicationQueryName = keyof typeof applicationQuerySchemas;

const queryNames = keysOf(applicationQuerySchemas);

/** Reads a query by the names of its parameters, for example from an address. Ignores values that the server would refuse. */
export function readApplicationQuery(
  read: (name: ApplicationQueryName) => string | null | undefined,
): ApplicationQuery {
  const chosen = queryNames.flatMap((name) => {
    const { data } = applicationQuerySchemas[name].safeParse(read(name)?.trim() || undefined);
    return data === undefined ? [] : [[name, data] as const];
  });
  return objectFrom(chosen) as ApplicationQuery;
}

/** Returns the name and value of each parameter that has a value. */
export const chosenParameters = (query: ApplicationQuery): [ApplicationQueryName, string][] =>
  queryNames.flatMap((name) => {
    const value = query[name];
    return value ? [[name, value]] : [];
  });

/** Returns the column and direction of a list. Newest first unless something else is asked for. */
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
