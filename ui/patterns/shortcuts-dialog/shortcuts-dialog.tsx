import { Button } from '../../components/actions/button/button.tsx';
import { Dialog, type DialogProps } from '../../components/feedback/dialog/dialog.tsx';
import { CheckboxField } from '../../components/forms/checkbox-field/checkbox-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import styles from './shortcuts-dialog.module.css';

/** A key and what it does. */
export interface Shortcut {
  /** Alternatives, as printed on a keyboard: `['J', '↓']`. */
  keys: readonly string[];
  /** What happens: 'Next application'. */
  action: string;
}

export interface ShortcutsDialogLabels {
  /** Title: 'Keyboard shortcuts'. */
  title: string;
  /** Label of the checkbox that turns them off: 'Use single keys as shortcuts'. */
  enabled: string;
  /** Why one would turn them off. */
  enabledHelp: string;
  /** Text of the button that closes the dialog: 'Done'. */
  done: string;
  /** Accessible name of the close button: 'Close'. */
  close: string;
}

export interface ShortcutsDialogProps
  extends Omit<DialogProps, 'title' | 'actions' | 'children' | 'closeLabel'> {
  /** Shortcuts of the page, in the order shown. */
  shortcuts: readonly Shortcut[];
  /** Whether the shortcuts are on. */
  enabled: boolean;
  /** Called when the user turns the shortcuts on or off. */
  onEnabledChange: (enabled: boolean) => void;
  /** Texts of the dialog. */
  labels: ShortcutsDialogLabels;
}

/**
 * Lists the keyboard shortcuts of a page and turns them off. Shortcuts of a single character must have an off switch: speech input types
 * them by accident (WCAG 2.1.4).
 */
export function ShortcutsDialog({
  shortcuts,
  enabled,
  onEnabledChange,
  labels,
  ...dialog
}: ShortcutsDialogProps) {
  return (
    <Dialog
      {...dialog}
      title={labels.title}
      closeLabel={labels.close}
      actions={<Button onClick={dialog.onClose}>{labels.done}</Button>}
    >
      <Stack space="5">
        <dl className={styles.list}>
          {shortcuts.map(({ keys, action }) => (
            <div key={action} className={styles.line}>
              <dt className={styles.keys}>
                {keys.map((key) => (
                  <kbd key={key} className={styles.key}>
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{action}</dd>
            </div>
          ))}
        </dl>
        <CheckboxField
          label={labels.enabled}
          help={labels.enabledHelp}
          checked={enabled}
          onChange={({ currentTarget }) => onEnabledChange(currentTarget.checked)}
        />
      </Stack>
    </Dialog>
  );
}
