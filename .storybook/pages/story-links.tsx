import type { ReactNode } from 'react';
import type { IndexEntry } from './story-index.ts';
import styles from './story-links.module.css';

/** Opens an entry in Storybook around this page. */
export function EntryLink({
  id,
  kind,
  children,
}: {
  id: string;
  kind: 'docs' | 'story';
  children: ReactNode;
}) {
  return (
    <a className={styles.link} href={`?path=/${kind}/${id}`} target="_top">
      {children}
    </a>
  );
}

/** Last part of a title and the name of the story: `Login › Wrong Password`. */
export const storyLabel = ({ title, name }: IndexEntry): string => `${title.split('/').at(-1)} › ${name}`;

/** Stories side by side, each a link. */
export function StoryLinks({ stories }: { stories: readonly IndexEntry[] }) {
  return (
    <ul className={styles.stories}>
      {stories.map((story) => (
        <li key={story.id}>
          <EntryLink id={story.id} kind="story">
            {storyLabel(story)}
          </EntryLink>
        </li>
      ))}
    </ul>
  );
}
