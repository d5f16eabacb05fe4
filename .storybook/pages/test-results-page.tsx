import {
  ErrorState,
  Heading,
  InlineMessage,
  SelectField,
  Spinner,
  Stack,
  Text,
  TextField,
  VisuallyHidden,
} from '@imc/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import { Check, CircleAlert, Minus, X } from '../../ui/icons/icons.ts';
import type { AxeResult, TestReport } from '../test-report/report.ts';
import { useStoryIndex } from './story-index.ts';
import { EntryLink } from './story-links.tsx';
import {
  countOutcomes,
  filterResults,
  type Outcome,
  type ResultFilter,
  type ResultGroup,
  type ResultLine,
  type RuleLine,
  resultGroups,
  ruleLines,
} from './test-results.ts';
import styles from './test-results-page.module.css';
import { useTestReport } from './use-test-report.ts';

const words = {
  passed: 'Passed',
  failed: 'Failed',
  skipped: 'Skipped',
  untested: 'Not tested',
  undecided: 'To check by eye',
  unused: 'Nothing to check',
} as const;

const marks = {
  passed: Check,
  failed: X,
  skipped: Minus,
  untested: Minus,
  undecided: CircleAlert,
  unused: Minus,
} as const;

const filters = [
  { value: 'all', label: 'All results' },
  { value: 'failed', label: words.failed },
  { value: 'passed', label: words.passed },
  { value: 'untested', label: words.untested },
  { value: 'undecided', label: `${words.undecided} (axe)` },
] as const;

/** Results older than the end of the last run by more than this show their date. In milliseconds. */
const longestRun = 3_600_000;

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function Mark({ outcome }: { outcome: keyof typeof words }) {
  const Icon = marks[outcome];
  return (
    <span className={styles.mark} data-outcome={outcome}>
      <Icon aria-hidden />
      <VisuallyHidden>{words[outcome]}: </VisuallyHidden>
    </span>
  );
}

const listRules = (rules: Readonly<Record<string, number>>) =>
  Object.entries(rules)
    .map(([id, elements]) => `${id} (${elements})`)
    .join(', ');

function axeText({ passed, violated, undecided }: AxeResult): string {
  const broken = Object.keys(violated).length;
  return [
    broken > 0 ? `${plural(broken, 'axe rule')} broken: ${listRules(violated)}` : '',
    `${plural(passed.length, 'axe rule')} passed`,
    Object.keys(undecided).length > 0 ? `to check by eye: ${listRules(undecided)}` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const kinds = { story: 'Story', play: 'Story with a play function', test: 'Interaction test' } as const;

function Line({ line, finishedAt }: { line: ResultLine; finishedAt: string | undefined }) {
  const { id, name, kind, outcome, result } = line;
  const isOlder = result && finishedAt && Date.parse(finishedAt) - Date.parse(result.testedAt) > longestRun;
  return (
    <li className={styles.line} data-kind={kind}>
      <Mark outcome={outcome} />
      <div className={styles.entry}>
        <EntryLink id={id} kind="story">
          {name}
        </EntryLink>
        <span className={styles.facts}>
          {[
            kinds[kind],
            result?.axe && axeText(result.axe),
            result && `${result.seconds.toFixed(1)} s`,
            isOlder && `tested ${date.format(new Date(result.testedAt))}`,
            outcome === 'untested' && 'not tested',
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {result?.errors?.map((error) => (
          <span key={error} className={styles.error}>
            {error}
          </span>
        ))}
      </div>
    </li>
  );
}

const countText = (lines: readonly ResultLine[]): string =>
  (['failed', 'passed', 'skipped', 'untested'] as const)
    .map((outcome) => [lines.filter((line) => line.outcome === outcome).length, words[outcome]] as const)
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word.toLowerCase()}`)
    .join(', ');

function Group({
  group: { title, docs, lines },
  isOpen,
  finishedAt,
}: {
  group: ResultGroup;
  isOpen: boolean;
  finishedAt: string | undefined;
}) {
  const hasFailed = lines.some(({ outcome }) => outcome === 'failed');
  const isTested = lines.every(({ outcome }) => outcome === 'passed');
  return (
    <details className={styles.group} open={isOpen || hasFailed}>
      <summary className={styles.summary}>
        <Mark outcome={(hasFailed && 'failed') || (isTested ? 'passed' : 'untested')} />
        <span className={styles.title}>{title}</span>
        <span className={styles.count}>{countText(lines)}</span>
      </summary>
      <ul className={styles.lines}>
        {docs && (
          <li className={styles.line}>
            <span />
            <EntryLink id={docs} kind="docs">
              Docs page
            </EntryLink>
          </li>
        )}
        {lines.map((line) => (
          <Line key={line.id} line={line} finishedAt={finishedAt} />
        ))}
      </ul>
    </details>
  );
}

function Stories({ groups, finishedAt }: { groups: readonly ResultGroup[]; finishedAt: string | undefined }) {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<(typeof filters)[number]['value']>('all');
  const filter: ResultFilter = useDeferredValue(
    useMemo(
      () => ({ text, ...(chosen !== 'all' && { outcome: chosen as Outcome | 'undecided' }) }),
      [text, chosen],
    ),
  );
  const shown = useMemo(() => filterResults(groups, filter), [groups, filter]);
  const count = shown.reduce((sum, { lines }) => sum + lines.length, 0);
  const isFiltered = filter.text.trim() !== '' || filter.outcome !== undefined;
  return (
    <Stack space="6">
      <search className={styles.filter}>
        <TextField
          label="Find"
          type="search"
          help="Words in a title, a story, a test or an axe rule"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label="Result"
          options={filters}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as typeof chosen)}
        />
      </search>
      <Text size="small" tone="muted" role="status">
        {count === 0 ? 'No story matches.' : `${plural(count, 'story or test', 'stories and tests')} shown.`}
      </Text>
      <div>
        {shown.map((group) => (
          <Group
            // Remounts when filtering starts or ends, so that a filter opens its matches and the user can still toggle them.
            key={`${group.title} ${isFiltered}`}
            group={group}
            isOpen={isFiltered}
            finishedAt={finishedAt}
          />
        ))}
      </div>
    </Stack>
  );
}

function StoryLinks({ label, ids }: { label: string; ids: readonly string[] }) {
  return (
    <details className={styles.ids}>
      <summary>{`${label} ${plural(ids.length, 'story', 'stories')}`}</summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <EntryLink id={id} kind="story">
              {id}
            </EntryLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Rule({ rule }: { rule: RuleLine }) {
  return (
    <li className={styles.line}>
      <Mark outcome={rule.outcome} />
      <div className={styles.entry}>
        <a className={styles.link} href={rule.helpUrl} target="_blank" rel="noreferrer">
          {rule.id}
        </a>
        <span className={styles.facts}>
          {[
            rule.help,
            rule.outcome === 'unused'
              ? 'no story has a matching element'
              : `passed in ${plural(rule.passed, 'story', 'stories')}`,
          ].join(' · ')}
        </span>
        {rule.violated.length > 0 && <StoryLinks label="Broken in" ids={rule.violated} />}
        {rule.undecided.length > 0 && <StoryLinks label="To check by eye in" ids={rule.undecided} />}
      </div>
    </li>
  );
}

function Figures({
  report,
  groups,
  rules,
}: {
  report: TestReport;
  groups: readonly ResultGroup[];
  rules: readonly RuleLine[];
}) {
  const counts = countOutcomes(groups);
  const broken = rules.filter(({ outcome }) => outcome === 'failed').length;
  const figures = [
    ['Passed', counts.passed, 'passed'],
    ['Failed', counts.failed, counts.failed > 0 ? 'failed' : undefined],
    ['Not tested', counts.untested + counts.skipped, undefined],
    ['Axe rules', rules.length, undefined],
    ['Axe rules broken', broken, broken > 0 ? 'failed' : undefined],
  ] as const;
  return (
    <Stack space="6">
      <dl className={styles.figures}>
        {figures.map(([label, figure, outcome]) => (
          <div key={label} className={styles.figure} data-outcome={outcome}>
            <dt>{label}</dt>
            <dd>{figure.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
      {report.brokenFiles.length > 0 && (
        <InlineMessage tone="failure">
          {`Files that could not be loaded, so none of their stories was tested: ${report.brokenFiles.join(', ')}`}
        </InlineMessage>
      )}
    </Stack>
  );
}

function revisionText(revision: string): string {
  if (revision === '') return 'of an unknown revision';
  return revision.endsWith('+')
    ? `at revision ${revision.slice(0, -1)}, with changes that were not committed`
    : `at revision ${revision}`;
}

/** Explains how to create a report if there is none. */
function NoReport() {
  return (
    <Stack space="4">
      <Heading level={3}>This Storybook has no test report</Heading>
      <Text measure>
        Run the tests of the stories and build Storybook again, or open it while developing: it reads the
        report each time this page opens.
      </Text>
      <pre className={styles.commands}>
        <code>{'npm run test:stories\nnpm run build-storybook'}</code>
      </pre>
      <Text measure>
        The stories below are listed as not tested. A run of a few stories adds their results to the report.
      </Text>
    </Stack>
  );
}

/** Page with the last result of every story, its tests and every axe rule. */
export function TestResultsPage() {
  const index = useStoryIndex();
  const loaded = useTestReport();
  const byTitle = useMemo(
    () => (index.state === 'ready' ? Map.groupBy(index.entries, ({ title }) => title) : undefined),
    [index],
  );
  const report = loaded.state === 'ready' ? loaded.report : null;
  const groups = useMemo(() => (byTitle ? resultGroups(byTitle, report) : []), [byTitle, report]);
  const rules = useMemo(() => (report ? ruleLines(groups, report) : []), [groups, report]);
  const isReady = byTitle && loaded.state === 'ready';
  return (
    <FoundationPage
      title="Test results"
      lead="Every story with its play function and its tests, and every accessibility rule of axe, each with its last result."
    >
      {(index.state === 'loading' || loaded.state === 'loading') && (
        <Spinner label="Reading the test report" />
      )}
      {(index.state === 'failed' || loaded.state === 'failed') && (
        <ErrorState
          message="The test report could not be read"
          text="Open this page from a running or built Storybook."
        />
      )}
      {isReady && (
        <>
          <Chapter
            title="The last run"
            text={
              report
                ? `${dateAndTime.format(new Date(report.finishedAt))}, ${revisionText(report.revision)}. Stories that were not part of it show their previous result.`
                : 'The tests have not been run yet.'
            }
          >
            {report ? <Figures report={report} groups={groups} rules={rules} /> : <NoReport />}
          </Chapter>
          <Chapter
            title="Stories and tests"
            text="A story passes when it renders, its play function ends without an error, every call has a handler and axe finds nothing."
          >
            <Stories groups={groups} finishedAt={report?.finishedAt} />
          </Chapter>
          {report && (
            <Chapter
              title="Axe rules"
              text="Each name opens axe's page about the rule. Results that axe can't decide, such as for text over a picture, need a manual check."
            >
              <ul className={styles.lines}>
                {rules.map((rule) => (
                  <Rule key={rule.id} rule={rule} />
                ))}
              </ul>
            </Chapter>
          )}
        </>
      )}
    </FoundationPage>
  );
}
