import * as z from 'zod/mini';
import { type AdminApplication, applicationStatuses } from '../entities/application.ts';
import { keysOf, objectFrom } from './typed-object.ts';

/** A filter of the admin's list of applications. */
interface ApplicationFilter<Value extends string = string> {
  /** Values to choose from, in the order in which they are offered. */
  readonly values: readonly Value[];
  /** Column of the server's table `applications`. */
  readonly column: string;
  /** Reads the value from an application, for providers that do not filter. */
  readonly valueOf: (application: AdminApplication) => string | undefined;
}

const filter = <const Value extends string>(definition: ApplicationFilter<Value>) => ({
  ...definition,
  schema: z.optional(z.enum(definition.values)),
});

/**
 * The filters of the admin's list of applications (S-2.66). The name of a filter is its query parameter in the call (S-7.10) and in the
 * address of the page. The call, the server, the mocks, the table and the page all read this object.
 */
export const applicationFilters = {
  status: filter({ values: applicationStatuses, column: 'status', valueOf: ({ status }) => status }),
};

type Definitions = typeof applicationFilters;

export type ApplicationFilterName = keyof Definitions;

/** A value of a filter, for example `pending`. */
export type ApplicationFilterValue<Name extends ApplicationFilterName = ApplicationFilterName> =
  Definitions[Name]['values'][number];

/** The chosen value of each filter. A filter without a value matches every application. */
export type ApplicationFilters = {
  readonly [Name in ApplicationFilterName]?: ApplicationFilterValue<Name> | undefined;
};

export const applicationFilterNames = keysOf(applicationFilters);

/** Schemas of the query parameters. */
export const applicationFilterSchemas = objectFrom(
  applicationFilterNames.map((name) => [name, applicationFilters[name].schema]),
) as { readonly [Name in ApplicationFilterName]: Definitions[Name]['schema'] };

/** Reads filters by name, for example from the parameters of an address. Ignores values that the filter does not offer. */
export function readApplicationFilters(
  read: (name: ApplicationFilterName) => string | null | undefined,
): ApplicationFilters {
  const chosen = applicationFilterNames.flatMap((name) => {
    const values: readonly string[] = applicationFilters[name].values;
    const value = read(name);
    return value && values.includes(value) ? [[name, value] as const] : [];
  });
  return objectFrom(chosen) as ApplicationFilters;
}

/** Returns the name and value of each filter that has a value. */
export const chosenFilters = (
  filters: ApplicationFilters,
): [ApplicationFilterName, ApplicationFilterValue][] =>
  applicationFilterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined ? [] : [[name, value]];
  });

/** Whether an application has the chosen value of every filter. */
export const matchesFilters = (application: AdminApplication, filters: ApplicationFilters): boolean =>
  chosenFilters(filters).every(([name, value]) => applicationFilters[name].valueOf(application) === value);

export const sameFilters = (one: ApplicationFilters, other: ApplicationFilters): boolean =>
  applicationFilterNames.every((name) => one[name] === other[name]);
