import { homePlace } from './navigation.ts';

/** How an event is held. */
export type EventFormat = 'In person' | 'Virtual' | 'Hybrid';

/** The three events (S-2.52), all held periodically. */
export const events = {
  path: '/events',
  above: [homePlace],
  title: 'Events',
  lead: 'Where members meet, learn and argue. The secretariat tells you the next date and place.',
  date: 'Periodically',
  dateLabel: 'When',
  join: 'Join',
  next: {
    title: 'The next date',
    text: 'Call or write to ask for it. If you would like to speak, or to host a networking evening, write to us as well.',
    join: 'Open an account',
    ask: 'Contact Us',
  },
  items: [
    {
      title: 'Annual Summit',
      format: 'In person',
      text: 'A day of cases, debate and the induction of new members.',
    },
    {
      title: 'Webinar Series',
      format: 'Virtual',
      text: 'An hour with one practitioner and one question, and time for yours.',
    },
    {
      title: 'Networking Evenings',
      format: 'Hybrid',
      text: 'Short talks, then company: in the branches and on screen.',
    },
  ] satisfies readonly { title: string; format: EventFormat; text: string }[],
} as const;
