import { naira } from './money.ts';
import { homePageLink } from './navigation.ts';

export type EventFormat = 'In person' | 'Virtual' | 'Hybrid';

/** Without `starts`, an event has no calendar file and no structured data, and its date is 'Periodically'. */
export interface EventContent {
  /** Name of its calendar file. Must be unique and never change, because calendars recognise the event by it. */
  readonly slug: string;
  readonly title: string;
  readonly format: EventFormat;
  readonly text: string;
  /** An ISO time with offset ('2027-03-04T09:00:00+01:00'), or a date ('2027-03-04') for whole days. */
  readonly starts?: string;
  /** In the form of `starts`. A date is the last day. */
  readonly ends?: string;
  readonly place?: string;
  /** In naira; 0 if it is free. If omitted, no fee is shown. */
  readonly fee?: number;
}

export type DatedEvent = EventContent & Required<Pick<EventContent, 'starts'>>;

const items: readonly EventContent[] = [
  {
    slug: 'annual-summit',
    title: 'Annual Summit',
    format: 'In person',
    text: 'A day of cases, debate and the induction of new members.',
  },
  {
    slug: 'webinar-series',
    title: 'Webinar Series',
    format: 'Virtual',
    text: 'A practitioner speaks on one topic for an hour, with time for your questions.',
  },
  {
    slug: 'networking-evenings',
    title: 'Networking Evenings',
    format: 'Hybrid',
    text: 'Short talks, then time to meet, in person and online.',
  },
];

/** Three events (S-2.52). */
export const events = {
  path: '/events',
  above: [homePageLink],
  title: 'Events',
  lead: 'Where members meet, learn and debate.',
  /** Date of an event without one. */
  periodically: 'Periodically',
  dateLabel: 'When',
  placeLabel: 'Where',
  feeLabel: 'Fee',
  free: 'Free',
  /** Between the start and the end of an event. */
  until: 'to',
  lagosTime: 'Lagos time',
  calendar: 'Add to calendar',
  join: 'Join',
  over: 'This event is over.',
  ask: 'Ask for the next date',
  items,
} as const;

export const isDated = (event: EventContent): event is DatedEvent => event.starts !== undefined;

/** Undefined if the event has no fee. */
export const feeText = ({ fee }: EventContent): string | undefined =>
  fee === undefined ? undefined : fee === 0 ? events.free : naira(fee);

/** Default: the events of the content. */
export const datedEvents = (all: readonly EventContent[] = items): readonly DatedEvent[] =>
  all.filter(isDated);

/** Whether an ISO time is only a date, for an event that takes the whole day. */
export const isWholeDay = (time: string): boolean => !time.includes('T');

/** The build writes the file. */
export const calendarPath = ({ slug }: DatedEvent): string => `/events/${slug}.ics`;
