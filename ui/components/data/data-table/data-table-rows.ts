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

/** Value to sort a row by. Missing values are last in both directions. */
export type DataTableValue = string | number | Date | null | undefined;

/** Column of a table that can be sorted and searched. */
export interface DataTableColumn<Row> extends TableColumn<Row> {
  /**
   * Returns the value to sort by: numbers by size, dates by time, text by the alphabet of the locale. It
   * makes the column header a button. If omitted, the column is not sortable. Pass `true` if a server sorts
   * by the column's `key`.
   */
  sortValue?: ((row: Row) => DataTableValue) | true;
  /**
   * Sort direction of the first click: `descending` for dates and amounts that are read from the top. Default
   * `ascending`.
   */
  sortFirst?: DataTableSort['direction'];
  /** Returns the text that the search field matches. If omitted, the search ignores the column. */
  searchText?: (row: Row) => string | null | undefined;
}

/** A select above the table that filters the rows. */
export interface DataTableFilter<Row> {
  /** Key of the filter in the view's `filters`. */
  key: string;
  /** Label of the select: 'Status'. */
  label: string;
  /** Hides the label visually if the options explain themselves. Default `false`. */
  labelHidden?: boolean;
  /** Text of the first option, which matches all rows: 'All applications'. */
  allLabel: string;
  /** The other options. */
  options: readonly FieldOption[];
  /** Returns the value of a row that is compared with the chosen option. Not needed if a server filters. */
  value?: (row: Row) => string;
}

const marks = /\p{M}+/gu;

/** Normalizes text for the search: removes case, accents and dots below ('Ọlá' becomes 'ola'). */
export const normalizeText = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').toLowerCase();

/** Returns the primitive to compare a value by, or `undefined` if the value is missing. */
export function comparable(value: DataTableValue): string | number | undefined {
  const plain = value instanceof Date ? value.getTime() : value;
  if (plain === null || plain === undefined || plain === '' || Number.isNaN(plain)) return undefined;
  return plain;
}

/** Compares two values: numbers before text, text with the collator. */
export function compareValues(
  a: string | number,
  b: string | number,
  { compare }: Pick<Intl.Collator, 'compare'>,
): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compare(a, b);
  return typeof a === 'number' ? -1 : 1;
}

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

// TanStack Table types rows as records; only the column definitions know their fields.
type Item = Record<string, unknown>;
type ItemRow = Row<typeof features, Item>;

const searchId = 'search';
const filterId = (key: string) => `filter ${key}`;
const sortId = (key: string) => `sort ${key}`;

const includesAllWords = (row: ItemRow, id: string, words: readonly string[]) =>
  words.every((word) => row.getValue<string>(id).includes(word));
const isEqual = (row: ItemRow, id: string, value: string) => row.getValue(id) === value;

/**
 * Builds TanStack columns, which are not the displayed ones: one for every sortable column, one per filter,
 * and one with all searchable text of a row.
 */
function definitions<Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: readonly DataTableFilter<Row>[],
  locale: string | undefined,
): ColumnDef<typeof features, Item>[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const definitionList: ColumnDef<typeof features, Row & Item>[] = [];
  for (const { key, sortValue } of columns) {
    if (typeof sortValue !== 'function') continue;
    definitionList.push({
      id: sortId(key),
      accessorFn: (row) => comparable(sortValue(row)),
      sortUndefined: 'last',
      sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id), collator),
      enableGlobalFilter: false,
    });
  }
  for (const { key, value } of filters) {
    if (value)
      definitionList.push({
        id: filterId(key),
        accessorFn: value,
        filterFn: isEqual as never,
        enableGlobalFilter: false,
      });
  }
  const searched = columns.flatMap(({ searchText }) => searchText ?? []);
  definitionList.push({
    id: searchId,
    // Joined by a line break, which no search field can contain, so that no match spans two columns.
    accessorFn: (row) => normalizeText(searched.map((text) => text(row) ?? '').join('\n')),
  });
  return definitionList as unknown as ColumnDef<typeof features, Item>[];
}

/**
 * Returns the rows that match the view, in its order. With `manual`, a server did both, and the rows are
 * returned unchanged.
 */
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
  const words = useMemo(() => normalizeText(search).split(/\s+/).filter(Boolean), [search]);
  const table = useTable<typeof features, Item>({
    features,
    columns: defined,
    data: rows as unknown as Item[],
    state: { sorting, columnFilters, globalFilter: words.length > 0 ? words : undefined },
    globalFilterFn: includesAllWords,
    manualSorting: manual,
    manualFiltering: manual,
  });
  const matching = table.getRowModel().rows;
  return useMemo(() => matching.map(({ original }) => original as Row), [matching]);
}

/** Returns a unique key of a row, as React keys. */
export type RowKey<Row> = (row: Row) => Key;
