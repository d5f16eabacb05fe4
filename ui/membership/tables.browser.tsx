import { type AdminAccount, type AdminPayment, defaultColumns } from '@imc/api/contract';
import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../styles/index.css';
import { brokenWords } from '../contract-tests/broken-words.ts';
import { AdminApplicationsTable } from './applications/admin-applications-table/admin-applications-table.tsx';
import { MarketersTable } from './marketers/marketers-table/marketers-table.tsx';
import { AdminPaymentsTable } from './payments/admin-payments-table/admin-payments-table.tsx';
import { PeopleTable } from './people/people-table/people-table.tsx';
import {
  adminApplicationsLabels,
  adminPaymentsLabels,
  marketersLabels,
  peopleLabels,
  sampleAdminPayment,
  sampleConfirmedPayment,
  sampleCount,
} from './story-samples.ts';

type Applications = ComponentProps<typeof AdminApplicationsTable>['applications'];
type Marketers = ComponentProps<typeof MarketersTable>['marketers'];

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

const applications = [
  {
    ...application,
    id: 4,
    surname: 'Danladi',
    otherNames: 'Obinna Chukwuemeka',
    grade: 'GIMC',
    membershipCategory: 'Graduate Member',
    email: 'obinna.danladi.30@mail.example',
    status: 'pending',
    askedForMore: 'open',
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
] as unknown as Applications;

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
] as unknown as Marketers;

const noop = () => {};

const applicationsTable = (
  props: Pick<ComponentProps<typeof AdminApplicationsTable>, 'applications' | 'onShow'>,
) => (
  <AdminApplicationsTable
    key="applications"
    caption="Membership Applications"
    total={props.applications.length}
    view={{ query: {}, page: 1, limit: 50, columns: defaultColumns }}
    viewHref={() => '#'}
    formatCount={String}
    onViewChange={noop}
    labels={adminApplicationsLabels}
    formatDay={() => '22 Sep 2026'}
    onOpen={noop}
    pendingStatus={() => undefined}
    onStatus={noop}
    empty="None"
    noMatch={() => 'None'}
    {...props}
  />
);

const marketersTable = (
  <MarketersTable
    key="marketers"
    caption="Marketers"
    marketers={marketers}
    labels={marketersLabels}
    formatCount={sampleCount}
    applicationsTo={() => '/admin/applications'}
    onShare={noop}
    onDelete={noop}
    empty="None"
    noMatch="None"
  />
);

const payments = [
  { ...sampleAdminPayment, name: 'Alhaji Gambo Patience Yetunde', reference: 'IMC-APP-100153' },
  {
    ...sampleConfirmedPayment,
    application_id: 413,
    name: 'Engr Oluwaseyifunmi Temitope',
    grade: 'DFIMC',
    fee: 500_000,
    amount: 380_000,
    last_change: { changed_at: '2026-09-22T09:30:00.000Z', changed_by: 'Halima Mohammed' },
  },
] satisfies AdminPayment[];

const paymentsTable = (
  <AdminPaymentsTable
    key="payments"
    caption="Payments"
    payments={payments}
    total={payments.length}
    pageSize={50}
    view={{ state: undefined, search: '', order: undefined, page: 1 }}
    onViewChange={noop}
    onOpen={noop}
    labels={adminPaymentsLabels}
    formatDay={() => '22 Sep 2026'}
    formatAmount={(naira) => `₦${naira.toLocaleString('en-NG')}`}
    empty="None"
    noMatch="None"
  />
);

const accounts = [
  {
    id: 80,
    name: 'Chiamaka Balogun',
    email: 'chiamaka.balogun.80@mail.example',
    phone_number: '+234 800 000 9884',
    membership_type: 'Associate',
    role: 'treasurer',
    has_second_factor: true,
    is_blocked: false,
    is_refused: false,
    is_email_proven: false,
    name_change: null,
    corrections: [],
    created_at: '2026-09-22T09:30:00.000Z',
  },
  {
    id: 1,
    name: 'Oluwaseyifunmi Temitope',
    email: 'oluwaseyifunmitemitopeolatunjiadebayonwachukwuogunleye@mail.example',
    phone_number: '+234 800 000 2818',
    membership_type: 'Distinguished Fellow',
    role: 'member',
    has_second_factor: false,
    is_blocked: false,
    is_refused: false,
    is_email_proven: false,
    name_change: null,
    corrections: [],
    created_at: '2026-09-22T09:30:00.000Z',
  },
] satisfies AdminAccount[];

const peopleTable = (
  <PeopleTable
    key="people"
    caption="People"
    accounts={accounts}
    ownId={1}
    labels={peopleLabels}
    formatDay={() => '22 Sep 2026'}
    onManage={noop}
    empty="None"
  />
);

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

/** Returns the width of a select that is not constrained by its container. */
function freeWidth(select: HTMLSelectElement): number {
  const free = document.body.appendChild(select.cloneNode(true) as HTMLSelectElement);
  free.style.inlineSize = 'max-content';
  const { width } = free.getBoundingClientRect();
  free.remove();
  return width;
}

// Width of the admin area's content in viewports of 360, 768, 1024, 1118, 1280 and 1440 px, and the narrowest width with the table layout.
const widths = [312, 696, 698, 720, 776, 868, 1030, 1160];

/** Texts that must be whole, except those that are cut off on purpose (`oneLine`). */
const wholeTexts = '[title]:not([title^=oluwaseyifunmi], [data-one-line], [data-one-line] *)';

test.each([
  ['applications', applicationsTable({ applications })],
  ['marketers', marketersTable],
  ['payments', paymentsTable],
  ['people', peopleTable],
])('the table of %s breaks no word, truncates no option and does not overflow', (_, table) => {
  flushSync(() => root.render(<MemoryRouter>{table}</MemoryRouter>));
  for (const width of widths) {
    container.style.inlineSize = `${width}px`;
    const body = container.querySelector(width < 696 ? 'tbody' : 'table') as HTMLElement;
    expect(brokenWords(body, /\s+|(?<=@)|(?=\.)/), `${width} px`).toEqual([]);
    expect(container.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    for (const email of body.querySelectorAll(wholeTexts))
      expect(email.scrollWidth, `${email.textContent} in ${width} px`).toBeLessThanOrEqual(email.clientWidth);
    for (const select of body.querySelectorAll('select'))
      expect(select.getBoundingClientRect().width, `${width} px`).toBeGreaterThanOrEqual(freeWidth(select));
  }
});

const longNames = ['Rashidat Sadiq', 'Ekaette Yetunde', 'Rashidat Tamuno', 'Temitope Temitope'].map(
  (otherNames, index) => ({ ...applications[0], id: 100_200 + index, surname: 'Ogunleye', otherNames }),
) as Applications;

test('on a small desktop, the table of applications shows usual names in full, in rows of at most 56 px', () => {
  flushSync(() =>
    root.render(<MemoryRouter>{applicationsTable({ applications: longNames, onShow: noop })}</MemoryRouter>),
  );
  container.style.inlineSize = '1030px';
  for (const name of container.querySelectorAll('tbody th button')) {
    expect(name.scrollWidth, name.textContent).toBeLessThanOrEqual(name.clientWidth);
    expect(name.closest('tr')?.getBoundingClientRect().height).toBeLessThanOrEqual(56);
  }
});

/** Returns the width of an element's text, also of what is cut off. */
function textWidth(element: Element): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().width;
}

test('on a small desktop, a reference of five digits leaves a gap to the actions', () => {
  const rows = [{ ...applications[0], id: 78_248 }] as Applications;
  flushSync(() => root.render(<MemoryRouter>{applicationsTable({ applications: rows })}</MemoryRouter>));
  container.style.inlineSize = '1030px';
  const reference = [...container.querySelectorAll('td *')].find(
    ({ textContent }) => textContent === 'IMC-APP-78248',
  ) as HTMLElement;
  const cell = reference.closest('td') as HTMLElement;
  const actions = cell.nextElementSibling?.querySelector('button') as HTMLElement;
  const start = reference.getBoundingClientRect().left;
  expect(start + textWidth(reference) + 8).toBeLessThanOrEqual(actions.getBoundingClientRect().left);
});

test('on a phone, the head of the table is one line, and a card is lower than 200 px', () => {
  flushSync(() => root.render(<MemoryRouter>{applicationsTable({ applications: longNames })}</MemoryRouter>));
  container.style.inlineSize = '320px';
  const head = container.querySelector('thead') as HTMLElement;
  expect(head.getBoundingClientRect().height).toBeLessThanOrEqual(60);
  expect(head.getBoundingClientRect().width).toBeLessThanOrEqual(320);
  for (const row of container.querySelectorAll('tbody tr'))
    expect(row.getBoundingClientRect().height).toBeLessThan(200);
});
