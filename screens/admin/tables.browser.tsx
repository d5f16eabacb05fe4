import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
// biome-ignore lint/style/noRestrictedImports: the app brings the router, and so does a test without the app.
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '@imc/ui/styles.css';
import { brokenWords } from '../shared/broken-words.ts';
import { ApplicationsTable } from './admin-applications/applications-table.tsx';
import { MarketersTable } from './marketers/marketers-table.tsx';

type ApplicationsPage = NonNullable<ComponentProps<typeof ApplicationsTable>['query']['data']>;
type Marketers = NonNullable<ComponentProps<typeof MarketersTable>['query']['data']>;

const application = {
  title: 'Chief',
  employer: 'Sample Partners',
  position: 'Associate Consultant',
  tel: '+234 800 000 0032',
  whatsapp: '+234 800 000 0032',
  createdAt: '2026-09-22T09:30:00.000Z',
  postalAddress: '1 Sample Crescent',
  proofOfPayment: null,
  declarationDate: '2026-09-22',
  marketerCode: null,
} as const;

const applications = {
  applications: [
    {
      ...application,
      id: 4,
      surname: 'Danladi',
      otherNames: 'Obinna Chukwuemeka',
      grade: 'GIMC',
      membershipCategory: 'Graduate Member',
      email: 'obinna.danladi.30@mail.example',
      status: 'pending',
    },
    {
      ...application,
      id: 100031,
      surname: 'Mohammed',
      otherNames: 'Halima',
      grade: 'AIMC',
      membershipCategory: 'Associate Member',
      email: 'danjuma.mohammed.7@mail.example',
      status: 'approved',
    },
    {
      ...application,
      id: 50,
      surname: 'Lawal',
      otherNames: 'Rashidat Temitope',
      grade: 'DFIMC',
      membershipCategory: 'Distinguished Fellow',
      email: 'oluwaseyifunmitemitopeolatunjiadebayonwachukwuogunleye@mail.example',
      status: 'rejected',
    },
  ],
  page: 1,
  pages: 1,
  total: 3,
} as unknown as ApplicationsPage;

const marketers = [
  {
    id: 1,
    full_name: 'Chukwuemeka Ogunleye',
    email: 'chukwuemeka.ogunleye.900011@mail.example',
    phone: '+234 800 000 9212',
    marketer_code: 'OGU012',
    applications_count: 3,
  },
  {
    id: 2,
    full_name: 'Rashidat Ogunleye',
    email: 'rashidat.ogunleye.900010@mail.example',
    phone: '+234 800 000 6800',
    marketer_code: 'OGU011',
    applications_count: 1200,
  },
] as Marketers;

function Applications() {
  const query = useQuery({
    queryKey: ['applications'],
    queryFn: () => applications,
    initialData: applications,
  });
  const ignore = () => {};
  return (
    <ApplicationsTable
      query={query}
      filter="all"
      onFilter={ignore}
      onPage={ignore}
      onOpen={ignore}
      pendingStatus={() => undefined}
      onStatus={ignore}
    />
  );
}

function MarketersList() {
  const query = useQuery({ queryKey: ['marketers'], queryFn: () => marketers, initialData: marketers });
  return <MarketersTable query={query} onDelete={() => {}} />;
}

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

/** How wide a select is when nothing presses on it. */
function freeWidth(select: HTMLSelectElement): number {
  const free = document.body.appendChild(select.cloneNode(true) as HTMLSelectElement);
  free.style.inlineSize = 'max-content';
  const { width } = free.getBoundingClientRect();
  free.remove();
  return width;
}

// What the area leaves its tables in a window of 360, 768, 1024, 1118, 1280 and 1440 px, and the narrowest that is no stack of cards.
const widths = [312, 704, 720, 750, 844, 1006, 1160];

test.each([
  ['applications', <Applications key="applications" />],
  ['marketers', <MarketersList key="marketers" />],
])('the table of %s breaks no word, cuts no choice and keeps within its place', (_, table) => {
  flushSync(() =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>{table}</QueryClientProvider>
      </MemoryRouter>,
    ),
  );
  for (const width of widths) {
    place.style.inlineSize = `${width}px`;
    const body = place.querySelector(width < 704 ? 'tbody' : 'table') as HTMLElement;
    expect(brokenWords(body, /\s+|(?<=@)|(?=\.)/), `${width} px`).toEqual([]);
    expect(place.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    // Only an address that no column could hold is cut.
    for (const email of body.querySelectorAll('[title]:not([title^=oluwaseyifunmi])'))
      expect(email.scrollWidth, `${email.textContent} in ${width} px`).toBeLessThanOrEqual(email.clientWidth);
    for (const select of body.querySelectorAll('select'))
      expect(select.getBoundingClientRect().width, `${width} px`).toBeGreaterThanOrEqual(freeWidth(select));
  }
});
