import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { CircleAlert, RotateCw } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import styles from './error-state.module.css';
import { useHandedFocus } from './use-handed-focus.ts';

interface ErrorStateBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** What the user can do about it. */
  text?: ReactNode;
}

/** A retry button needs its label and its handler. */
export type ErrorStateProps = ErrorStateBaseProps &
  (
    | {
        /**
         * What failed, in the wording of the specification: 'Failed to fetch applications'. Omit it if the
         * specification has no message; then only the button is shown.
         */
        message?: ReactNode;
        /** Text of the button: 'Try again'. */
        retryLabel: string;
        /** Called when the user clicks the button. */
        onRetry: () => void;
        /** Whether a retry is running. Default `false`. */
        retrying?: boolean;
      }
    | { message: ReactNode; retryLabel?: never; onRetry?: never; retrying?: never }
  );

/**
 * Placeholder for content that failed to load, optionally with a retry button. If it unmounts while its
 * button is focused, focus moves to the heading of the section, or to the page's `main`.
 */
export function ErrorState({
  message,
  text,
  retryLabel,
  onRetry,
  retrying,
  className,
  ref,
  ...rest
}: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useHandedFocus(root);
  return (
    <div {...rest} ref={root} className={clsx(styles.root, className)}>
      {message && (
        <p className={styles.message}>
          <CircleAlert aria-hidden="true" />
          <span>{message}</span>
        </p>
      )}
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button variant="secondary" iconStart={<RotateCw />} loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
