import { ButtonLink, EventCard, Section, Stack, Text, type TilePattern, tileRows } from '@imc/ui';
import { useEffect, useState } from 'react';
import {
  calendarPath,
  type EventContent,
  events,
  feeText,
  isDated,
  membershipPages,
} from '../../content/index.ts';
import { CallToAction } from '../../shared/call-to-action.tsx';
import { ContentPage } from '../../shared/content-page.tsx';
import { EventDate } from './event-date.tsx';
import { isOver } from './is-over.ts';

/** One pattern per event, in the head of the page and beside its title. */
const patterns: readonly TilePattern[] = ['circles', 'arcs', 'lattice', 'strokes', 'petals', 'diamond'];
const tones = ['bright', 'rest', 'deep'] as const;

export interface EventsScreenProps {
  /** Default: those of the content. */
  items?: readonly EventContent[];
}

/** The events (S-2.52), with date, place, fee and calendar file if they have them (S-2.104). */
export function EventsScreen({ items = events.items }: EventsScreenProps) {
  const { next } = events;
  // Unknown until hydration, because the page was rendered at build time.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <ContentPage
      page={events}
      series={membershipPages}
      tiles={tileRows({
        count: items.length,
        columns: Math.min(items.length, 3),
        tone: (index) => tones[index % tones.length] ?? 'rest',
        patterns,
      })}
      height="low"
    >
      <Section as="div" ground="sheet">
        <Stack as="ul" space="0">
          {items.map((event, index) => {
            const { slug, title, format, text, place } = event;
            const over = now !== undefined && isOver(event, now);
            return (
              <EventCard
                key={slug}
                as="li"
                headingLevel={2}
                title={title}
                format={format}
                pattern={patterns[index % patterns.length]}
                date={isDated(event) ? <EventDate {...event} /> : events.periodically}
                dateLabel={events.dateLabel}
                place={place}
                placeLabel={events.placeLabel}
                fee={feeText(event)}
                feeLabel={events.feeLabel}
                calendarHref={isDated(event) && !over ? calendarPath(event) : undefined}
                calendarLabel={events.calendar}
                action={
                  over ? (
                    <Text tone="muted">{events.over}</Text>
                  ) : (
                    <ButtonLink to="/register" variant="secondary" aria-label={`${events.join}: ${title}`}>
                      {events.join}
                    </ButtonLink>
                  )
                }
              >
                {text}
              </EventCard>
            );
          })}
        </Stack>
      </Section>
      <CallToAction
        title={next.title}
        text={next.text}
        actions={[
          { label: next.ask, to: '/contact' },
          { label: next.join, to: '/register' },
        ]}
      />
    </ContentPage>
  );
}
