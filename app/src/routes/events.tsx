import { events } from '@imc/screens/content';
import { EventsScreen } from '@imc/screens/public/events';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta(events.title, events.lead);

export default function Events() {
  return <EventsScreen />;
}
