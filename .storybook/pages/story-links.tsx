import { VisuallyHidden } from '@imc/ui';
import type { ReactNode } from 'react';
import { entryAddress } from '../docs/entry-links.ts';
import type { Statement } from './statements.ts';
import styles from './story-links.module.css';

/** Links to a story and opens it in the surrounding Storybook. */
export function EntryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={entryAddress(id, 'story')} target="_top">
      {children}
    </a>
  );
}

/** Links to stories, grouped by title. */
export function StoryLinks({ stories }: Pick<Statement, 'stories'>) {
  return (
    <ul className={styles.titles}>
      {[...Map.groupBy(stories, ({ title }) => title)].map(([title, named]) => (
        <li key={title} className={styles.stories}>
          <span className={styles.title} aria-hidden="true">
            {title.split('/').at(-1)}
          </span>
          {named.map((story) => (
            <EntryLink key={story.id} id={story.id}>
              <VisuallyHidden>{title.split('/').at(-1)}: </VisuallyHidden>
              {story.name}
            </EntryLink>
          ))}
        </li>
      ))}
    </ul>
  );
}
