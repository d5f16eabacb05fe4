import type { ReactNode } from 'react';
import { Search } from '../../../icons/icons.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { DataTableFilter } from './data-table-rows.ts';
import type { DataTableView } from './data-table-view.ts';
import { ListToolbar } from './list-toolbar.tsx';

interface DataTableToolbarParts<Row> {
  search: string | undefined;
  searchMaxLength: number | undefined;
  searchError: string | undefined;
  filters: readonly DataTableFilter<Row>[];
  view: DataTableView;
  onChange: (change: DataTableView) => void;
  end: ReactNode;
  count: ReactNode;
}

/** Search field and filters of the table. */
export function DataTableToolbar<Row>({
  search,
  searchMaxLength,
  searchError,
  filters,
  view,
  onChange,
  end,
  count,
}: DataTableToolbarParts<Row>) {
  return (
    <ListToolbar end={end} count={count}>
      {search !== undefined && (
        <TextField
          type="search"
          label={search}
          error={searchError}
          start={<Search />}
          value={view.search ?? ''}
          maxLength={searchMaxLength}
          autoComplete="off"
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
        />
      )}
      {filters.map(({ key, label, labelHidden, allLabel, options }) => (
        <SelectField
          key={key}
          label={label}
          labelHidden={labelHidden}
          options={[{ value: '', label: allLabel }, ...options]}
          value={view.filters?.[key] ?? ''}
          onChange={({ currentTarget }) =>
            onChange({ filters: { ...view.filters, [key]: currentTarget.value } })
          }
        />
      ))}
    </ListToolbar>
  );
}
