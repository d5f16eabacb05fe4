import ical from 'ical-generator';
import { type DatedEvent, events, feeText, institute, isWholeDay } from '../content/index.ts';

const dayLength = 86_400_000;

/** A calendar file excludes the end, so whole days end on the day after the last one. */
function timesOf({ starts, ends }: DatedEvent) {
  const start = new Date(starts);
  if (!isWholeDay(starts)) return { start, end: ends === undefined ? undefined : new Date(ends) };
  return { start, end: new Date(Date.parse(ends ?? starts) + dayLength), allDay: true, timezone: 'UTC' };
}

/**
 * Returns the calendar file of an event (RFC 5545). Only for the build: its library is too large for pages.
 *
 * @param publicUrl - Origin of the site.
 * @param now - Time of the build. A calendar takes the newer file, so a changed event replaces the earlier one.
 */
export function eventCalendar(event: DatedEvent, publicUrl: string, now: Date): string {
  const { slug, title, format, text, place } = event;
  const fee = feeText(event);
  const lines = [text, format, ...(fee ? [`${events.feeLabel}: ${fee}`] : [])];
  const calendar = ical({ prodId: { company: institute.shortName, product: events.title, language: 'EN' } });
  calendar.createEvent({
    ...timesOf(event),
    // Must never change, because calendars recognise the event by it.
    id: `${slug}@events.imc-nigeria.invalid`,
    stamp: now,
    summary: title,
    location: place,
    description: lines.join('\n'),
    url: publicUrl + events.path,
  });
  // The standard ends every line with CRLF, also the last one.
  return `${calendar.toString()}\r\n`;
}
