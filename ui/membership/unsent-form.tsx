import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { Stack } from '../layout/stack/stack.tsx';

export interface UnsentFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method' | 'onSubmit'> {
  /** Accessible name of the form. */
  label: string;
  /** Fields of the form. The browser validates them (S-5.6). */
  children: ReactNode;
  /** Text of the submit button: 'Send Message'. */
  submitLabel: string;
  /** Called after a valid submission, when the fields have been cleared. */
  onSubmitted: () => void;
  /** Content below the button, such as a confirmation. */
  after?: ReactNode;
}

/**
 * A form that sends nothing (S-10.8): on submit it clears its fields and calls `onSubmitted`. The browser validates it, so it needs
 * neither the contract's rules nor a form library (decision 0045).
 */
export function UnsentForm({ label, children, submitLabel, onSubmitted, after, ...rest }: UnsentFormProps) {
  return (
    <form
      {...rest}
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        onSubmitted();
      }}
    >
      <Stack space="5">
        {children}
        <Stack align="start">
          <Button type="submit">{submitLabel}</Button>
        </Stack>
        {after}
      </Stack>
    </form>
  );
}
