import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

/** What an admin should know before deciding, one line each. Nothing without lines. */
export function DecisionWarnings({ title, warnings }: { title: string; warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <InlineMessage tone="warning" title={title} data-print="none">
      <Stack as="ul" space="1">
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </Stack>
    </InlineMessage>
  );
}
