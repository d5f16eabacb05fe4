import type { FormProblems } from '@imc/api/contract';
import { InlineMessage } from '../components/feedback/inline-message/inline-message.tsx';

/** The text over a form that was refused. Each outcome is another alert, also where it says the same. */
export function FormMessage({
  problems,
}: {
  problems: (FormProblems & { readonly key: number }) | undefined;
}) {
  return (
    problems?.message && (
      <InlineMessage key={problems.key} tone="failure" role="alert">
        {problems.message}
      </InlineMessage>
    )
  );
}
