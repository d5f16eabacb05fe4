import { Button, Stack } from '@imc/ui';
import type { ReactNode } from 'react';
import { NeedsScript } from './needs-script.tsx';

export interface UnsentFormProps {
  /** Name of the form, for those who listen. */
  label: string;
  /** The fields. The browser itself asks for what is missing (specification, section 5). */
  children: ReactNode;
  /** Words of the press. */
  submitLabel: string;
  /** Called once everything is filled in; the fields are empty by then. */
  onSubmitted: () => void;
  /** What stands under the press: a confirmation. */
  after?: ReactNode;
}

/** A form that sends nothing (specification, section 7): it takes the words, clears itself, and leaves the rest to its page. */
export function UnsentForm({ label, children, submitLabel, onSubmitted, after }: UnsentFormProps) {
  return (
    <form
      method="post"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.reset();
        onSubmitted();
      }}
    >
      <Stack space="5">
        <NeedsScript />
        {children}
        <Stack align="start">
          <Button type="submit">{submitLabel}</Button>
        </Stack>
        {after}
      </Stack>
    </form>
  );
}
