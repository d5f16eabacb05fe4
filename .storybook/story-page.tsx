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
import { AlsoCalled } from '../ui/stories/also-called.tsx';

/** Height of a screen in its frame: a phone's or a small laptop's first view. */
const screenHeight = '46rem';

/** A screen in each of its outcomes. Each stands in a frame of its own: their providers answer differently, and layouts stick to their window. */
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

/** The page of whatever has no page of rules of its own: screens and layout. */
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
        <ScreenStories />
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
