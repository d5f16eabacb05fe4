import { Heading, Text } from '@imc/ui';
import { Chapter, FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import type { IndexEntry } from '../pages/story-index.ts';
import { EntryLink, storyLabel } from '../pages/story-links.tsx';
import { WithStoryIndex } from '../pages/with-story-index.tsx';
import styles from './journey-page.module.css';
import { type Journey, type JourneyName, type JourneyStep, journeys } from './journeys.ts';

function Step({ step, number, story }: { step: JourneyStep; number: number; story: IndexEntry | undefined }) {
  return (
    <li className={styles.step}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div>
        <Text>{step.text}</Text>
        <EntryLink id={step.story} kind="story">
          {story ? storyLabel(story) : step.story}
        </EntryLink>
      </div>
    </li>
  );
}

function Parts({ journey, index }: { journey: Journey; index: readonly IndexEntry[] }) {
  const byId = new Map(index.map((entry) => [entry.id, entry]));
  const starts = journey.parts.map((_, place) =>
    journey.parts.slice(0, place).reduce((sum, { steps }) => sum + steps.length, 1),
  );
  return journey.parts.map(({ title, steps }, place) => {
    const start = starts[place] ?? 1;
    return (
      <Chapter key={title} title={title} text={`${steps.length} screens`}>
        <ol className={styles.steps} start={start}>
          {steps.map((step, at) => (
            <Step key={step.story} step={step} number={start + at} story={byId.get(step.story)} />
          ))}
        </ol>
      </Chapter>
    );
  });
}

/** The screens of a journey in order, each with a link to its story. */
export function JourneyPage({ name }: { name: JourneyName }) {
  const journey: Journey = journeys[name];
  return (
    <FoundationPage title={journey.title} lead={journey.lead}>
      <WithStoryIndex>{(index) => <Parts journey={journey} index={index} />}</WithStoryIndex>
      {journey.flow && (
        <Chapter title="As a flow" text="A play function goes through the whole site, step by step.">
          <Heading level={3}>
            <EntryLink id={journey.flow} kind="story">
              Watch the flow
            </EntryLink>
          </Heading>
        </Chapter>
      )}
    </FoundationPage>
  );
}
