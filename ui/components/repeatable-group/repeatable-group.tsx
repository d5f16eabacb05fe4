import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { Fieldset } from '../fieldset/fieldset.tsx';
import styles from './repeatable-group.module.css';

export interface RepeatableGroupProps<Item extends { id: string }> {
  /** What the records are: 'Education'. */
  legend: ReactNode;
  /** How many, and of what. */
  help?: ReactNode;
  /** What is wrong with them together: 'At least one complete institution record is required'. */
  error?: ReactNode;
  /** The records, each with an id that it keeps: `fields` of react-hook-form's `useFieldArray` fits. */
  items: readonly Item[];
  /** Name of a record by its place, counted from 1: `(n) => 'Institution ' + n`. */
  itemLegend: (number: number) => string;
  /** Name of the press that takes a record away: `(n) => 'Remove institution ' + n`. */
  removeLabel: (number: number) => string;
  /** Words of the press that adds one: 'Add another institution'. */
  addLabel: string;
  /** One more record, at the end. Focus goes to its first control. */
  onAdd: () => void;
  /** The record at this index goes. Focus goes to the record that takes its place, else to the press that adds one. */
  onRemove: (index: number) => void;
  /** With no more records than this, none can be removed. Default 1. */
  min?: number;
  /** With this many records, no more can be added. Default: no limit. */
  max?: number;
  /** The fields of one record. */
  children: (item: Item, index: number) => ReactNode;
  /** For placement by the parent; nothing else. */
  className?: string;
}

const focusable = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Records of the same kind, as many as a person has: institutions, assignments. Focus follows what is added and removed. */
export function RepeatableGroup<Item extends { id: string }>({
  legend,
  help,
  error,
  items,
  itemLegend,
  removeLabel,
  addLabel,
  onAdd,
  onRemove,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  children,
  className,
}: RepeatableGroupProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const before = useRef(items.length);
  const asked = useRef<{ removed: number } | 'added' | null>(null);
  const count = items.length;

  // Focus moves only after a press here, never when the form is filled or reset from elsewhere.
  useLayoutEffect(() => {
    const change = asked.current;
    if (before.current === count) return;
    before.current = count;
    asked.current = null;
    const records = list.current?.children;
    if (change === 'added') records?.[count - 1]?.querySelector<HTMLElement>(focusable)?.focus();
    else if (change) {
      const next = records?.[Math.min(change.removed, count - 1)] as HTMLElement | undefined;
      (next ?? add.current)?.focus();
    }
  }, [count]);

  return (
    <Fieldset legend={legend} help={help} error={error} className={className}>
      <ol ref={list} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} tabIndex={-1} className={styles.item} aria-label={itemLegend(index + 1)}>
            <Fieldset legend={itemLegend(index + 1)} legendSize="small" className={styles.record}>
              {children(item, index)}
            </Fieldset>
            {count > min && (
              <Button
                variant="quiet"
                size="small"
                iconStart={<Trash2 />}
                className={styles.remove}
                onClick={() => {
                  asked.current = { removed: index };
                  onRemove(index);
                }}
              >
                {removeLabel(index + 1)}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {count < max && (
        <Button
          ref={add}
          variant="secondary"
          fullWidth
          iconStart={<Plus />}
          onClick={() => {
            asked.current = 'added';
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      )}
    </Fieldset>
  );
}
