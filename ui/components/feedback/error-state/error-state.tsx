import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { CircleAlert, RotateCw } from '../../../icons/icons.ts';
import { Button } from '../../actions/button/button.tsx';
import styles from './error-state.module.css';
import { useHandedFocus } from './use-handed-focus.ts';

interface ErrorStateBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** What the person may do about it. */
  text?: ReactNode;
}

/** Trying again and its words come together. */
export type ErrorStateProps = ErrorStateBaseProps &
  (
    | {
        /** What failed, in the words of the specification: 'Failed to fetch applications'. Left out where it asks for none: the button stands alone. */
        message?: ReactNode;
        /** Text of the button: 'Try again'. */
        retryLabel: string;
        /** Tries again. */
        onRetry: () => void;
        /** It is being tried. */
        retrying?: boolean;
      }
    | { message: ReactNode; retryLabel?: never; onRetry?: never; retrying?: never }
  );

/**
 * Something could not be had, in the place where it would stand, with the way to try again. When it goes with the focus on its button, the focus
 * goes to the heading of the place, else to the page's `main`.
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
