import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { AlsoCalled } from '../../ui/stories/also-called.tsx';
import { ScreenRules } from './screen-rules.tsx';

/** Height of a screen's frame: the first view on a phone or a small laptop. */
const screenHeight = '46rem';

/** All stories of a screen, each in its own frame, because their mocks differ and layouts are sticky to the viewport. */
function ScreenStories() {
  const context = useContext(DocsContext);
  return context
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'))
    .map((story) => (
      <section key={story.id}>
        <h2 id={`anchor--${story.id}`}>{story.name}</h2>
        <Description of={story.moduleExport} />
        <Canvas of={story.moduleExport} story={{ inline: false, height: screenHeight }} sourceState="none" />
      </section>
    ));
}

/** Documentation page of components without an mdx file: screens and layout. */
export function StoryPage() {
  const context = useContext(DocsContext);
  const first = context.componentStories()[0];
  const isScreen = first?.title.startsWith('Screens/');
  const alsoCalled: unknown = first?.parameters.alsoCalled;
  return (
    <>
      <Title />
      <Subtitle />
      {typeof alsoCalled === 'string' && <AlsoCalled words={alsoCalled} />}
      <Description />
      {isScreen ? (
        <>
          <ScreenRules />
          <ScreenStories />
        </>
      ) : (
        <>
          <Primary />
          <Controls />
          <Stories includePrimary={false} />
        </>
      )}
    </>
  );
}
