import { type PaymentCounts, type PaymentState, paymentStates } from '@imc/api/contract';
import { TabNav } from '../../components/navigation/tab-nav/tab-nav.tsx';

/** Texts of the tabs. */
export interface AdminPaymentsTabsLabels {
  /** Accessible name of the tabs: 'Payments by state'. */
  states: string;
  /** Tab with the payments of all states: 'All'. */
  all: string;
  /** Tab of each state: 'To check'. */
  state: Readonly<Record<PaymentState, string>>;
}

/** Order of the tabs: what waits for the Institute is first. */
const order: readonly PaymentState[] = ['received', 'queried', 'confirmed', 'none'];

/** Links to the payments of each state, with their number. */
export function AdminPaymentsTabs({
  state,
  counts,
  to,
  labels,
  formatCount,
}: {
  state: PaymentState | undefined;
  counts: PaymentCounts | undefined;
  to: (state: PaymentState | undefined) => string;
  labels: AdminPaymentsTabsLabels;
  formatCount: (count: number) => string;
}) {
  const all = counts && paymentStates.reduce((sum, each) => sum + counts[each], 0);
  const tabs = [
    ...order.map((key) => ({ key, label: labels.state[key], count: counts?.[key] })),
    { key: undefined, label: labels.all, count: all },
  ];
  return (
    <TabNav
      label={labels.states}
      current={state ?? 'all'}
      items={tabs.map(({ key, label, count }) => ({
        key: key ?? 'all',
        label,
        to: to(key),
        count: count === undefined ? undefined : formatCount(count),
      }))}
    />
  );
}
