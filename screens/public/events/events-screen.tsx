import { ButtonLink, EventCard, Grid, PageHeader, Section } from '@imc/ui';
import { events } from '../../content/index.ts';
import { BreadcrumbOf } from '../../shared/breadcrumb-of.tsx';
import { CallToAction } from '../../shared/call-to-action.tsx';

/** The three periodic events (S-2.52). */
export function EventsScreen() {
  const { items, next } = events;
  return (
    <>
      <PageHeader
        breadcrumb={<BreadcrumbOf page={events} onBrand />}
        title={events.title}
        text={events.lead}
        seed="events"
        height="low"
      />
      <Section as="div">
        <Grid as="ul" columns={3} ruled>
          {items.map(({ title, format, text }) => (
            <EventCard
              key={title}
              as="li"
              headingLevel={2}
              title={title}
              format={format}
              date={events.date}
              dateLabel={events.dateLabel}
              action={
                <ButtonLink to="/register" variant="secondary" aria-label={`${events.join}: ${title}`}>
                  {events.join}
                </ButtonLink>
              }
            >
              {text}
            </EventCard>
          ))}
        </Grid>
      </Section>
      <CallToAction
        title={next.title}
        text={next.text}
        actions={
          <>
            <ButtonLink to="/register" variant="brass" onBrand>
              {next.join}
            </ButtonLink>
            <ButtonLink to="/contact" variant="secondary" onBrand>
              {next.ask}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
