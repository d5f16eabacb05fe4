import type { EventContent } from '@imc/screens/content';
import { eventFacts, structuredMeta } from '@imc/screens/head';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Meta } from 'react-router';
import { expect, test } from 'vitest';

const undated: EventContent = { slug: 'sample', title: 'Sample', format: 'Virtual', text: 'Sample.' };
const dated: EventContent = {
  ...undated,
  slug: 'sample-summit',
  title: 'Sample Summit',
  format: 'Hybrid',
  starts: '2027-03-04T09:00:00+01:00',
  ends: '2027-03-04T17:00:00+01:00',
  place: 'Sample Hall, Lagos',
  fee: 15_000,
};

const factsOf = (...items: EventContent[]) => eventFacts('https://imc.example', items);

test('S-2.106: an event with a date has its times, places, fee and organiser', () => {
  const [fact] = factsOf(dated);
  expect(fact).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Sample Summit',
    url: 'https://imc.example/events',
    startDate: '2027-03-04T09:00:00+01:00',
    endDate: '2027-03-04T17:00:00+01:00',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Sample Hall, Lagos' },
      { '@type': 'VirtualLocation', url: 'https://imc.example/events' },
    ],
    offers: { '@type': 'Offer', price: 15_000, priceCurrency: 'NGN' },
    organizer: { '@id': 'https://imc.example/#institute' },
  });
});

test('a virtual event is online only, and without a fee it has no offer', () => {
  const [fact] = factsOf({ ...undated, starts: '2027-03-04' });
  expect(fact?.location).toEqual([{ '@type': 'VirtualLocation', url: 'https://imc.example/events' }]);
  expect(JSON.parse(JSON.stringify(fact))).not.toHaveProperty('offers');
  expect(JSON.parse(JSON.stringify(fact))).not.toHaveProperty('endDate');
});

test('events without a date are left out', () => {
  expect(factsOf(undated, dated, undated)).toHaveLength(1);
  expect(factsOf(undated)).toEqual([]);
});

test('a title can not close the script element', () => {
  const title = 'Sample </script><script>planted()</script>';
  const Page = createRoutesStub([
    { path: '/', Component: Meta, meta: () => factsOf({ ...dated, title }).map(structuredMeta) },
  ]);
  const html = renderToStaticMarkup(<Page initialEntries={['/']} />);
  expect(html.match(/<\/?script/g)).toHaveLength(2);
  const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).name).toBe(title);
});
