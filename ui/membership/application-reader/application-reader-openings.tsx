import type { ApplicationOpenings, ApplicationPart } from '@imc/api/contract';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './application-reader.module.css';
import { PartCard } from './application-reader-parts.tsx';

/** Texts of the list of who opened an application. */
export interface OpeningsLabels {
  /** Heading: 'Who opened your application'. */
  title: string;
  /** Shown if nobody has opened it. */
  none: string;
  /** How often and when last: 'Opened by the Institute's staff: 3 times, last on 14 Nov 2026, 10:42'. */
  summary: (count: number, last: string) => string;
  /** Text that opens the list of visits: 'Every time'. */
  all: string;
  /** What was opened in a visit: 'Your application and your proof of payment'. */
  visit: (parts: readonly ApplicationPart[]) => string;
  /** What is recorded, and whom to ask. */
  explanation: string;
}

/** How often staff opened the application, and each time (S-12.68). It is not printed. */
export function ApplicationReaderOpenings({
  openings: { count, latest },
  labels,
  formatMoment,
}: {
  openings: ApplicationOpenings;
  labels: OpeningsLabels;
  formatMoment: (time: string) => string;
}) {
  const [last] = latest;
  return (
    <div data-print="none">
      <PartCard title={labels.title}>
        <Stack space="3">
          <Text>{last ? labels.summary(count, formatMoment(last.opened_at)) : labels.none}</Text>
          {last && (
            <details className={styles.visits}>
              <summary>{labels.all}</summary>
              <ol className={styles.visitList}>
                {latest.map(({ opened_at, parts }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: visits are read-only, and two may have the same time.
                  <li key={index}>
                    {formatMoment(opened_at)}: {labels.visit(parts)}
                  </li>
                ))}
              </ol>
            </details>
          )}
          <Text size="small" tone="muted">
            {labels.explanation}
          </Text>
        </Stack>
      </PartCard>
    </div>
  );
}
