import { Button, Cluster, ShortcutsDialog, useShortcuts } from '@imc/ui';
import { useState } from 'react';
import { pageShortcuts as texts } from '../../content/page-shortcuts.ts';
import styles from './page-shortcuts.module.css';

const storageKey = 'imc.admin-shortcuts';

/** Without storage, shortcuts are on. */
function areOff(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off';
  } catch {
    return false;
  }
}

/** Whether shortcuts are on, and a function that turns them on or off on this device. */
function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const [isEnabled, setIsEnabled] = useState(() => !areOff());
  return [
    isEnabled,
    (enabled) => {
      setIsEnabled(enabled);
      try {
        if (enabled) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, 'off');
      } catch {
        // Without storage, the choice lasts until the page is closed.
      }
    },
  ];
}

export interface PageShortcut {
  /** The key as printed on a keyboard: 'J'. */
  readonly key: string;
  /** What happens: 'Next application'. */
  readonly action: string;
  /** Omitted for a key that the focused element handles and that is only listed. */
  readonly run?: () => void;
}

/**
 * Makes single keys work on the whole page (APP-36). The button and '?' open a dialog that lists them and
 * turns them off on this device, for every page (WCAG 2.1.4).
 */
export function PageShortcuts({ shortcuts }: { shortcuts: readonly PageShortcut[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isEnabled, setIsEnabled] = useShortcutsEnabled();
  const listed = [...shortcuts, { key: '?', action: texts.help, run: () => setIsOpen(true) }];
  useShortcuts(Object.fromEntries(listed.map(({ key, run }) => [key.toLowerCase(), run])), isEnabled);
  return (
    <>
      <Cluster justify="end" data-print="none" className={styles.button}>
        <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      </Cluster>
      <ShortcutsDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        shortcuts={listed.map(({ key, action }) => ({ keys: [key], action }))}
        enabled={isEnabled}
        onEnabledChange={setIsEnabled}
        labels={texts.dialog}
      />
    </>
  );
}
