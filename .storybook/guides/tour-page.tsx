import { Button, Heading, Text } from '@imc/ui';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { FoundationPage } from '../../ui/foundations/foundation-page.tsx';
import { EntryLink } from '../pages/story-links.tsx';
import { StoryFrame } from './story-frame.tsx';
import { type TourStop, tour } from './tour.ts';
import styles from './tour-page.module.css';

interface StopProps {
  stop: TourStop;
  place: number;
  heading: RefObject<HTMLHeadingElement | null>;
  onGo: (place: number) => void;
}

/** A stop with its description, the Previous and Next buttons, and the story. */
function Stop({ stop, place, heading, onGo }: StopProps) {
  return (
    <section className={styles.stop} aria-label={`Stop ${place + 1}`}>
      <div className={styles.words}>
        <Text tone="muted" size="small">
          Stop {place + 1} of {tour.length}
        </Text>
        <Heading level={2} ref={heading} tabIndex={-1}>
          {stop.title}
        </Heading>
        <Text measure>
          {stop.see} {stop.try}
        </Text>
      </div>
      <div className={styles.ways}>
        <Button variant="secondary" disabled={place === 0} onClick={() => onGo(place - 1)}>
          Previous
        </Button>
        <Button disabled={place === tour.length - 1} onClick={() => onGo(place + 1)}>
          Next
        </Button>
        <EntryLink id={stop.story} kind="story">
          Open this story in Storybook
        </EntryLink>
      </div>
      <StoryFrame story={stop.story} title={stop.title} />
    </section>
  );
}

/** Ten stories that show the whole product, one at a time. */
export function TourPage() {
  const [place, setPlace] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = tour[place];
  const go = (to: number) => {
    flushSync(() => setPlace(to));
    heading.current?.focus();
  };
  return (
    <FoundationPage
      title="A tour in ten stops"
      lead="Ten minutes, from the first page that a visitor sees to the admin's decision. Each stop explains what to see and what to try. Everything in the frames is interactive."
    >
      <div className={styles.tour}>
        <nav aria-label="Stops of the tour">
          <ol className={styles.stops}>
            {tour.map(({ story, title }, index) => (
              <li key={story}>
                <button
                  type="button"
                  className={styles.choice}
                  aria-current={index === place ? 'step' : undefined}
                  onClick={() => go(index)}
                >
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        {stop && <Stop stop={stop} place={place} heading={heading} onGo={go} />}
      </div>
    </FoundationPage>
  );
}
