import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, CircleAlert, PencilLine } from '../../../icons/icons.ts';
import { SpinnerMark } from '../../feedback/spinner/spinner-mark.tsx';
import styles from './save-state.module.css';

export interface SaveStateProps extends Omit<ComponentPropsWithRef<'span'>, 'style' | 'children'> {
  /**
   * `unsaved`: changed and not sent yet. `saving`: being sent. `saved`: stored on the server. `failed`:
   * stored only on this device.
   */
  state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** Text for the state: 'Saved 10:42'. */
  text: ReactNode;
}

const icons = {
  unsaved: <PencilLine />,
  saving: <SpinnerMark />,
  saved: <Check />,
  failed: <CircleAlert />,
};

/**
 * Shows whether a draft is saved. It is not announced by default, since it changes every few seconds. Pass
 * `role="status"` to the one that reports a failure.
 */
export function SaveState({ state, text, className, ...rest }: SaveStateProps) {
  return (
    <span {...rest} data-state={state} className={clsx(styles.root, className)}>
      <span className={styles.icon} aria-hidden="true">
        {icons[state]}
      </span>
      <span>{text}</span>
    </span>
  );
}
