import { decisionTimesQuery, type shownStatus, useApiClient } from '@imc/api';
import { Stack, Text } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { overview } from '../content/index.ts';
import { decisionTimesText } from '../shared/decision-times-text.ts';

/** Status that the member sees, or none before they apply. */
export type MeaningStatus = ReturnType<typeof shownStatus> | 'none';

/** What a status means and what happens next. Before a decision, also how long recent decisions took (DASH-4). */
export function StatusMeaning({ status }: { status: MeaningStatus }) {
  const isOpen = status === 'none' || status === 'pending';
  const times = useQuery({ ...decisionTimesQuery(useApiClient()), enabled: isOpen });
  const latest = isOpen && times.data && decisionTimesText(times.data);
  return (
    <Stack space="3">
      {overview.meaning[status].lines.map((line) => (
        <Text key={line} measure>
          {line}
        </Text>
      ))}
      {latest && (
        <Text tone="muted" measure>
          {latest}
        </Text>
      )}
    </Stack>
  );
}
