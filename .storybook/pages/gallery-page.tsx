import { Heading, Spinner, Stack } from '@imc/ui';
import { type ComponentType, lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import { FlatDialogs } from '../../ui/stories/dos-and-donts.tsx';
import { entryAddress } from '../docs/entry-links.ts';
import styles from './gallery-page.module.css';

/** As Storybook lists it. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly type: string;
  /** Of its file, relative to the root of the repository. */
  readonly importPath: string;
}

/** In the order of the sidebar. */
const entries: Promise<IndexEntry[]> = fetch('index.json')
  .then((response) => response.json())
  .then((index) => Object.values(index.entries));

interface Input {
  readonly args?: object;
  readonly component?: ComponentType<object>;
  readonly parameters?: { readonly layout?: string };
}

/** The part of a stories file that a drawing needs. */
interface StoriesFile {
  readonly Playground: { readonly input: Input; readonly meta: { readonly input: Input } };
}

/** Draws each component with the args of its Playground, as small as its layout requires. */
const drawings = new Map(
  Object.entries(
    import.meta.glob<StoriesFile>('../../ui/{components/*,layout,patterns,membership/*}/*/*.stories.tsx'),
  ).map(([path, load]) => [
    path.replace('../../', './'),
    lazy(async () => {
      const { input, meta } = (await load()).Playground;
      const Component = meta.input.component as ComponentType<object>;
      const drawing = (
        <div className={styles.drawing} data-layout={meta.input.parameters?.layout}>
          <Component {...meta.input.args} {...input.args} />
        </div>
      );
      return { default: () => drawing };
    }),
  ]),
);

/** An element, which is drawn when it comes near the window. */
function ElementCard({ entry: { id, title, importPath } }: { entry: IndexEntry }) {
  const card = useRef<HTMLLIElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setIsNear(true);
        observer.disconnect();
      },
      { rootMargin: '50%' },
    );
    observer.observe(card.current as Element);
    return () => observer.disconnect();
  }, []);
  const Drawing = drawings.get(importPath);
  const name = title.split('/').at(-1);
  return (
    <li ref={card} className={styles.element}>
      <div className={styles.picture} inert>
        <Suspense fallback={<Spinner label={`Loading ${name}`} />}>
          {isNear && Drawing && <Drawing />}
        </Suspense>
      </div>
      <a className={styles.link} href={entryAddress(id, 'docs')} target="_top">
        {name}
      </a>
    </li>
  );
}

function Groups() {
  const elements = use(entries).filter(({ type, importPath }) => type === 'docs' && drawings.has(importPath));
  const groups = Map.groupBy(elements, ({ title }) => title.split('/').slice(1, -1).join(': '));
  return [...groups].map(([group, members]) => (
    <Stack key={group} as="section" space="4">
      <Heading level={2}>{group}</Heading>
      <ul className={styles.elements}>
        {members.map((entry) => (
          <ElementCard key={entry.id} entry={entry} />
        ))}
      </ul>
    </Stack>
  ));
}

/** Draws every element of the library, by group. */
export const GalleryPage = () => (
  <FoundationPage
    title="All elements"
    lead="Every element of the library as it looks. Its name opens its page."
  >
    <MemoryRouter>
      <FlatDialogs>
        <Suspense fallback={<Spinner label="Loading the list of stories" />}>
          <Groups />
        </Suspense>
      </FlatDialogs>
    </MemoryRouter>
  </FoundationPage>
);
