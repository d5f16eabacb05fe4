import { VisuallyHidden } from '@imc/ui';
import type { ReactNode } from 'react';
import { type EntryKind, entryAddress } from '../docs/entry-links.ts';
import type { IndexEntry } from './story-index.ts';
import styles from './story-links.module.css';

/** Links to a docs page or story and opens it in the surrounding Storybook. */
export function EntryLink({ id, kind, children }: { id: string; kind: EntryKind; children: ReactNode }) {
  return (
    <a className={styles.link} href={entryAddress(id, kind)} target="_top">
      {children}
    </a>
  );
}

/** Returns the last part of the title and the name of the story, for example `Login › Wrong Password`. */
export const storyLabel = ({ title, name }: IndexEntry): string => `${title.split('/').at(-1)} › ${name}`;

/** Links to stories, grouped by title. */
export function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return (
    <ul className={styles.titles}>
      {[...Map.groupBy(stories, ({ title }) => title)].map(([title, named]) => (
        <li key={title} className={styles.stories}>
          <span className={styles.title} aria-hidden="true">
            {title.split('/').at(-1)}
          </span>
          {named.map((story) => (
            <EntryLink key={story.id} id={story.id} kind="story">
              <VisuallyHidden>{title.split('/').at(-1)}: </VisuallyHidden>
              {story.name}
            </EntryLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
