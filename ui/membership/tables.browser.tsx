import { type AdminAccount, defaultColumns } from '@imc/api/contract';
import { sampleCashBook, sampleMails, sampleMessages, sampleReaders, sampleSecurityEvents } from '@imc/mocks';
import type { ComponentProps, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../styles/index.css';
import { brokenWords } from '../contract-tests/broken-words.ts';
import { AdminApplicationsTable } from './applications/admin-applications-table/admin-applications-table.tsx';
import { MailsTable } from './mails/mails-table/mails-table.tsx';
import { MarketersTable } from './marketers/marketers-table/marketers-table.tsx';
import { MembersTable } from './memberships/members-table/members-table.tsx';
import { MessagesTable } from './messages/messages-table/messages-table.tsx';
import { NewsletterReadersTable } from './newsletter/newsletter-readers-table/newsletter-readers-table.tsx';
import { CashBookTable } from './payments/cash-book-table/cash-book-table.tsx';
import { PeopleTable } from './people/people-table/people-table.tsx';
import { SecurityLogTable } from './security-log/security-log-table/security-log-table.tsx';
import {
  adminApplicationsLabels,
  cashBookLabels,
  mailsLabels,
  marketersLabels,
  membersLabels,
  messagesLabels,
  peopleLabels,
  readersLabels,
  sampleAmount,
  sampleCount,
  securityLogLabels,
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
    paymentState: 'received',
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
    paymentState: 'queried',
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
    formatWaiting={() => <strong>1,000 days</strong>}
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
    onOpen={noop}
    total={accounts.length}
    pageSize={50}
    view={{}}
    onViewChange={noop}
    empty="None"
    noMatch={() => 'None'}
  />
);

/** Of lists with tabs. */
const paged = {
  counts: undefined,
  total: 2,
  pageSize: 50,
  view: { page: 1 },
  onViewChange: noop,
  stateTo: () => '#',
  formatCount: sampleCount,
  empty: 'None',
};
const formatTime = () => '22 Sep 2026, 09:30';
const formatDay = () => '22 Sep 2026';
const who = { name: 'Chukwuemeka Ogunleye', email: 'chukwuemeka.ogunleye.900011@mail.example' };
const member = {
  number: 'IMC-M-00003-A',
  grade: 'DFIMC',
  since: '2026-09-22',
  standing: 'lapsed',
  admitted_on: '2026-09-22',
  ended_on: null,
  account: { ...who, id: 1, phone_number: '+234 800 000 0001' },
} as const;

const lists: Readonly<Record<string, ReactElement>> = {
  mails: (
    <MailsTable
      {...paged}
      caption="Emails"
      mails={sampleMails.map((mail) => ({ ...mail, to: { name: who.name, address: who.email } }))}
      labels={mailsLabels}
      applicationTo={String}
      onResend={noop}
    />
  ),
  messages: (
    <MessagesTable
      {...paged}
      caption="Messages"
      messages={sampleMessages.map((message) => ({ ...message, ...who, state_by: who.name }))}
      labels={messagesLabels}
      formatTime={formatTime}
      onOpen={noop}
    />
  ),
  readers: (
    <NewsletterReadersTable
      {...paged}
      caption="Readers"
      readers={sampleReaders}
      labels={readersLabels}
      formatTime={formatTime}
    />
  ),
  events: (
    <SecurityLogTable
      caption="Security log"
      events={sampleSecurityEvents}
      labels={securityLogLabels}
      formatTime={formatTime}
      empty="None"
    />
  ),
  members: (
    <MembersTable
      total={1}
      pageSize={50}
      view={paged.view}
      onViewChange={noop}
      formatDay={formatDay}
      empty="None"
      caption="Members"
      members={[member]}
      noMatch={() => 'None'}
      labels={membersLabels}
      memberTo={() => '#'}
    />
  ),
  transfers: (
    <CashBookTable
      caption="Cash book"
      book={{ ...sampleCashBook, from: '2026-04-01', to: '2026-04-30', closed_through: null }}
      labels={cashBookLabels}
      formatAmount={sampleAmount}
      formatDay={formatDay}
      empty="None"
    />
  ),
};

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

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

// Width of the admin area's content in viewports of 360, 768, 1024, 1200, 1280, 1440 and 1920 px.
const widths = [312, 696, 808, 984, 1062, 1192, 1702];
/** Width from which a list has columns. */
const columnsFrom = 944;

const wholeEmails = '[title*="@"]:not([title^=oluwaseyifunmi])';

/** The right edge of what comes before the @ of an address. */
function localEnd(email: Element): number {
  const range = document.createRange();
  const name = [...email.querySelectorAll('span')].findLast(({ textContent }) => textContent?.endsWith('@'));
  range.selectNodeContents(name ?? email);
  return range.getBoundingClientRect().right;
}

test.each([
  ['applications', applicationsTable({ applications, onShow: noop })],
  ['marketers', marketersTable],
  ['people', peopleTable],
  ...Object.entries(lists),
])(
  'the list of %s has one head and one height of rows, breaks no word and cuts no name of an address',
  (_, list) => {
    flushSync(() => root.render(<MemoryRouter>{list}</MemoryRouter>));
    for (const width of widths) {
      container.style.inlineSize = `${width}px`;
      const body = container.querySelector('tbody') as HTMLElement;
      expect(brokenWords(body, /\s+|(?<=[@-])|(?=\.)/), `${width} px`).toEqual([]);
      expect(container.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
      const rows = [...body.querySelectorAll('tr')].map(heightOf);
      if (width >= columnsFrom) {
        expect(heightOf(container.querySelector('thead')), `head in ${width} px`).toBe(36);
        expect([44, 52], `row in ${width} px`).toContain(Math.max(...rows));
        expect(new Set(rows).size, `heights of rows in ${width} px`).toBe(1);
      } else expect(Math.max(...rows), `row in ${width} px`).toBeLessThanOrEqual(92);
      for (const email of body.querySelectorAll(wholeEmails))
        if (width >= 696)
          expect(localEnd(email), `${email.textContent} in ${width} px`).toBeLessThanOrEqual(
            email.getBoundingClientRect().right,
          );
    }
  },
);

const longNames = [
  ['Ogunleye', 'Temitope Temitope'],
  ['Mohammed', 'Garba Chukwuemeka'],
  ['Abubakar', 'Folake Chukwuemeka'],
  ['Osagie', 'Chukwuemeka Chiamaka'],
].map(([surname, otherNames], index) => ({
  ...applications[0],
  id: 100_200 + index,
  surname,
  otherNames,
})) as Applications;

test('the list of applications shows usual names in full on a small desktop and on a phone', () => {
  flushSync(() =>
    root.render(<MemoryRouter>{applicationsTable({ applications: longNames, onShow: noop })}</MemoryRouter>),
  );
  for (const width of [1062, 312]) {
    container.style.inlineSize = `${width}px`;
    for (const name of container.querySelectorAll('tbody th button'))
      expect(name.scrollWidth, `${name.textContent} in ${width} px`).toBeLessThanOrEqual(name.clientWidth);
  }
});

test('on a tablet, the head of a list is one line, and on a phone there is none', () => {
  flushSync(() => root.render(<MemoryRouter>{applicationsTable({ applications: longNames })}</MemoryRouter>));
  container.style.inlineSize = '500px';
  const head = container.querySelector('thead') as HTMLElement;
  expect(heightOf(head)).toBeLessThanOrEqual(60);
  expect(head.getBoundingClientRect().width).toBeLessThanOrEqual(500);
  container.style.inlineSize = '320px';
  expect(heightOf(head)).toBe(0);
});
