import type { MemberApplication, Payment } from '@imc/api/contract';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import '../styles/index.css';
import { brokenWords } from '../contract-tests/broken-words.ts';
import { ApplicationList } from './applications/application-list/application-list.tsx';
import { PaymentsTable } from './payments/payments-table/payments-table.tsx';
import { applicationListLabels, paymentsLabels } from './story-samples.ts';

const noop = () => {};

/** The line of a reason and its gap, below the two lines of a row. */
const reasonHeight = 20;

const applications = ['Oluwaseunfunmi', 'Nwosu'].map(
  (surname, index): MemberApplication => ({
    id: 100_412 + index,
    surname,
    otherNames: 'Temitope Chukwuemeka',
    grade: 'DFIMC',
    membershipCategory: 'Distinguished Fellow',
    email: 'oluwaseun.adebayo-olatunji-williams@consulting-partners-lagos.mail.example',
    status: 'approved',
    title: 'Mrs',
    createdAt: '2026-11-27T09:00:00.000Z',
    date: '2026-11-27',
    proofOfPayment: null,
    paymentState: 'confirmed',
    paymentFee: 'application',
    paymentAmount: 100_000,
    withdrawnAt: null,
  }),
);

const payments = (['confirmed', 'none', 'received'] as const).map(
  (state): Payment => ({
    key: state,
    applicationId: 100_412,
    kind: 'application',
    reference: 'IMC-APP-100412',
    grade: 'DFIMC',
    category: 'Distinguished Fellow',
    about: 'Application fee',
    date: '2026-11-27T09:00:00.000Z',
    fee: 100_000,
    amount: state === 'confirmed' ? 100_000 : 0,
    state,
    receipt: state === 'received' ? 'proof.jpg' : null,
    receiptNumber: state === 'confirmed' ? 'IMC-R-2026-00001' : null,
  }),
);

test.each([
  [
    'applications',
    <ApplicationList
      key="1"
      caption="My Applications"
      applications={applications}
      labels={applicationListLabels}
      onRead={noop}
      empty=""
    />,
  ],
  [
    'payments',
    <PaymentsTable
      key="2"
      caption="Payment History"
      payments={payments}
      labels={paymentsLabels}
      formatDay={() => '27 Nov 2026'}
      formatAmount={() => '₦100,000'}
      proofUrl={String}
      reasonOf={({ receipt }) =>
        receipt
          ? 'We are still checking our bank statement of 25 September 2026. You need not do anything.'
          : undefined
      }
      onReceipt={noop}
    />,
  ],
])("a member's %s break no word and stay within the screen", (_, table) => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(table));
  // Width of the member area's content in viewports of 360, 768, 1024, 1280 and 1920 px.
  for (const width of [320, 698, 744, 984, 1160]) {
    container.style.inlineSize = `${width}px`;
    expect(brokenWords(container, /\s+|(?<=[@-])|(?=\.)/), `${width} px`).toEqual([]);
    expect(container.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
    for (const row of width < 944 ? container.querySelectorAll('tbody tr') : []) {
      const hasReason = row.querySelector('[data-area="status"] [data-apart] > :nth-child(2)') !== null;
      expect(row.getBoundingClientRect().height, `row in ${width} px`).toBeLessThanOrEqual(
        hasReason ? 100 + reasonHeight : 100,
      );
    }
  }
  root.unmount();
  container.remove();
});

test("the columns of a member's payments start at the same places in both tables", () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const shared = {
    labels: paymentsLabels,
    formatDay: () => '27 Nov 2026',
    formatAmount: () => '₦100,000',
    reasonOf: () => undefined,
    proofUrl: String,
  };
  flushSync(() =>
    root.render(
      <>
        <PaymentsTable {...shared} caption="Pending Payments" payments={payments.slice(1)} onPay={noop} />
        <PaymentsTable
          {...shared}
          caption="Payment History"
          payments={payments.slice(0, 1)}
          onReceipt={noop}
        />
      </>,
    ),
  );
  container.style.inlineSize = '984px';
  const [pending, history] = [...container.querySelectorAll('thead')].map((head) =>
    [...head.querySelectorAll('th')].map((cell) => cell.getBoundingClientRect().x),
  );
  expect(history).toEqual(pending);
  root.unmount();
  container.remove();
});
