/// <reference path="./virtual-statements.d.ts" />
import { statements } from 'virtual:statements';
import { SelectField, Stack, Text, TextField } from '@imc/ui';
import { useDeferredValue, useState } from 'react';
import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import { type CoverageFilter, type CoverageLine, coverageLines, filterLines } from './coverage-filter.ts';
import { StatementList } from './statement-list.tsx';
import { StoryLinks } from './story-links.tsx';

const states = {
  texts: 'Texts seen in its stories',
  story: 'Shown by a story, no text to check',
  test: 'Covered by a test only',
  none: 'Not covered',
} as const;

const Proof = ({ stories, unseen, tests, state }: CoverageLine) => (
  <>
    {stories.length > 0 && <StoryLinks stories={stories} />}
    {stories.length > 0 && unseen.length > 0 && (
      <div>Not seen in the last run of the stories: {unseen.map((text) => `‘${text}’`).join(', ')}</div>
    )}
    {tests.map((path) => (
      <div key={path}>
        Test <code>{path}</code>
      </div>
    ))}
    {state === 'none' && <strong>Not covered</strong>}
  </>
);

const lines = coverageLines(statements);

function Lines() {
  const [filter, setFilter] = useState<CoverageFilter>({ text: '', kind: '', state: '' });
  const found = filterLines(lines, useDeferredValue(filter));
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  return (
    <>
      <search aria-label="Statements">
        <Stack>
          <TextField
            type="search"
            label="Text, number or story"
            value={filter.text}
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
          <SelectField
            label="Kind"
            placeholder="All kinds"
            options={[...new Set(lines.map(({ kind }) => kind))].map((kind) => ({
              value: kind,
              label: kind,
            }))}
            value={filter.kind}
            onChange={({ target }) => setFilter({ ...filter, kind: target.value })}
          />
          <SelectField
            label="Coverage"
            placeholder="All statements"
            options={Object.entries(states).map(([value, label]) => ({
              value,
              label: `${label} (${count(value)})`,
            }))}
            value={filter.state}
            onChange={({ target }) =>
              setFilter({ ...filter, state: target.value as CoverageFilter['state'] })
            }
          />
          <Text role="status" tone="muted">
            {`${found.length} of ${lines.length} statements`}
          </Text>
        </Stack>
      </search>
      {[...Map.groupBy(found, ({ kind }) => kind)].map(([kind, of]) => (
        <Chapter
          key={kind}
          title={kind}
          text={`${of.length} statements, ${of.filter(({ state }) => state === 'texts' || state === 'story').length} shown by stories`}
        >
          <details open={found.length < lines.length}>
            <summary>Show the statements</summary>
            <StatementList statements={of}>{Proof}</StatementList>
          </details>
        </Chapter>
      ))}
    </>
  );
}

/** Every statement of the specification with the stories and tests that cover it. */
export const CoveragePage = () => (
  <FoundationPage
    title="Coverage"
    lead="Every statement of the specification, to the letter, with the stories that show it and the tests that name it."
  >
    <Lines />
  </FoundationPage>
);
