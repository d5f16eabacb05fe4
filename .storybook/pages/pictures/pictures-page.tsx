import { EmptyState, ErrorState, Spinner, Stack, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import { FoundationPage } from '../../../ui/foundations/foundation-page.tsx';
import { type AcceptedChange, type AcceptedDifference, readAccepted } from './accepted-differences.ts';
import { PictureReview, type SaveAccepted } from './picture-review.tsx';
import styles from './pictures-page.module.css';
import type { PictureReport } from './report.ts';

/** URL of the report and its pictures, relative to this page. The same in a running and in a built Storybook. */
const folder = 'visual/';

/** Loading state of the report. `none` means that no report exists yet. */
export type ReportState =
  | { readonly state: 'loading' }
  | { readonly state: 'none' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'ready';
      readonly report: PictureReport;
      readonly accepted: readonly AcceptedDifference[];
    };

/** Sends a change to the development server, which writes the file. */
async function send(change: AcceptedChange): Promise<readonly AcceptedDifference[]> {
  const response = await fetch(`${folder}accepted-differences.json`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return readAccepted(text);
}

async function read(signal: AbortSignal): Promise<ReportState> {
  const [report, accepted] = await Promise.all(
    ['report.json', 'accepted-differences.json'].map((file) =>
      fetch(folder + file, { signal, cache: 'no-store' }),
    ),
  );
  if (!report?.ok || !accepted?.ok) return { state: 'failed' };
  const found = (await report.json()) as PictureReport | null;
  return found
    ? { state: 'ready', report: found, accepted: readAccepted(await accepted.text()) }
    : { state: 'none' };
}

function useReport(): ReportState {
  const [state, setState] = useState<ReportState>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    read(leaving.signal).then(setState, () => {
      if (!leaving.signal.aborted) setState({ state: 'failed' });
    });
    return () => leaving.abort();
  }, []);
  return state;
}

function Command({ children }: { children: string }) {
  return <code className={styles.command}>{children}</code>;
}

/** Explains how to create a report. */
function NoReport() {
  return (
    <EmptyState
      title="No pictures have been compared yet"
      text="Run this in the repository. It compares every story that has changed with the last commit on main; to compare with another revision, use --base."
      action={
        <Stack space="2">
          <Command>npm run test:visual</Command>
          <Command>npm run test:visual -- --base REVISION</Command>
        </Stack>
      }
    />
  );
}

/** Summarizes which revision was compared, when, and how many stories. */
function Summary({ report: { base, takenAt, compared, leftOut, same } }: { report: PictureReport }) {
  return (
    <Text tone="muted" measure>
      Compared with {base.commit.slice(0, 10)} ({base.reason}) on{' '}
      {new Date(takenAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })}. {compared}{' '}
      stories compared, {same} pictures unchanged. {leftOut} stories skipped, because none of their modules
      changed.
    </Text>
  );
}

/** Renders the report, or its loading, empty or error state. */
export function PictureReportView({
  report,
  save,
}: {
  report: ReportState;
  save?: SaveAccepted | undefined;
}) {
  if (report.state === 'loading') return <Spinner label="Reading the report" />;
  if (report.state === 'none') return <NoReport />;
  if (report.state === 'failed')
    return <ErrorState message="The report could not be read" text="Run npm run test:visual again." />;
  return (
    <Stack space="6">
      <Summary report={report.report} />
      <PictureReview
        report={report.report}
        accepted={report.accepted}
        addressOf={(which, picture) => `${folder}${which}/${picture}.png`}
        save={save}
      />
    </Stack>
  );
}

/** Page with the pictures of stories that differ from another revision. */
export function PicturesPage() {
  const report = useReport();
  return (
    <FoundationPage
      title="Pictures"
      lead="Stories that look different than before. A difference is either a mistake or intended. Mark an intended one as meant and add a note, which reviewers of the change can read."
    >
      <div className={styles.body}>
        <PictureReportView report={report} save={import.meta.env.DEV ? send : undefined} />
      </div>
    </FoundationPage>
  );
}
