/// <reference path="./virtual-coverage.d.ts" />
import { rows, unnamed } from 'virtual:coverage';
import { Button, EmptyState, SelectField, TextField } from '@imc/ui';
import { type Ref, useDeferredValue, useRef, useState } from 'react';
import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import {
  areaOf,
  type CoverageFilter,
  type CoverageLine,
  type CoverageState,
  coverageLines,
  filterLines,
  noFilter,
} from './coverage-filter.ts';
import styles from './coverage-page.module.css';
import { MarkdownText } from './markdown-text.tsx';
import { type IndexEntry, isStory } from './story-index.ts';
import { EntryLink, StoryLinks, storyLabel } from './story-links.tsx';
import { WithStoryIndex } from './with-story-index.tsx';

const stateLabels: Readonly<Record<CoverageState, string>> = {
  story: 'Shown by a story',
  test: 'Covered by a test only',
  none: 'Not covered',
};

const states = Object.keys(stateLabels) as CoverageState[];

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Number of statements by state. Each is a toggle that filters by its state. */
function Counts({ lines, filter, onFilter }: FilterProps) {
  return (
    <ul className={styles.counts}>
      {states.map((state) => {
        const count = lines.filter((line) => line.state === state).length;
        return (
          <li key={state}>
            <button
              type="button"
              className={styles.count}
              aria-pressed={filter.state === state}
              onClick={() => onFilter({ ...filter, state: filter.state === state ? '' : state })}
            >
              <span className={styles.figure}>{count}</span> {stateLabels[state]}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface FilterProps {
  lines: readonly CoverageLine[];
  filter: CoverageFilter;
  onFilter: (filter: CoverageFilter) => void;
}

function Filters({ lines, filter, search, onFilter }: FilterProps & { search: Ref<HTMLInputElement> }) {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  const areas = [...new Set(lines.flatMap((line) => line.areas))];
  return (
    <search className={styles.filters} aria-label="Statements">
      <TextField
        ref={search}
        type="search"
        label="Text, number or story"
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <SelectField
        label="Kind"
        options={[{ value: '', label: 'All kinds' }, ...options(kinds)]}
        value={filter.kind}
        onChange={({ target }) => onFilter({ ...filter, kind: target.value })}
      />
      <SelectField
        label="Area"
        options={[{ value: '', label: 'All areas' }, ...options(areas)]}
        value={filter.area}
        onChange={({ target }) => onFilter({ ...filter, area: target.value })}
      />
    </search>
  );
}

/** A statement with its exact texts, stories and tests. */
function Statement({ line }: { line: CoverageLine }) {
  const texts = Object.entries(line.texts);
  const others = line.entries.filter(({ id }) => !Object.values(line.texts).includes(id));
  return (
    <li className={styles.statement} id={line.id}>
      <p className={styles.text}>
        <span className={styles.id}>{line.id}</span>
        <MarkdownText>{line.text}</MarkdownText>
      </p>
      <div className={styles.proof}>
        {texts.length > 0 && (
          <dl className={styles.texts}>
            {texts.map(([text, id]) => {
              const story = line.entries.find((entry) => entry.id === id);
              return (
                <div key={text}>
                  <dt>“{text}”</dt>
                  <dd>
                    {story ? (
                      <EntryLink id={id} kind="story">
                        {storyLabel(story)}
                      </EntryLink>
                    ) : (
                      'no story'
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        )}
        {others.length > 0 && <StoryLinks stories={others} />}
        {line.tests.map((path) => (
          <p key={path} className={styles.test}>
            Test <code>{path}</code>
          </p>
        ))}
        {line.state === 'none' && <p className={styles.test}>Not covered.</p>}
      </div>
    </li>
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function Statements({ lines }: { lines: readonly CoverageLine[] }) {
  const kinds = Map.groupBy(lines, ({ kind }) => kind);
  return [...kinds].map(([kind, found]) => (
    <Chapter
      key={kind}
      title={kind}
      text={`${counted(found.length, 'statement')}, ${found.filter(({ state }) => state === 'story').length} shown by stories.`}
    >
      <ul className={styles.statements}>
        {found.map((line) => (
          <Statement key={line.id} line={line} />
        ))}
      </ul>
    </Chapter>
  ));
}

/** Texts and stories that no statement lists. */
function Beyond({ index }: { index: readonly IndexEntry[] }) {
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  const named = new Set(rows.flatMap(({ stories }) => stories));
  const others = index.filter((entry) => isStory(entry) && !named.has(entry.id));
  return (
    <>
      <Chapter
        title="Texts beyond the specification"
        text={`${counted(unnamed.length, 'story checks', 'stories check')} a text that no statement contains. Their wording follows Voice and wording.`}
      >
        <ul className={styles.statements}>
          {unnamed.map(({ story, texts }) => {
            const entry = byId.get(story);
            return (
              <li key={story} className={styles.statement}>
                <p className={styles.text}>{texts.map((text) => `“${text}”`).join(' ')}</p>
                <div className={styles.proof}>{entry && <StoryLinks stories={[entry]} />}</div>
              </li>
            );
          })}
        </ul>
      </Chapter>
      <Chapter
        title="Other stories"
        text={`${counted(others.length, 'story', 'stories')} that no statement lists: more states, sizes and variants.`}
      >
        {[...Map.groupBy(others, areaOf)].map(([area, stories]) => (
          <details key={area} className={styles.details}>
            <summary>
              {area} <span className={styles.muted}>{stories.length}</span>
            </summary>
            <StoryLinks stories={stories} />
          </details>
        ))}
      </Chapter>
    </>
  );
}

function Content({ index }: { index: readonly IndexEntry[] }) {
  const [filter, setFilter] = useState(noFilter);
  const search = useRef<HTMLInputElement>(null);
  const deferred = useDeferredValue(filter);
  const lines = coverageLines(rows, index);
  const found = filterLines(lines, deferred);
  // The button that resets the filter disappears, and must not take the focus with it.
  const showAll = () => {
    setFilter(noFilter);
    search.current?.focus();
  };
  return (
    <>
      <div className={styles.tools}>
        <Counts lines={lines} filter={filter} onFilter={setFilter} />
        <Filters lines={lines} filter={filter} search={search} onFilter={setFilter} />
        <p role="status" className={styles.muted}>
          {found.length === lines.length
            ? `All ${lines.length} statements`
            : `${found.length} of ${lines.length} statements`}
        </p>
      </div>
      <Statements lines={found} />
      {found.length === 0 && (
        <EmptyState
          text="No statement matches these filters."
          action={
            <Button variant="secondary" onClick={showAll}>
              Show all statements
            </Button>
          }
        />
      )}
      {found.length === lines.length && <Beyond index={index} />}
    </>
  );
}

/** Every statement of the specification with the stories and tests that cover it. */
export function CoveragePage() {
  return (
    <FoundationPage
      title="Coverage"
      lead="Every statement of the specification, to the letter, with the stories that show it. Statements about the server, requests and storage list the tests that check them."
    >
      <WithStoryIndex>{(index) => <Content index={index} />}</WithStoryIndex>
    </FoundationPage>
  );
}
