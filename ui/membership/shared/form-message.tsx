import type { FormProblems } from '@imc/api/contract';
import { InlineMessage } from '../../components/feedback/inline-message/inline-message.tsx';

/** Error message above a form. Each submission renders a new alert, so that a repeated message is announced again. */
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
