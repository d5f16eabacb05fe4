import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import styles from './charge-list.module.css';

/** What was allocated to a charge, or taken from it. */
export interface ChargeAllocation {
  readonly id: number;
  /** In naira. Below 0 if it was taken back. */
  readonly amount: number;
  readonly value_date: string | null;
  readonly bank_reference: string | null;
  readonly payer: string | null;
  readonly by: string;
  readonly at: string;
  readonly reason: string | null;
}

/** What a person was charged, and what was paid of it. */
export interface PersonCharge {
  readonly id: number;
  /** 'Admission fee'. */
  readonly what: string;
  readonly state: 'open' | 'settled' | 'waived' | 'void';
  /** In naira. */
  readonly amount: number;
  /** Sum of the allocations, in naira. */
  readonly paid: number;
  readonly due_on: string | null;
  readonly receipt_number: string | null;
  /** Why it was waived, or where the receipt was taken back, the credit note. Null if neither. */
  readonly note: string | null;
  /** Oldest first. */
  readonly allocations: readonly ChargeAllocation[];
  /** A second person must agree that the confirmation is taken back. Null unless it was asked. */
  readonly reversal: { readonly asked_by: string; readonly reason: string } | null;
}

export interface ChargeListLabels {
  /** Heading: 'Charges and transfers'. */
  title: string;
  /** State of a charge in words, after its amount: '₦5,000 due by 6 May 2026', 'Settled, IMC-R-2026-00012', 'Waived'. */
  state: (charge: PersonCharge) => string;
  /** Shown for an allocation without value date and bank reference: 'No date or reference'. */
  noFacts: string;
  /** Who allocated it: 'Sample Treasurer, 4 May 2026'. */
  allocatedBy: (name: string, day: string) => string;
  /** Who asked to take a confirmation back. */
  waiting: (name: string, reason: string) => string;
  /** Credit of the person: '₦5,000 credit'. */
  credit: (amount: string) => string;
  creditText: string;
  /** Buttons of an open charge with credit, of an open one, and of a settled one. */
  useCredit: string;
  waive: string;
  takeBack: string;
  /** Accessible name of a button: 'Waive: Admission fee'. Starts with its visible text. */
  actionOf: (action: string, what: string) => string;
}

export interface ChargeListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'style'> {
  /** Oldest first. */
  charges: readonly PersonCharge[];
  /** Paid above the charges, in naira. Default 0. */
  credit?: number;
  /** Texts of the list. */
  labels: ChargeListLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Called when the user pays an open charge with the credit. Default: the user may not. */
  onUseCredit?: ((charge: PersonCharge) => void) | undefined;
  /** Called when the user waives an open charge. Default: the user may not. */
  onWaive?: ((charge: PersonCharge) => void) | undefined;
  /** Called when the user asks to take back what settled a charge. Default: the user may not. */
  onTakeBack?: ((charge: PersonCharge) => void) | undefined;
}

/** The charges of a person: what is due, settled and waived, with the transfers that were allocated to each. */
export function ChargeList({
  charges,
  credit = 0,
  labels,
  formatAmount,
  formatDay,
  onUseCredit,
  onWaive,
  onTakeBack,
  ...rest
}: ChargeListProps) {
  const signed = (naira: number) => (naira < 0 ? `−${formatAmount(-naira)}` : formatAmount(naira));
  const actionsOf = (charge: PersonCharge) =>
    [
      { text: labels.useCredit, act: charge.state === 'open' && credit > 0 ? onUseCredit : undefined },
      { text: labels.waive, act: charge.state === 'open' ? onWaive : undefined },
      { text: labels.takeBack, act: charge.state === 'settled' && !charge.reversal ? onTakeBack : undefined },
    ].filter(({ act }) => act);
  return (
    <section {...rest} aria-label={labels.title}>
      <Stack space="3">
        <Heading level={3} size="label">
          {labels.title}
        </Heading>
        {credit > 0 && (
          <InlineMessage title={labels.credit(formatAmount(credit))}>{labels.creditText}</InlineMessage>
        )}
        <ul className={styles.charges}>
          {charges.map((charge) => (
            <li key={charge.id} className={styles.charge}>
              <div className={styles.line}>
                <Text as="span" weight="strong">
                  {charge.what}
                </Text>
                <Text as="span" weight="strong" tabular>
                  {formatAmount(charge.amount)}
                </Text>
              </div>
              <Text size="small">{labels.state(charge)}</Text>
              {charge.note && (
                <Text size="small" tone="muted">
                  {charge.note}
                </Text>
              )}
              {charge.allocations.length > 0 && (
                <ul className={styles.allocations}>
                  {charge.allocations.map((allocation) => (
                    <li key={allocation.id}>
                      <div className={styles.line}>
                        <Text as="span" size="small">
                          {[
                            allocation.value_date && formatDay(allocation.value_date),
                            allocation.bank_reference,
                            allocation.payer,
                          ]
                            .filter(Boolean)
                            .join(' · ') || labels.noFacts}
                        </Text>
                        <Text as="span" size="small" tabular>
                          {signed(allocation.amount)}
                        </Text>
                      </div>
                      <Text size="caption" tone="muted">
                        {labels.allocatedBy(allocation.by, formatDay(allocation.at))}
                      </Text>
                      {allocation.reason && <Text size="small">{allocation.reason}</Text>}
                    </li>
                  ))}
                </ul>
              )}
              {charge.reversal && (
                <InlineMessage tone="warning">
                  {labels.waiting(charge.reversal.asked_by, charge.reversal.reason)}
                </InlineMessage>
              )}
              {actionsOf(charge).length > 0 && (
                <Cluster space="2">
                  {actionsOf(charge).map(({ text, act }) => (
                    <Button
                      key={text}
                      size="small"
                      variant="secondary"
                      aria-label={labels.actionOf(text, charge.what)}
                      onClick={() => act?.(charge)}
                    >
                      {text}
                    </Button>
                  ))}
                </Cluster>
              )}
            </li>
          ))}
        </ul>
      </Stack>
    </section>
  );
}
