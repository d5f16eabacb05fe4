import { calendarPath, datedEvents } from '@imc/screens/content';
import { siteAddress } from '@imc/screens/head';
import { data, type LoaderFunctionArgs } from 'react-router';

/** Renders `/events/{slug}.ics`. Runs only in the build, which prerenders it for every event with a date. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  // The build also requests the data of the route, which nothing reads.
  if (pathname.endsWith('.data')) return null;
  const event = datedEvents().find((other) => calendarPath(other) === pathname);
  if (!event) throw data(null, { status: 404 });
  const { eventCalendar } = await import('@imc/screens/calendar');
  return new Response(eventCalendar(event, siteAddress, new Date()), {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
}
