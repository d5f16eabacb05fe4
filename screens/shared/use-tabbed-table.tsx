import { longestSearch } from '@imc/api/contract';
import { EmptyState, type EmptyStateProps, ErrorState, Spinner } from '@imc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { count } from '../content/figures.ts';
import { retryOf } from './retry.ts';
import type { TablePlace } from './table-search-params.ts';
import { useTypedSearch } from './use-typed-search.ts';

interface TabbedTableOptions<State extends string, Place extends TablePlace<State>> {
  /** Query of the page of rows. */
  query: UseQueryResult<{ counts: Readonly<Record<State, number>>; total: number; page?: number }>;
  /** The current place. */
  place: Place;
  /** Called when the user searches or moves to another page. */
  onPlace: (place: Place) => void;
  /** Returns the address of a place. */
  addressOf: (place: Place) => string;
  /** Texts instead of the rows. */
  texts: { loading: string; failed: string; empty: EmptyStateProps; noMatch?: EmptyStateProps };
}

/**
 * Connects a `TabbedTable` to its query and to the place in the address.
 *
 * @returns `table`: the props of the table. `heading`: ref for the heading that gets the focus on a new page.
 */
export function useTabbedTable<State extends string, Place extends TablePlace<State>>({
  query,
  place,
  onPlace,
  addressOf,
  texts,
}: TabbedTableOptions<State, Place>) {
  const { data } = query;
  const { search = '' } = place;
  const retry = retryOf(query);
  const heading = useRef<HTMLHeadingElement>(null);
  const [typed, setTyped] = useTypedSearch(search, (next) => onPlace({ ...place, search: next, page: 1 }));
  const table = {
    counts: data?.counts,
    total: data?.total ?? 0,
    view: { ...place, search: typed, page: data?.page ?? place.page },
    onViewChange: (view: Partial<Place>) => {
      const { search: next = '' } = view;
      setTyped(next);
      if (next !== typed) return;
      // On a new page, focus moves to the heading instead of staying on the button below the list.
      heading.current?.focus();
      onPlace({ ...place, ...view });
    },
    stateTo: (state: State | undefined) => addressOf({ ...place, state, page: 1 }),
    formatCount: count,
    searchMaxLength: longestSearch,
    updating: query.isPlaceholderData,
    loading: query.isPending && <Spinner label={texts.loading} />,
    error: retry && <ErrorState message={texts.failed} {...retry} />,
    empty: <EmptyState {...texts.empty} />,
    noMatch: texts.noMatch && <EmptyState {...texts.noMatch} />,
  };
  return { heading, table };
}
