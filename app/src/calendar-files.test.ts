import { calendarPath, type DatedEvent } from '@imc/screens/content';
import { createStaticHandler } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';

const dated: DatedEvent = {
  slug: 'sample-summit',
  title: 'Sample Summit',
  format: 'In person',
  text: 'A sample day.',
  starts: '2027-03-04T09:00:00+01:00',
};

// The content may have no event with a date.
vi.mock('@imc/screens/content', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  datedEvents: () => [dated],
}));

beforeEach(() => void vi.resetModules());

test('an event with a date has a route of its own, which the build prerenders', async () => {
  const { default: routes } = await import('./routes.ts');
  const { default: config } = await import('../react-router.config.ts');
  expect(routes).toContainEqual(
    expect.objectContaining({ path: 'events/sample-summit.ics', file: 'routes/event-calendar.ts' }),
  );
  expect(config.prerender).toContain(calendarPath(dated));
});

test('the route answers with the calendar file', async () => {
  const { loader } = await import('./routes/event-calendar.ts');
  const handler = createStaticHandler([
    { id: 'calendar', path: 'events/sample-summit.ics', loader: loader as never },
    { id: 'other', path: 'events/other.ics', loader: loader as never },
  ]);
  const get = (path: string) =>
    handler.queryRoute(new Request(`https://build.example${path}`)).catch((error) => error);
  const answer: Response = await get('/events/sample-summit.ics');
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await answer.text()).toContain('SUMMARY:Sample Summit\r\n');
  expect(await get('/events/other.ics')).toMatchObject({ status: 404 });
});
