import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ArrowDown, ArrowUp, Plus, Trash2 } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { prefersReducedMotion } from '../../../motion/reduced-motion.ts';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';
import styles from './repeatable-group.module.css';

/** How the records change places. */
export interface RepeatableGroupReorder {
  /** The record at one index goes to another: `move` of react-hook-form's `useFieldArray` fits. Focus stays with it. */
  onMove: (from: number, to: number) => void;
  /** Name of the button that moves a record up by one: `(n) => 'Move institution ' + n + ' up'`. */
  upLabel: (number: number) => string;
  /** Name of the button that moves it down by one. */
  downLabel: (number: number) => string;
  /** Read aloud after a move: `(from, to) => 'Institution ' + from + ' is now number ' + to`. */
  movedText: (from: number, to: number) => string;
}

export interface RepeatableGroupProps<Item extends { id: string }>
  extends Omit<FieldsetProps, 'legendSize' | 'children'> {
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
  /** Name of the button that takes a record away: `(n) => 'Remove institution ' + n`. */
  removeLabel: (number: number) => string;
  /** Text of the button that adds one: 'Add another institution'. */
  addLabel: string;
  /** One more record, at the end. Focus goes to its first control. */
  onAdd: () => void;
  /** The record at this index goes. Focus goes to the record that takes its place, else to the button that adds one. */
  onRemove: (index: number) => void;
  /** Lets the records change places, by buttons that mouse, finger and keyboard share. Left out, they keep the order in which they came. */
  reorder?: RepeatableGroupReorder;
  /** With no more records than this, none can be removed. Default 1. */
  min?: number;
  /** With this many records, no more can be added. Default: no limit. */
  max?: number;
  /** The fields of one record. */
  children: (item: Item, index: number) => ReactNode;
}

type MoveEngine = typeof import('../../../motion/move-engine.ts');

const focusable = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Records of the same kind, as many as a person has: institutions, assignments. Focus follows what is added, removed and moved. */
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
  const asked = useRef<{ removed: number } | { moved: number; by: number } | 'added' | null>(null);
  const [moved, setMoved] = useState('');
  const engine = useRef<MoveEngine>(undefined);
  const places = useRef<ReadonlyMap<string, number>>(new Map());
  const count = items.length;
  const order = items.map(({ id }) => id).join(' ');

  // Focus moves only after a click here, never when the form is filled or reset from elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: The records change when their order does.
  useLayoutEffect(() => {
    const change = asked.current;
    if (!change) return;
    asked.current = null;
    for (const [index, { id }] of items.entries()) {
      const record = list.current?.children[index];
      const distance = (places.current.get(id) ?? Number.NaN) - (record?.getBoundingClientRect().top ?? 0);
      if (record instanceof HTMLElement && distance) engine.current?.slideFrom(record, distance);
    }
    places.current = new Map();
    const records = list.current?.children;
    if (change === 'added') records?.[count - 1]?.querySelector<HTMLElement>(focusable)?.focus();
    else if ('moved' in change) {
      // At an end the button that brought it there is gone; the other one stands.
      const buttons = records?.[change.moved]?.querySelectorAll<HTMLElement>('[data-by]');
      const [first, last] = [buttons?.[0], buttons?.[buttons.length - 1]];
      (first?.dataset.by === String(change.by) ? first : last)?.focus();
    } else {
      const next = records?.[Math.min(change.removed, count - 1)] as HTMLElement | undefined;
      (next ?? add.current)?.focus();
    }
  }, [order]);

  const move = (from: number, by: -1 | 1, words: RepeatableGroupReorder) => {
    const to = from + by;
    asked.current = { moved: to, by };
    places.current = new Map(
      items.map(({ id }, index) => [id, list.current?.children[index]?.getBoundingClientRect().top ?? 0]),
    );
    words.onMove(from, to);
    setMoved(words.movedText(from + 1, to + 1));
  };

  // With the first focus inside, before anything can be moved by keyboard or finger. Where it can't be had, records change places at once.
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
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose marks are taken off. */}
      <ol ref={list} role="list" className={styles.list} onFocus={loadEngine} onPointerDown={loadEngine}>
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
                      asked.current = { removed: index };
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
      </ol>
      {reorder && <VisuallyHidden role="status">{moved}</VisuallyHidden>}
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
