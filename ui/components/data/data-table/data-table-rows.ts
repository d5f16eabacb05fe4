import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  type Row,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type Key, useMemo } from 'react';
import type { FieldOption } from '../../forms/select-field/select-field.tsx';
import type { TableColumn } from '../table/table-column.ts';
import type { DataTableSort, DataTableView } from './data-table-view.ts';

/** What a row may be sorted by. Missing ones stand last, whichever way. */
export type DataTableValue = string | number | Date | null | undefined;

/** A column of a table that sorts and searches. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /**
   * What the column is sorted by: figures by size, dates by time, words by the alphabet of the locale. Its head becomes a button.
   * Without it the column is not sorted by. A server sorts by the column's `key`; give `true` then.
   */
  sortValue?: ((row: Row) => DataTableValue) | true;
  /** The way it is sorted at the first click: `descending` for dates and amounts that are read from the top. Default `ascending`. */
  sortFirst?: DataTableSort['direction'];
  /** The words that the search field finds the row by. Without it the search passes the column over. */
  searchText?: (row: Row) => string | null | undefined;
}

/** A select over the table that leaves only some of the rows. */
export interface DataTableFilter<Row> {
  /** Its place in the view's `filters`. */
  key: string;
  /** What it chooses by: 'Status'. */
  label: string;
  /** Keeps the label for screen readers, where the choices say by what they choose. Default `false`. */
  labelHidden?: boolean;
  /** Words of the first choice, which leaves all: 'All applications'. */
  allLabel: string;
  /** The other choices. */
  options: readonly FieldOption[];
  /** The value that a choice is held against. A server does that itself and needs none. */
  value?: (row: Row) => string;
}

const marks = /\p{M}+/gu;

/** Words as they are searched: without case, accents and dots below ('Ọlá' as 'ola'). */
export const fold = (words: string): string => words.normalize('NFKD').replace(marks, '').toLowerCase();

/** What values are compared by; undefined where there is none. */
export function comparable(value: DataTableValue): string | number | undefined {
  const plain = value instanceof Date ? value.getTime() : value;
  if (plain === null || plain === undefined || plain === '' || Number.isNaN(plain)) return undefined;
  return plain;
}

/** Figures before words; words as the collator says. */
export function compareValues(
  one: string | number,
  other: string | number,
  { compare }: Pick<Intl.Collator, 'compare'>,
): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'string' && typeof other === 'string') return compare(one, other);
  return typeof one === 'number' ? -1 : 1;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

// The library knows rows as records; what is in them is the columns' business.
type Item = Record<string, unknown>;
type ItemRow = Row<typeof features, Item>;

const searchId = 'search';
const filterId = (key: string) => `filter ${key}`;
const sortId = (key: string) => `sort ${key}`;

const holdsAllWords = (row: ItemRow, id: string, words: readonly string[]) =>
  words.every((word) => row.getValue<string>(id).includes(word));
const isSame = (row: ItemRow, id: string, value: string) => row.getValue(id) === value;

/** The library's columns are not those that are shown: one for every sort and filter, and one that holds all the words of a row. */
function definitions<Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: readonly DataTableFilter<Row>[],
  locale: string | undefined,
): ColumnDef<typeof features, Item>[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const made: ColumnDef<typeof features, Row & Item>[] = [];
  for (const { key, sortValue } of columns) {
    if (typeof sortValue !== 'function') continue;
    made.push({
      id: sortId(key),
      accessorFn: (row) => comparable(sortValue(row)),
      sortUndefined: 'last',
      sortFn: (one, other, id) => compareValues(one.getValue(id), other.getValue(id), collator),
      enableGlobalFilter: false,
    });
  }
  for (const { key, value } of filters) {
    if (value)
      made.push({
        id: filterId(key),
        accessorFn: value,
        filterFn: isSame as never,
        enableGlobalFilter: false,
      });
  }
  const searched = columns.flatMap(({ searchText }) => searchText ?? []);
  made.push({
    id: searchId,
    // Kept apart by a line's end, which no search field can hold: nothing is found across two columns.
    accessorFn: (row) => fold(searched.map((text) => text(row) ?? '').join('\n')),
  });
  return made as unknown as ColumnDef<typeof features, Item>[];
}

/** The rows that match the view, in its order. With `manual` a server did both, and the rows are those given. */
export function useDataTableRows<Row>({
  rows,
  columns,
  filters,
  view,
  locale,
  manual,
}: {
  rows: readonly Row[];
  columns: readonly DataTableColumn<Row>[];
  filters: readonly DataTableFilter<Row>[];
  view: DataTableView;
  locale: string | undefined;
  manual: boolean;
}): readonly Row[] {
  const defined = useMemo(() => definitions(columns, filters, locale), [columns, filters, locale]);
  const { sort, search = '' } = view;
  const sorting = useMemo(
    () => (sort ? [{ id: sortId(sort.key), desc: sort.direction === 'descending' }] : []),
    [sort],
  );
  const columnFilters = useMemo(
    () =>
      Object.entries(view.filters ?? {})
        .filter(([, value]) => value !== '')
        .map(([key, value]) => ({ id: filterId(key), value })),
    [view.filters],
  );
  const words = useMemo(() => fold(search).split(/\s+/).filter(Boolean), [search]);
  const table = useTable<typeof features, Item>({
    features,
    columns: defined,
    data: rows as unknown as Item[],
    state: { sorting, columnFilters, globalFilter: words.length > 0 ? words : undefined },
    globalFilterFn: holdsAllWords,
    manualSorting: manual,
    manualFiltering: manual,
  });
  const matching = table.getRowModel().rows;
  return useMemo(() => matching.map(({ original }) => original as Row), [matching]);
}

/** Tells rows apart, as React's own keys do. */
export type RowKey<Row> = (row: Row) => Key;
