import * as z from 'zod/mini';
import { keysOf, mapKeys, objectFrom } from '../application/typed-object.ts';
import { described } from '../entities/described.ts';
import { count } from '../entities/values.ts';
import { wholeNumber } from '../entities/whole-number.ts';

/** Default and maximum number of rows on a page of a list. */
export const listPageSize = { default: 50, maximum: 100 } as const;

/** Besides its rows. */
export const pageFields = {
  total: described('Number of matching rows on all pages.', count),
  page: count,
  pages: count,
};

/**
 * The number of rows in each state.
 * @__NO_SIDE_EFFECTS__
 */
export const countsSchema = <State extends string>(states: readonly State[]) =>
  z.object(mapKeys(states, () => count));

export type PageFields = Readonly<z.output<z.ZodMiniObject<typeof pageFields>>>;

/** An empty list has one page. */
export const paging = (
  total: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): PageFields => ({
  total,
  page,
  pages: Math.max(1, Math.ceil(total / limit)),
});

type Schemas = Readonly<Record<string, z.ZodMiniType>>;

export type ValuesOf<Shape extends Schemas> = {
  readonly [Name in keyof Shape]?: z.output<Shape[Name]> | undefined;
};

/** How values stand in an address. */
export interface SearchParams<Values> {
  /** Reads the values from search parameters, or from the fields of a form. */
  readonly parse: (params: { get(name: string): string | null | undefined }) => Values;
  /** Writes the values as search parameters, always in the same order. */
  readonly format: (values: Values) => URLSearchParams;
}

/** Value in an address that stands for none, where another one applies at first. */
const none = 'all';

/**
 * Converts values to the search parameters of an address, and back. A parameter with the value in `first` is left out; a missing or invalid one
 * gets that value. @__NO_SIDE_EFFECTS__
 */
export function searchParams<Shape extends Schemas>(
  shape: Shape,
  first: ValuesOf<Shape> = {},
): SearchParams<ValuesOf<Shape>> {
  const names = keysOf(shape as Record<keyof Shape & string, z.ZodMiniType>);
  return {
    parse: (params) =>
      objectFrom(
        names.map((name) => {
          const text = params.get(name)?.trim();
          if (text === none && typeof first[name] === 'string') return [name, undefined];
          return [name, shape[name]?.safeParse(text || undefined).data ?? first[name]];
        }),
      ) as ValuesOf<Shape>,
    format: (values) => {
      const params = new URLSearchParams();
      for (const name of names) {
        const value = values[name] || undefined;
        if (value !== first[name]) params.set(name, String(value ?? none));
      }
      return params;
    },
  };
}

/**
 * Defines a list that the server filters and pages: the query of its call, and the address of its page.
 *
 * @param list.filters Schemas of the parameters besides `page` and `limit`.
 * @param list.first Filters of the page before the user chooses any. Default: none.
 * @param list.shown Schemas of further parameters of the page's address, such as what is open.
 * @__NO_SIDE_EFFECTS__
 */
export function defineList<Filters extends Schemas, Shown extends Schemas = Record<never, never>>(list: {
  readonly filters: Filters;
  readonly first?: ValuesOf<Filters>;
  readonly shown?: Shown;
}) {
  const query = {
    ...list.filters,
    page: described('Page number, from 1.', z.optional(wholeNumber(1, 1_000_000))),
  };
  const address = searchParams({ ...query, ...list.shown } as Schemas, { ...list.first, page: 1 });
  type Params = ValuesOf<Filters> & ValuesOf<Shown> & { readonly page: number };
  return {
    filters: z.object(list.filters),
    query: z.object({ ...query, limit: z.optional(wholeNumber(1, listPageSize.maximum)) }),
    ...(address as unknown as SearchParams<Params>),
  };
}

export type ListParams<List extends { readonly parse: (params: URLSearchParams) => unknown }> = ReturnType<
  List['parse']
>;

/** The filters and page of a request. */
export type QueryOf<List extends { readonly query: z.ZodMiniType }> = Readonly<z.output<List['query']>>;
