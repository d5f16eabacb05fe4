import {
  type ApplicationSort,
  applicationSorts,
  type OptionalColumn,
  optionalColumns,
  type PageSize,
  pageSizes,
  type SortOrder,
  sortOrders,
} from '@imc/api/contract';
import { PopoverButton } from '../../../components/actions/popover-button/popover-button.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { Fieldset } from '../../../components/forms/fieldset/fieldset.tsx';
import { SelectField } from '../../../components/forms/select-field/select-field.tsx';
import { SlidersHorizontal } from '../../../icons/icons.ts';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface ApplicationOptionLabels {
  /** Text of the button that opens the panel: 'View'. */
  options: string;
  /** Legend of the columns: 'Columns'. */
  columnsLegend: string;
  /** Label of the order, which the heads of the columns have too where there is room for them: 'Sort by'. */
  sortBy: string;
  /** Text of an order: 'Date, descending'. */
  sorted: (column: string, order: SortOrder) => string;
  /** Label of the number of rows: 'Rows on a page'. */
  pageSize: string;
}

/** Panel with the order, the columns to show and the number of rows on a page. */
export function ApplicationViewOptions({
  sorting,
  columns,
  limit,
  labels,
  onSorting,
  onColumns,
  onLimit,
}: {
  sorting: { readonly sort: ApplicationSort; readonly order: SortOrder };
  columns: readonly OptionalColumn[];
  limit: PageSize;
  labels: ApplicationOptionLabels & { columns: Readonly<Record<OptionalColumn | ApplicationSort, string>> };
  onSorting: (sort: ApplicationSort, order: SortOrder) => void;
  onColumns: (columns: readonly OptionalColumn[]) => void;
  onLimit: (limit: PageSize) => void;
}) {
  return (
    <PopoverButton label={labels.options} icon={<SlidersHorizontal />}>
      <Stack space="4">
        <SelectField
          label={labels.sortBy}
          options={applicationSorts.flatMap((sort) =>
            sortOrders.map((order) => ({
              value: `${sort} ${order}`,
              label: labels.sorted(labels.columns[sort], order),
            })),
          )}
          value={`${sorting.sort} ${sorting.order}`}
          onChange={({ currentTarget: { value } }) => {
            const sort = applicationSorts.find((name) => value.startsWith(name));
            if (sort) onSorting(sort, value.endsWith(' asc') ? 'asc' : 'desc');
          }}
        />
        <Fieldset legend={labels.columnsLegend} legendSize="small">
          {optionalColumns.map((column) => (
            <CheckboxField
              key={column}
              label={labels.columns[column]}
              checked={columns.includes(column)}
              onChange={({ currentTarget: { checked } }) =>
                onColumns(optionalColumns.filter((key) => (key === column ? checked : columns.includes(key))))
              }
            />
          ))}
        </Fieldset>
        <SelectField
          label={labels.pageSize}
          options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(limit)}
          onChange={({ currentTarget }) =>
            onLimit(pageSizes.find((size) => String(size) === currentTarget.value) ?? limit)
          }
        />
      </Stack>
    </PopoverButton>
  );
}
