import { useEffect, useState } from 'react';
import { reportAddress, type TestReport } from '../test-report/report.ts';

/** Loading state of the report. The report is `null` if the stories were not tested. */
export type ReportState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly report: TestReport | null };

/** Loads the report of the story tests that is served with Storybook. */
export function useTestReport(): ReportState {
  const [report, setReport] = useState<ReportState>({ state: 'loading' });
  useEffect(() => {
    const leaving = new AbortController();
    fetch(reportAddress, { signal: leaving.signal })
      .then((response) => response.json() as Promise<TestReport | null>)
      .then((report) => setReport({ state: 'ready', report }))
      .catch(() => {
        if (!leaving.signal.aborted) setReport({ state: 'failed' });
      });
    return () => leaving.abort();
  }, []);
  return report;
}
