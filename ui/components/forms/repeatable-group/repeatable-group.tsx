import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { prefersReducedMotion } from '../../../motion/reduced-motion.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import styles from './repeatable-group.module.css';

/** Texts and handler for reordering the items. */
export interface RepeatableGroupReorder {
  /**
   * Called to move an item from one index to another. react-hook-form's `move` from `useFieldArray` fits.
   * Focus stays with the item.
   */
  onMove: (from: number, to: number) => void;
  /** Accessible name of the button that moves an item up by one: `(n) => 'Move institution ' + n + ' up'`. */
  upLabel: (number: number) => string;
  /** Accessible name of the button that moves an item down by one. */
  downLabel: (number: number) => string;
  /** Text announced after a move: `(from, to) => 'Institution ' + from + ' is now number ' + to`. */
  movedText: (from: number, to: number) => string;
}

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
  /**
   * Lets users reorder the items with buttons, which work with mouse, touch and keyboard. If omitted, the
   * order is fixed.
   */
  reorder?: RepeatableGroupReorder;
  /** Minimum number of items: no item can be removed at this number. Default 1. */
  min?: number;
  /** Maximum number of items: no item can be added at this number. Default: no limit. */
  max?: number;
  /** Renders the fields of one item. */
  children: (item: Item, index: number) => ReactNode;
}

type MoveEngine = typeof import('../../../motion/move-engine.ts');

const focusable = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * A list of records of the same kind that users can extend, such as institutions or assignments. Focus
 * follows items that are added, removed or moved.
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
  reorder,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  children,
  ...rest
}: RepeatableGroupProps<Item>) {
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const pendingFocus = useRef<{ removed: number } | { moved: number; by: number } | 'added' | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const engine = useRef<MoveEngine>(undefined);
  const previousTops = useRef<ReadonlyMap<string, number>>(new Map());
  const count = items.length;
  const order = items.map(({ id }) => id).join(' ');

  // Moves focus only after a click here, never when the form is filled or reset from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The records change when their order does.
  useLayoutEffect(() => {
    const change = pendingFocus.current;
    if (!change) return;
    pendingFocus.current = null;
    for (const [index, { id }] of items.entries()) {
      const record = list.current?.children[index];
      const distance =
        (previousTops.current.get(id) ?? Number.NaN) - (record?.getBoundingClientRect().top ?? 0);
      if (record instanceof HTMLElement && distance) engine.current?.slideFrom(record, distance);
    }
    previousTops.current = new Map();
    const records = list.current?.children;
    if (change === 'added') records?.[count - 1]?.querySelector<HTMLElement>(focusable)?.focus();
    else if ('moved' in change) {
      // At either end, the button that was clicked is no longer rendered, so focus the other one.
      const buttons = records?.[change.moved]?.querySelectorAll<HTMLElement>('[data-by]');
      const [first, last] = [buttons?.[0], buttons?.[buttons.length - 1]];
      (first?.dataset.by === String(change.by) ? first : last)?.focus();
    } else {
      const next = records?.[Math.min(change.removed, count - 1)] as HTMLElement | undefined;
      (next ?? add.current)?.focus();
    }
  }, [order]);

  const move = (from: number, by: -1 | 1, options: RepeatableGroupReorder) => {
    const to = from + by;
    pendingFocus.current = { moved: to, by };
    previousTops.current = new Map(
      items.map(({ id }, index) => [id, list.current?.children[index]?.getBoundingClientRect().top ?? 0]),
    );
    options.onMove(from, to);
    setAnnouncement(options.movedText(from + 1, to + 1));
  };

  // Load the animation when focus first enters the list, before any item can be moved. If loading fails,
  // items move without animation.
  const loadEngine = () => {
    if (!reorder || engine.current || prefersReducedMotion()) return;
    import('../../../motion/move-engine.ts').then(
      (loaded) => {
        engine.current = loaded;
      },
      () => {},
    );
  };

  return (
    <Fieldset {...rest} legend={legend} help={help} error={error}>
      <List as="ol" ref={list} className={styles.list} onFocus={loadEngine} onPointerDown={loadEngine}>
        {items.map((item, index) => (
          <li key={item.id} tabIndex={-1} className={styles.item} aria-label={itemLegend(index + 1)}>
            <Fieldset legend={itemLegend(index + 1)} legendSize="small" className={styles.record}>
              {children(item, index)}
            </Fieldset>
            {(count > min || (reorder && count > 1)) && (
              <div className={styles.buttons}>
                {reorder && index > 0 && (
                  <IconButton
                    label={reorder.upLabel(index + 1)}
                    icon={<ArrowUp />}
                    data-by="-1"
                    onClick={() => move(index, -1, reorder)}
                  />
                )}
                {reorder && index < count - 1 && (
                  <IconButton
                    label={reorder.downLabel(index + 1)}
                    icon={<ArrowDown />}
                    data-by="1"
                    onClick={() => move(index, 1, reorder)}
                  />
                )}
                {count > min && (
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
                )}
              </div>
            )}
          </li>
        ))}
      </List>
      {reorder && <VisuallyHidden role="status">{announcement}</VisuallyHidden>}
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
