import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, useContext } from 'react';
import { AlsoCalled } from '../../ui/stories/also-called.tsx';
import {
  ElementAnatomy,
  ElementAttributes,
  ElementFacts,
  ElementKeyboard,
} from '../../ui/stories/element-facts.tsx';
import { ScreenRules } from './screen-rules.tsx';
import styles from './story-page.module.css';

/**
 * The guidance of each component, by the path of its stories. No `Suspense` is around it: the page waits for it, because its table of contents
 * is made once, from the headings that are there.
 */
const guidance = new Map(
  Object.entries(
    import.meta.glob<{ default: ComponentType }>('../../ui/{components,layout,membership,patterns}/**/*.mdx'),
  ).map(([path, load]) => [path.replace('../../', './').replace('.mdx', '.stories.tsx'), lazy(load)]),
);

/** Stories with their headings. Screens, matrices and mails have no code sample. */
function StoryList({ from = 0, heading: Heading }: { from?: number; heading: 'h2' | 'h3' }) {
  return useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .slice(from)
    .map((story) => (
      <section key={story.id}>
        <Heading id={`anchor--${story.id}`}>{story.name}</Heading>
        <Description of={story.moduleExport} />
        <Canvas
          of={story.moduleExport}
          sourceState={Heading === 'h2' || story.name === 'Matrix' ? 'none' : undefined}
        />
      </section>
    ));
}

/** Description, Playground, guidance, props and stories of a component. */
function ElementPage({ storiesPath }: { storiesPath: string }) {
  const Guidance = guidance.get(storiesPath);
  return (
    <>
      <Primary />
      <ElementAnatomy />
      {Guidance && (
        <div className={styles.guidance}>
          <Guidance />
        </div>
      )}
      <ElementKeyboard />
      <section className={styles.section}>
        <h2>Props</h2>
        <ElementAttributes />
        <Controls />
      </section>
      <ElementFacts />
      <section className={styles.section}>
        <h2>In every state</h2>
        <StoryList from={1} heading="h3" />
      </section>
    </>
  );
}

/** Documentation page of everything with stories: components, screens, mails. */
export function StoryPage() {
  const context = useContext(DocsContext);
  const first = context.componentStories()[0];
  const { alsoCalled, fileName } = (first?.parameters ?? {}) as { alsoCalled?: string; fileName?: string };
  return (
    <>
      <Title />
      <Subtitle />
      {alsoCalled && <AlsoCalled words={alsoCalled} />}
      <Description />
      {fileName?.startsWith('./screens/') ? (
        <>
          <ScreenRules />
          <StoryList heading="h2" />
        </>
      ) : (
        <ElementPage storiesPath={fileName ?? ''} />
      )}
    </>
  );
}
