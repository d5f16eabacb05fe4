import type { AdminCharge } from '@imc/api/contract';
import { type ComponentPropsWithRef, Fragment } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { nowrapWords } from '../../shared/nowrap-words.tsx';
import styles from './charge-list.module.css';

export interface ChargeListLabels {
  /** Heading: 'Charges and transfers'. */
  title: string;
  /** State of a charge in words, after its amount: '₦5,000 due, by 6 May 2026', 'Completed', 'Waived'. */
  state: (charge: AdminCharge) => string;
  /** The receipt of a paid charge: 'Receipt IMC-R-2026-00012'. */
  receipt: (number: string) => string;
  /** Shown for an allocation without value date and bank reference: 'No date or reference'. */
  noFacts: string;
  /** Who allocated it: 'Sample Treasurer, 4 May 2026'. */
  allocatedBy: (name: string, day: string) => string;
  /** A receipt that was reversed: 'IMC-R-2026-00012 was reversed on 6 May 2026 by credit note IMC-C-2026-00001.' */
  reversed: (receipt: string, day: string, creditNote: string) => string;
  /** Who asked to take a confirmation back. */
  waiting: (name: string, reason: string) => string;
  /** Credit of the person: '₦5,000 credit'. */
  credit: (amount: string) => string;
  creditText: string;
  /** Buttons of an open charge with credit, of an open one, and of a settled one. */
  useCredit: string;
  waive: string;
  takeBack: string;
  /** Accessible name of a button: 'Waive fee: Admission fee'. Starts with its visible text. */
  actionOf: (action: string, what: string) => string;
}

export interface ChargeListProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'style'> {
  /** Oldest first. */
  charges: readonly AdminCharge[];
  /** Money of the person that is not allocated, in naira. Default 0. */
  credit?: number;
  /** Level of the heading. Default 3. */
  level?: 2 | 3;
  /** Returns the path of the receipt of a charge. */
  receiptTo: (charge: AdminCharge) => string;
  /** Texts of the list. */
  labels: ChargeListLabels;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Called when the user pays an open charge with the credit. Default: the user may not. */
  onUseCredit?: ((charge: AdminCharge) => void) | undefined;
  /** Called when the user waives an open charge. Default: the user may not. */
  onWaive?: ((charge: AdminCharge) => void) | undefined;
  /** Called when the user asks to take back what was paid for a charge. Default: the user may not. */
  onTakeBack?: ((charge: AdminCharge) => void) | undefined;
}

const isDue = ({ state, payment_state }: AdminCharge): boolean =>
  state === 'open' && payment_state !== 'closed';

/** The charges of a person: what is due, settled and waived, with the transfers that were allocated to each. */
export function ChargeList({
  charges,
  credit = 0,
  level = 3,
  receiptTo,
  labels,
  formatAmount,
  formatDay,
  onUseCredit,
  onWaive,
  onTakeBack,
  ...rest
}: ChargeListProps) {
  const signed = (naira: number) => (naira < 0 ? `−${formatAmount(-naira)}` : formatAmount(naira));
  const actionsOf = (charge: AdminCharge) =>
    (charge.is_own
      ? []
      : [
          { text: labels.useCredit, act: isDue(charge) && credit > 0 ? onUseCredit : undefined },
          { text: labels.waive, act: isDue(charge) ? onWaive : undefined },
          { text: labels.takeBack, act: charge.allocated > 0 && !charge.take_back ? onTakeBack : undefined },
        ]
    ).filter(({ act }) => act);
  return (
    <section {...rest} aria-label={labels.title}>
      <Stack space="3">
        <Heading level={level} size={level === 2 ? 'card' : 'label'}>
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
                  {nowrapWords(charge.about)}
                </Text>
                <Text as="span" weight="strong" tabular>
                  {formatAmount(charge.amount)}
                </Text>
              </div>
              <Text size="small">
                {labels.state(charge)}
                {charge.receipts
                  .filter(({ reversed_at }) => !reversed_at)
                  .map(({ number }) => (
                    <Fragment key={number}>
                      {' · '}
                      {charge.application_id !== null ? (
                        <Link to={receiptTo(charge)}>{labels.receipt(number)}</Link>
                      ) : (
                        labels.receipt(number)
                      )}
                    </Fragment>
                  ))}
              </Text>
              {charge.waived_reason && (
                <Text size="small" tone="muted">
                  {charge.waived_reason}
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
              {charge.receipts.map(
                ({ number, credit_note, reversed_at }) =>
                  credit_note &&
                  reversed_at && (
                    <Text key={number} size="small">
                      {labels.reversed(number, formatDay(reversed_at), credit_note)}
                    </Text>
                  ),
              )}
              {charge.take_back && (
                <InlineMessage tone="warning">
                  {labels.waiting(charge.take_back.asked_by, charge.take_back.reason)}
                </InlineMessage>
              )}
              {actionsOf(charge).length > 0 && (
                <Cluster space="2">
                  {actionsOf(charge).map(({ text, act }) => (
                    <Button
                      key={text}
                      size="small"
                      variant="secondary"
                      aria-label={labels.actionOf(text, charge.about)}
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
