import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Plus, Trash2 } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { Button } from '../../actions/button/button.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import styles from './repeatable-group.module.css';

export interface RepeatableGroupProps<Item extends { id: string }>
  extends Omit<FieldsetProps, 'legendSize' | 'children'> {
  /** Name of the group: 'Education'. */
  legend: ReactNode;
  /** Help text, such as how many items are required. */
  help?: ReactNode;
  /** Error about the group as a whole: 'At least one complete institution record is required'. */
  error?: ReactNode;
  /** The items, each with a stable id. `fields` from react-hook-form's `useFieldArray` fits. */
  items: readonly Item[];
  /** Name of an item by its position, counted from 1: `(n) => 'Institution ' + n`. */
  itemLegend: (number: number) => string;
  /** Text of the button that removes an item: `(n) => 'Remove institution ' + n`. */
  removeLabel: (number: number) => string;
  /** Text of the button that adds an item: 'Add another institution'. */
  addLabel: string;
  /** Called to append an item. Focus moves to its first control. */
  onAdd: () => void;
  /**
   * Called to remove the item at this index. Focus moves to the item that takes its position, or to the add
   * button if there is none.
   */
  onRemove: (index: number) => void;
  /** Minimum number of items: no item can be removed at this number. Default 1. */
  min?: number;
  /** Maximum number of items: no item can be added at this number. Default: no limit. */
  max?: number;
  /** Renders the fields of one item. */
  children: (item: Item, index: number) => ReactNode;
}

const focusable = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A list of records of the same kind that users can extend, such as institutions or assignments. Focus
 * follows items that are added or removed.
 */
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
  ...rest
}: RepeatableGroupProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pendingFocus = useRef<{ removed: number } | 'added' | null>(null);
  const count = items.length;
  const order = items.map(({ id }) => id).join(' ');

  // Moves focus only after a click here, never when the form is filled or reset from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The records change when their order does.
  useLayoutEffect(() => {
    const change = pendingFocus.current;
    if (!change) return;
    pendingFocus.current = null;
    const records = list.current?.children;
    if (change === 'added') records?.[count - 1]?.querySelector<HTMLElement>(focusable)?.focus();
    else {
      const next = records?.[Math.min(change.removed, count - 1)] as HTMLElement | undefined;
      (next ?? add.current)?.focus();
    }
  }, [order]);

  return (
    <Fieldset {...rest} legend={legend} help={help} error={error}>
      <List as="ol" ref={list} className={styles.list}>
        {items.map((item, index) => (
          <li key={item.id} tabIndex={-1} className={styles.item} aria-label={itemLegend(index + 1)}>
            <Fieldset legend={itemLegend(index + 1)} legendSize="small" className={styles.record}>
              {children(item, index)}
            </Fieldset>
            {count > min && (
              <div className={styles.buttons}>
                <Button
                  variant="quiet"
                  size="small"
                  iconStart={<Trash2 />}
                  className={styles.remove}
                  onClick={() => {
                    pendingFocus.current = { removed: index };
                    onRemove(index);
                  }}
                >
                  {removeLabel(index + 1)}
                </Button>
              </div>
            )}
          </li>
        ))}
      </List>
      {count < max && (
        <Button
          ref={add}
          variant="secondary"
          fullWidth
          iconStart={<Plus />}
          onClick={() => {
            pendingFocus.current = 'added';
            onAdd();
          }}
        >
          {addLabel}
        </Button>
      )}
    </Fieldset>
  );
}
