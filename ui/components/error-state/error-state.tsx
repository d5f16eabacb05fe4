import { clsx } from 'clsx';
import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './error-state.module.css';

interface ErrorStateBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** What failed, in the words of the specification: 'Failed to fetch applications'. */
  message: ReactNode;
  /** What the person may do about it. */
  text?: ReactNode;
}

/** Trying again and its words come together. */
export type ErrorStateProps = ErrorStateBaseProps &
  (
    | {
        /** Words of the press: 'Try again'. */
        retryLabel: string;
        /** Tries again. */
        onRetry: () => void;
        /** It is being tried. */
        retrying?: boolean;
      }
    | { retryLabel?: never; onRetry?: never; retrying?: never }
  );

/** Something could not be had, in the place where it would stand, with the way to try again. */
export function ErrorState({
  message,
  text,
  retryLabel,
  onRetry,
  retrying,
  className,
  ...rest
}: ErrorStateProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <p className={styles.message}>
        <CircleAlert aria-hidden="true" />
        <span>{message}</span>
      </p>
      {text && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button variant="secondary" iconStart={<RotateCw />} loading={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
