import type { ReactNode } from 'react';
import { Search } from '../../../icons/icons.ts';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import type { DataTableFilter } from './data-table-rows.ts';
import styles from './data-table-toolbar.module.css';
import type { DataTableView } from './data-table-view.ts';

interface DataTableToolbarParts<Row> {
  search: string | undefined;
  searchMaxLength: number | undefined;
  searchError: string | undefined;
  filters: readonly DataTableFilter<Row>[];
  view: DataTableView;
  onChange: (change: DataTableView) => void;
  /** Buttons at the end of the toolbar. */
  children: ReactNode;
}

/** Toolbar of the table: the search field, the filters, and buttons for the complete table. */
export function DataTableToolbar<Row>({
  search,
  searchMaxLength,
  searchError,
  filters,
  view,
  onChange,
  children,
}: DataTableToolbarParts<Row>) {
  return (
    <div className={styles.root}>
      {search !== undefined && (
        <TextField
          type="search"
          label={search}
          error={searchError}
          start={<Search />}
          value={view.search ?? ''}
          maxLength={searchMaxLength}
          className={styles.search}
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
          className={styles.filter}
          onChange={({ currentTarget }) =>
            onChange({ filters: { ...view.filters, [key]: currentTarget.value } })
          }
        />
      ))}
      {children && <div className={styles.end}>{children}</div>}
    </div>
  );
}
