import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import styles from './tabs.module.css';

/** One tab and what it shows. */
export interface TabItem {
  /** Tells the tabs apart. */
  key: string;
  /** The words on the tab. */
  label: string;
  /** What is shown while it is chosen. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Name of the row of tabs, for those who listen. */
  label: string;
  /** The tabs, in order; at least one. */
  items: readonly [TabItem, ...TabItem[]];
  /** Key of the tab that is chosen at first. Default: the first. */
  defaultTab?: string;
  /** Called with the key of the tab that was just chosen. */
  onTabChange?: (key: string) => void;
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Views of one thing, of which one is shown. Tab enters the row at the chosen one, arrows go along it and choose, Home and End reach its
 * ends. Places with an address of their own are links, not tabs.
 */
export function Tabs({ label, items, defaultTab, onTabChange, className, ...rest }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState(defaultTab);
  const at = Math.max(
    0,
    items.findIndex(({ key }) => key === asked),
  );

  const choose = (index: number) => {
    const key = items[index]?.key;
    if (key === undefined || index === at) return;
    setAsked(key);
    onTabChange?.(key);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const isBackwards = row.current && getComputedStyle(row.current).direction === 'rtl';
    const pressed = isBackwards
      ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key)
      : event.key;
    const index = moves[pressed]?.(at, items.length);
    if (index === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(index);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };

  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <div ref={row} role="tablist" aria-label={label} className={styles.row}>
        {items.map(({ key, label }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}`}
            aria-selected={index === at}
            aria-controls={`${id}${key}-panel`}
            tabIndex={index === at ? 0 : -1}
            className={styles.tab}
            onClick={() => choose(index)}
            onKeyDown={onKeyDown}
          >
            {label}
          </button>
        ))}
      </div>
      {items.map(({ key, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}-panel`}
          aria-labelledby={`${id}${key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: A panel without controls has to be reached as well.
          tabIndex={0}
          hidden={index !== at}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
