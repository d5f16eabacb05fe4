import type { ComponentPropsWithRef } from 'react';
import type { Space } from '../../../layout/space.ts';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'action' | 'noValidate'> {
  /** Space between the fields. Default `6` (24 px). */
  space?: Space;
}

/**
 * A form with its fields stacked vertically. Native validation messages are off: every field shows its own
 * error. Submit it by script. The method is `post`, so that without scripts no input ends up in the URL;
 * its submit button is hidden then (`base.css`).
 */
export function Form({ space = '6', children, ...rest }: FormProps) {
  return (
    <form method="post" {...rest} noValidate>
      <Stack space={space}>{children}</Stack>
    </form>
  );
}
