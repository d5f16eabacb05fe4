import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, CircleAlert, PencilLine } from '../../../icons/icons.ts';
import { SpinnerMark } from '../../feedback/spinner/spinner-mark.tsx';
import styles from './save-state.module.css';

export interface SaveStateProps extends Omit<ComponentPropsWithRef<'span'>, 'style' | 'children'> {
  /** `unsaved`: typed and not sent yet. `saving`: on its way. `saved`: it is with the server. `failed`: it is only here. */
  state: 'unsaved' | 'saving' | 'saved' | 'failed';
  /** The same in words: 'Saved 10:42'. */
  text: ReactNode;
}

const signs = {
  unsaved: <PencilLine />,
  saving: <SpinnerMark />,
  saved: <Check />,
  failed: <CircleAlert />,
};

/**
 * Where the draft is. Stands still and is not read aloud by itself, since it changes every few seconds; give `role="status"` to the one
 * that reports a failure.
 */
export function SaveState({ state, text, className, ...rest }: SaveStateProps) {
  return (
    <span {...rest} data-state={state} className={clsx(styles.root, className)}>
      <span className={styles.sign} aria-hidden="true">
        {signs[state]}
      </span>
      <span>{text}</span>
    </span>
  );
}
