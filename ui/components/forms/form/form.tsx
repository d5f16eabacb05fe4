import type { ComponentPropsWithRef } from 'react';
import type { Space } from '../../../layout/space.ts';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'noValidate'> {
  /** Space between the fields. Default `6` (24 px). */
  space?: Space;
}

/**
 * Fields one below the other that are sent together. The browser's own bubbles are off: every field shows its error itself, in words of the
 * house. Sent by script; without it nothing typed ever reaches the address line, since the method is `post`.
 */
export function Form({ space = '6', children, ...rest }: FormProps) {
  return (
    <form method="post" {...rest} noValidate>
      <Stack space={space}>{children}</Stack>
    </form>
  );
}
