import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import styles from './tabs.module.css';

export interface TabItem {
  key: string;
  label: string;
  /** Content of the panel, shown while the tab is selected. */
  content: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children' | 'onChange'> {
  /** Accessible name of the tab list. */
  label: string;
  /** Tabs, in the order shown; at least one. */
  items: readonly [TabItem, ...TabItem[]];
  /** Key of the tab that is selected at first. Default: the first tab. */
  defaultTab?: string;
  /** Called with the key of the tab that the user selects. */
  onTabChange?: (key: string) => void;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Headless UI does not mirror the arrow keys. In right-to-left documents this replaces the pressed arrow key
 * with the opposite one.
 */
function useMirroredArrows() {
  const isSending = useRef(false);
  return (event: KeyboardEvent<HTMLElement>) => {
    const key = mirrored[event.key];
    if (!key || isSending.current || !event.currentTarget.matches(':dir(rtl)')) return;
    event.preventDefault();
    event.stopPropagation();
    isSending.current = true;
    event.target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    isSending.current = false;
  };
}

/**
 * Switches between views, of which one is visible. Tab focuses the selected tab, the arrow keys select the
 * neighbouring ones, and Home and End select the first and the last. For pages with their own URLs use links,
 * not tabs.
 */
export function Tabs({ label, items, defaultTab, onTabChange, className, ...rest }: TabsProps) {
  const onKeyDownCapture = useMirroredArrows();
  const first = items.findIndex(({ key }) => key === defaultTab);
  return (
    <TabGroup
      {...rest}
      defaultIndex={Math.max(0, first)}
      onChange={(index) => {
        const chosen = items[index];
        if (chosen) onTabChange?.(chosen.key);
      }}
      className={clsx(styles.root, className)}
    >
      <TabList aria-label={label} className={styles.row} onKeyDownCapture={onKeyDownCapture}>
        {items.map(({ key, label }) => (
          <Tab key={key} className={styles.tab}>
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map(({ key, content }) => (
          <TabPanel key={key} unmount={false} className={styles.panel}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
