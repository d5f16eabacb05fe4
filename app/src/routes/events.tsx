import { events } from '@imc/screens/content';
import { eventFacts, pageMeta, siteAddress } from '@imc/screens/head';
import { EventsScreen } from '@imc/screens/public/events/events-screen';

export const meta = () => pageMeta(events, import.meta.env.SSR && eventFacts(siteAddress));

const screen = <EventsScreen />;

export default function Events() {
  return screen;
}
