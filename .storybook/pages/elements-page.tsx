import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import styles from './elements-page.module.css';
import { type ElementEntry, elements } from './specification.ts';
import { type IndexEntry, isStory } from './story-index.ts';
import { EntryLink } from './story-links.tsx';
import { WithStoryIndex } from './with-story-index.tsx';

type Titles = ReadonlyMap<string, readonly IndexEntry[]>;

const byTitle = (entries: readonly IndexEntry[]): Titles => Map.groupBy(entries, ({ title }) => title);

function ElementLine({ line, titles }: { line: ElementEntry; titles: Titles }) {
  const entries = titles.get(line.title) ?? [];
  const stories = entries.filter(isStory).filter(({ name }) => !line.story || name === line.story);
  const docs = entries.find(({ type }) => type === 'docs');
  return (
    <li className={styles.element}>
      <p className={styles.name}>
        {docs ? (
          <EntryLink id={docs.id} kind="docs">
            {line.name}
          </EntryLink>
        ) : (
          line.name
        )}{' '}
        <span className={styles.count}>{stories.length}</span>
      </p>
      <ul className={styles.stories}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <EntryLink id={id} kind="story">
              {name}
            </EntryLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

const shown = (lines: readonly ElementEntry[], titles: Titles) =>
  `${lines.filter(({ title }) => titles.get(title)?.some(isStory)).length} of ${lines.length} have stories.`;

function Chapters({ titles }: { titles: Titles }) {
  return Object.entries(elements).map(([group, lines]) => (
    <Chapter key={group} title={group} text={`Each name opens its docs page. ${shown(lines, titles)}`}>
      <ul className={styles.elements}>
        {lines.map((line) => (
          <ElementLine key={line.name + line.title} line={line} titles={titles} />
        ))}
      </ul>
    </Chapter>
  ));
}

/** Lists every documented element with its stories. */
export function ElementsPage() {
  return (
    <FoundationPage
      title="All elements"
      lead="Every documented element of the product, by its common name, with its stories."
    >
      <WithStoryIndex>{(entries) => <Chapters titles={byTitle(entries)} />}</WithStoryIndex>
    </FoundationPage>
  );
}
