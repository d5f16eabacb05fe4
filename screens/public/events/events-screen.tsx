import { ButtonLink, EventCard, Grid, Section, Text } from '@imc/ui';
import { useEffect, useState } from 'react';
import { calendarPath, type EventContent, events, feeText, isDated } from '../../content/index.ts';
import { ContentPage } from '../../shared/content-page.tsx';
import { EventDate } from './event-date.tsx';
import { isOver } from './is-over.ts';

export interface EventsScreenProps {
  /** Default: those of the content. */
  items?: readonly EventContent[];
}

/** The events (S-2.52), with date, place, fee and calendar file if they have them (S-2.104). */
export function EventsScreen({ items = events.items }: EventsScreenProps) {
  // Unknown until hydration, because the page was rendered at build time.
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);
  return (
    <ContentPage
      page={events}
      actions={
        <ButtonLink to="/contact" variant="brass" ground="institute">
          {events.ask}
        </ButtonLink>
      }
    >
      <Section as="div" ground="sheet">
        <Grid as="ul" columns={3} space="4">
          {items.map((event) => {
            const { slug, title, format, text, place } = event;
            const over = now !== undefined && isOver(event, now);
            return (
              <EventCard
                key={slug}
                as="li"
                headingLevel={2}
                title={title}
                format={format}
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
        </Grid>
      </Section>
    </ContentPage>
  );
}
