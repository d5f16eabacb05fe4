import { routes } from 'virtual:coverage-routes';
import { ErrorState, Spinner, VisuallyHidden } from '@imc/ui';
import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import styles from './coverage-page.module.css';
import { elements, views } from './specification.ts';
import { type IndexEntry, useStoryIndex } from './story-index.ts';

type Titles = ReadonlyMap<string, readonly IndexEntry[]>;

const isStory = ({ type, subtype }: IndexEntry) => type === 'story' && subtype !== 'test';

/** What an entry of the specification is called here, and where it is shown. */
interface Line {
  readonly name: string;
  readonly note?: string;
  readonly title: string;
  readonly story?: string;
}

/** Opens an entry in Storybook around this page. */
function EntryLink({ id, kind, children }: { id: string; kind: 'docs' | 'story'; children: string }) {
  return (
    <a className={styles.link} href={`?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  );
}

function CoverageLine({ line, titles }: { line: Line; titles: Titles }) {
  const entries = titles.get(line.title) ?? [];
  const stories = entries.filter(isStory).filter(({ name }) => !line.story || name === line.story);
  const docs = entries.find(({ type }) => type === 'docs');
  return (
    <tr>
      <th scope="row">
        {docs ? (
          <EntryLink id={docs.id} kind="docs">
            {line.name}
          </EntryLink>
        ) : (
          line.name
        )}
        {line.note && <span className={styles.note}>{line.note}</span>}
      </th>
      <td className={styles.count}>{stories.length || ''}</td>
      <td>
        {stories.length === 0 && <span className={styles.missing}>to come</span>}
        <ul className={styles.stories}>
          {stories.map(({ id, name }) => (
            <li key={id}>
              <EntryLink id={id} kind="story">
                {name}
              </EntryLink>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

function CoverageTable({
  caption,
  lines,
  titles,
}: {
  caption: string;
  lines: readonly Line[];
  titles: Titles;
}) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{caption}</th>
            <th scope="col" className={styles.count}>
              Stories
            </th>
            <th scope="col">States</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <CoverageLine key={line.name + line.title} line={line} titles={titles} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const routeLines = (area: string): Line[] =>
  [...(routes[area] ?? []), ...views.filter(({ title }) => title.startsWith(`Screens/${area}/`))].map(
    ({ path, purpose, title }) => ({ name: path, note: purpose, title }),
  );

const shown = (lines: readonly Line[], titles: Titles) =>
  `${lines.filter(({ title }) => titles.get(title)?.some(isStory)).length} of ${lines.length} are here.`;

function Chapters({ titles }: { titles: Titles }) {
  const flows = [...titles].filter(([title]) => title.startsWith('Flows/'));
  return (
    <>
      {Object.keys(routes).map((area) => (
        <Chapter
          key={area}
          title={`${area} addresses`}
          text={`Each screen once for every answer that the server can give. ${shown(routeLines(area), titles)}`}
        >
          <CoverageTable caption="Address" lines={routeLines(area)} titles={titles} />
        </Chapter>
      ))}
      {Object.entries(elements).map(([group, lines]) => (
        <Chapter
          key={group}
          title={group}
          text={`Each name opens its page of rules. ${shown(lines, titles)}`}
        >
          <CoverageTable caption="Element" lines={lines} titles={titles} />
        </Chapter>
      ))}
      <Chapter title="Flows" text="Whole journeys over the site's own route table, with named steps.">
        <CoverageTable
          caption="Journey"
          lines={flows.map(([title]) => ({ name: title.replace('Flows/', ''), title }))}
          titles={titles}
        />
      </Chapter>
    </>
  );
}

/** What the specification asks for, beside what is shown of it here and now. */
export function CoveragePage() {
  const index = useStoryIndex();
  return (
    <FoundationPage
      title="Coverage"
      lead="Every address and every element of the specification, with the stories that exist of it. Drawn from Storybook's own list as this page opens."
    >
      {index.state === 'loading' && <Spinner label="Reading the list of stories" />}
      {index.state === 'failed' && (
        <ErrorState
          message="The list of stories could not be read"
          text="Open this page from a running or built Storybook."
        />
      )}
      {index.state === 'ready' && <Chapters titles={index.byTitle} />}
    </FoundationPage>
  );
}
