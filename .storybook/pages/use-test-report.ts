import { useEffect, useState } from 'react';
import { reportAddress, type TestReport } from '../test-report/report.ts';

/** What is known of the report: on its way, unreachable, or there; `null` where the stories were not tested. */
export type ReportState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly report: TestReport | null };

/** The report of the stories layer that lies beside Storybook. */
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
