import { serverMessage } from '@imc/api';
import { listPageSize, longestSearch, type SearchParams } from '@imc/api/contract';
import { Button, type DataTableView, EmptyState, type EmptyStateProps, ErrorState, Spinner } from '@imc/ui';
import {
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { count } from '../content/figures.ts';
import { EmptyList } from './empty-list.tsx';
import { retryOf } from './retry.ts';

/** Milliseconds after the last letter until a search starts. */
const searchDelay = 300;

/**
 * Calls `onSearch` when the user stops typing. Back, Forward and links change the field too.
 *
 * @param search - The search that the list was requested with.
 */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  const [known, setKnown] = useState(search);
  if (known !== search) {
    setKnown(search);
    // A space that was just typed is not part of the search.
    if (typed.trim() !== search) setTyped(search);
  }
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => latest.current(typed.trim()), searchDelay);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return [typed, setTyped] as const;
}

/** State of a list in the address. */
interface ListParams {
  readonly state?: string | undefined;
  readonly q?: string | undefined;
  readonly order?: string | undefined;
  readonly page?: number;
}

/** `failed` is shown if the server gave no message. */
interface ListTexts {
  loading: string;
  failed: string;
  empty: EmptyStateProps;
  noMatch?: EmptyStateProps;
  /** Text of the button that removes search and filters. Default: none. */
  clear?: string;
}

/** Loads the rows of a list. Earlier rows stay while others load. Returns the query and the props of a `Table`. */
export function useListRows<Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  texts: ListTexts,
) {
  const query: UseQueryResult<Data> = useQuery({ ...options, placeholderData: keepPreviousData });
  const retry = retryOf(query);
  const rows = {
    updating: query.isPlaceholderData,
    loading: query.isPending && !retry && <Spinner label={texts.loading} />,
    error: retry && <ErrorState message={serverMessage(query.error) ?? texts.failed} {...retry} />,
    empty: <EmptyList {...texts.empty} />,
  };
  return { query, rows };
}

interface AdminListOptions<Data, Key extends QueryKey, Params extends ListParams> {
  /** The definition of the list, which reads and writes its addresses. */
  list: SearchParams<Params>;
  /** Query of the page of rows. */
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** State of the list in the address. */
  params: Params;
  onParamsChange: (params: Params) => void;
  /** Parameters with a select of their own. Default: none. */
  filters?: readonly (keyof Params & string)[];
  texts: ListTexts;
}

/**
 * Connects a list that the server searches and pages to its query and its state in the address.
 *
 * @returns `list`: props of a table. `table`: those of a `TabbedTable`. `heading`: ref for the heading that gets the focus
 * on a new page.
 */
export function useAdminList<
  Data extends { counts?: Readonly<Record<string, number>>; total?: number; page?: number },
  Key extends QueryKey,
  Params extends ListParams,
>({
  list: address,
  query: options,
  params,
  onParamsChange,
  filters = [],
  texts,
}: AdminListOptions<Data, Key, Params>) {
  const { query, rows } = useListRows(options, texts);
  const { data } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (q: string): Params => ({ ...params, q: q || undefined, page: 1 });
  const [typed, setTyped] = useTypedSearch(params.q ?? '', (q) => onParamsChange(find(q)));
  const view = {
    search: typed,
    page: data?.page ?? params.page ?? 1,
    filters: Object.fromEntries(filters.map((name) => [name, String(params[name] ?? '')])),
  };
  const list = {
    ...rows,
    total: data?.total ?? 0,
    pageSize: listPageSize.default,
    view,
    onViewChange: ({
      search = '',
      filters: chosen = view.filters,
      ...next
    }: Partial<Pick<Params, 'state' | 'order'>> & Pick<DataTableView, 'search' | 'filters' | 'page'>) => {
      setTyped(search);
      if (search !== typed && search !== '') return;
      // On a new page, focus moves from the button below the list to the heading.
      if (search === typed && chosen === view.filters) heading.current?.focus();
      const values = address.parse({ get: (name) => chosen[name] });
      onParamsChange({
        ...params,
        ...Object.fromEntries(filters.map((name) => [name, values[name]])),
        ...next,
        q: search.trim() || undefined,
      });
    },
    searchMaxLength: longestSearch,
    noMatch: (clear: () => void) => (
      <EmptyState
        {...(texts.noMatch ?? texts.empty)}
        action={
          texts.clear && (
            <Button variant="secondary" onClick={clear}>
              {texts.clear}
            </Button>
          )
        }
      />
    ),
  };
  const table = {
    ...list,
    counts: data?.counts as Data['counts'],
    view: { ...params, ...view },
    stateTo: (state: Params['state']) => {
      const href = String(address.format({ ...params, state, order: undefined, page: 1 }));
      return href && `?${href}`;
    },
    formatCount: count,
    noMatch: texts.noMatch && <EmptyState {...texts.noMatch} />,
  };
  return { query, heading, list, table };
}
