import type { ApplicationOpening, ApplicationOpenings } from '@imc/api/contract';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { ApplicationDeskSection } from '../application-desk/application-desk-section.tsx';
import styles from './application-reader.module.css';

/** Texts of the list of who opened an application. */
export interface OpeningsLabels {
  /** Heading: 'Who opened your application'. */
  title: string;
  /** Shown if nobody has opened it. */
  none: string;
  /** How often, if more than once, and when last: 'Opened 3 times, last on 14 Nov 2026, 10:42'. */
  summary: (count: number, last: string) => string;
  /** Text that opens the list of openings: 'Every time'. */
  all: string;
  /** Who opened what: 'An administrator of the Institute (staff number 2) opened your proof of payment'. */
  opening: (opening: ApplicationOpening) => string;
  /** What is recorded, how staff are identified, and whom to ask. */
  explanation: string;
}

/** How often staff opened the application, and each time with who did (SEC-9). It is not printed. */
export function ApplicationReaderOpenings({
  openings: { count, latest },
  labels,
  formatMoment,
}: {
  openings: ApplicationOpenings;
  labels: OpeningsLabels;
  formatMoment: (time: string) => string;
}) {
  const line = (opening: ApplicationOpening) =>
    `${formatMoment(opening.opened_at)}: ${labels.opening(opening)}`;
  const [last] = latest;
  return (
    <ApplicationDeskSection title={labels.title} data-print="none">
      <Stack space="3">
        <Text>
          {!last ? labels.none : count > 1 ? labels.summary(count, formatMoment(last.opened_at)) : line(last)}
        </Text>
        {count > 1 && (
          <details className={styles.visits}>
            <summary>{labels.all}</summary>
            <ol className={styles.visitList}>
              {latest.map((opening, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: openings are read-only, and two may have the same time.
                <li key={index}>{line(opening)}</li>
              ))}
            </ol>
          </details>
        )}
        <Text size="small" tone="muted">
          {labels.explanation}
        </Text>
      </Stack>
    </ApplicationDeskSection>
  );
}
