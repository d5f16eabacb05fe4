import { type Key, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';

/** The words of selecting. */
export interface DataTableSelectionLabels<Row> {
  /** Name of the box of one row: `({ name }) => 'Select ' + name`. */
  row: (row: Row) => string;
  /** Name of the box in the head, which selects the rows shown: 'Select all on this page'. */
  all: string;
  /** How many are selected, `hidden` of them not among the rows shown: '3 selected, 1 not shown'. */
  count: (count: number, hidden: number) => string;
  /** The button that selects none: 'Clear selection'. */
  clear: string;
}

/** Rows can be selected, to do the same with several. */
export interface DataTableSelection<Row> {
  /** Every word that is shown or read. */
  labels: DataTableSelectionLabels<Row>;
  /** Keys of the selected rows, when the parent holds them. */
  selected?: readonly Key[];
  /** Keys of the rows selected at first, when the table holds them. Default none. */
  defaultSelected?: readonly Key[];
  /** Other rows are selected. */
  onChange?: (selected: readonly Key[]) => void;
  /** The buttons of the bar that stands there while rows are selected. */
  actions?: (selected: readonly Key[]) => ReactNode;
}

const none: readonly Key[] = [];

/** The selected keys and the ways to change them. They stay while the rows are sorted, searched and paged. */
export function useSelection<Row>(selection: DataTableSelection<Row> | undefined) {
  const [selected, setSelected] = useControllableState(
    selection?.selected,
    selection?.defaultSelected ?? none,
    selection?.onChange,
  );
  const keys = useMemo(() => new Set(selected), [selected]);
  const set = (changed: readonly Key[], on: boolean) => {
    const next = new Set(keys);
    for (const key of changed) on ? next.add(key) : next.delete(key);
    setSelected([...next]);
  };
  // The rows keep one function forever, so that selecting one renders no other again.
  const latest = useRef(set);
  useEffect(() => {
    latest.current = set;
  });
  const toggle = useCallback((key: Key, on: boolean) => latest.current([key], on), []);
  return { selected, keys, set, toggle, clear: () => setSelected(none) };
}

/** The box that stands for all rows shown. */
export function boxOfAll<Row>(
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
