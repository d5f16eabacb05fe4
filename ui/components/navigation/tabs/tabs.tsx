import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
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

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children' | 'onChange'> {
  /** Name of the row of tabs, for those who listen. */
  label: string;
  /** The tabs, in order; at least one. */
  items: readonly [TabItem, ...TabItem[]];
  /** Key of the tab that is chosen at first. Default: the first. */
  defaultTab?: string;
  /** Called with the key of the tab that was just chosen. */
  onTabChange?: (key: string) => void;
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Headless UI reads arrows from left to right. From right to left the other arrow is sent in place of the pressed one. */
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
 * Views of one thing, of which one is shown. Tab enters the row at the chosen one, arrows go along it and choose, Home and End reach its
 * ends. Places with an address of their own are links, not tabs.
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
