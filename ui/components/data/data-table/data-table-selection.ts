import { type Key, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';

export interface DataTableSelectionLabels<Row> {
  /** Accessible name of a row's checkbox: `({ name }) => 'Select ' + name`. */
  row: (row: Row) => string;
  /** Label of the checkbox in the table head, which selects the rows shown: 'Select all on this page'. */
  all: string;
  /** Text with the number of selected rows, `hidden` of which are not shown: '3 selected, 1 not shown'. */
  count: (count: number, hidden: number) => string;
  /** Text of the button that clears the selection: 'Clear selection'. */
  clear: string;
}

/** Makes rows selectable, for actions on several rows. */
export interface DataTableSelection<Row> {
  labels: DataTableSelectionLabels<Row>;
  /** Keys of the selected rows (controlled). */
  selected?: readonly Key[];
  /** Keys of the rows selected at first (uncontrolled). Default: none. */
  defaultSelected?: readonly Key[];
  /** Called with all selected keys when the selection changes. */
  onChange?: (selected: readonly Key[]) => void;
  /** Returns why a row can't be selected. Its checkbox is disabled, and left out when all are selected. Default: every row can. */
  disabledReason?: (row: Row) => string | undefined;
  /** Returns the buttons of the toolbar that is shown while rows are selected. */
  actions?: (selected: readonly Key[]) => ReactNode;
}

const noKeys: readonly Key[] = [];

/**
 * Returns the selected keys and functions to change them. The selection persists while rows are sorted,
 * searched and paged.
 */
export function useSelection<Row>(selection: DataTableSelection<Row> | undefined) {
  const [selected, setSelected] = useControllableState(
    selection?.selected,
    selection?.defaultSelected ?? noKeys,
    selection?.onChange,
  );
  const keys = useMemo(() => new Set(selected), [selected]);
  const set = (changed: readonly Key[], on: boolean) => {
    const next = new Set(keys);
    for (const key of changed) on ? next.add(key) : next.delete(key);
    setSelected([...next]);
  };
  // A stable function for the rows, so that selecting one does not rerender the others.
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  const toggle = useCallback((key: Key, on: boolean) => latest.current([key], on), []);
  return { selected, keys, set, toggle, clear: () => setSelected(noKeys) };
}

/** Returns the props of the checkbox for all rows shown that can be selected. */
export function selectAllProps<Row>(
  { labels }: DataTableSelection<Row>,
  shown: readonly Key[],
  selectedHere: number,
  set: (keys: readonly Key[], on: boolean) => void,
) {
  return {
    label: labels.all,
    checked: selectedHere > 0 && selectedHere === shown.length,
    indeterminate: selectedHere > 0 && selectedHere < shown.length,
    onChange: (on: boolean) => set(shown, on),
  };
}
