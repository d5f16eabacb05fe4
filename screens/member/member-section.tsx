import { Heading, Stack, type StackProps } from '@imc/ui';
import { useId } from 'react';

/** A titled section of a screen in the member area. */
export function MemberSection({ title, children, ...stack }: StackProps & { title: string }) {
  const id = useId();
  return (
    <Stack as="section" space="4" aria-labelledby={id} {...stack}>
      <Heading level={2} size="card" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
