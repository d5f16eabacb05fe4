import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../components/actions/button/button.tsx';
import { Stack } from '../layout/stack/stack.tsx';

export interface UnsentFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'method' | 'onSubmit'> {
  /** Name of the form, for screen readers. */
  label: string;
  /** The fields. The browser itself asks for what is missing (S-5.6). */
  children: ReactNode;
  /** Words of the button: 'Send Message'. */
  submitLabel: string;
  /** Called once everything is filled in; the fields are empty by then. */
  onSubmitted: () => void;
  /** What stands under the button: a confirmation. */
  after?: ReactNode;
}

/**
 * A form that sends nothing (S-10.8): it takes the words, clears itself, and leaves the rest to its page. The browser judges it,
 * so it needs no rule of the contract and no library (decision 0045).
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
