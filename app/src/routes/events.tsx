import { events } from '@imc/screens/content';
import { EventsScreen } from '@imc/screens/public/events';
import { pageMeta } from '../share-meta.ts';
import { siteAddress } from '../site-address.ts';
import { eventSeries } from '../structured-data.ts';

export const meta = () => pageMeta(events, import.meta.env.SSR && eventSeries(siteAddress));

const screen = <EventsScreen />;

export default function Events() {
  return screen;
}
