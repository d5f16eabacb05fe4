import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { CopyButton } from '../../../components/actions/copy-button/copy-button.tsx';
import type { Fact } from '../../../components/content/fact-list/fact-list.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Skeleton } from '../../../components/feedback/skeleton/skeleton.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { whatsAppHref } from '../../shared/whatsapp-href.ts';
import styles from './charge-to-pay.module.css';

export interface TransferAccount {
  bank: string;
  /** Account holder. */
  name: string;
  /** Account number, as typed into a bank's form. */
  number: string;
}

export interface TransferFee {
  /** Name of the fee: 'Application fee'. */
  label: string;
  /** Amount in whole naira. */
  amount: number;
}

/** A fee that was charged, or will be. */
export interface ShownCharge extends TransferFee {
  /** What was received of it, in whole naira. Default 0. */
  received?: number;
  /** Default `open`. */
  state?: 'open' | 'settled' | 'waived';
}

export interface ChargeToPayLabels {
  /** Label of the account number: 'Account number'. */
  accountNumber: string;
  /** Label of the bank: 'Bank'. */
  bank: string;
  /** Label of the account name: 'Account name'. */
  accountName: string;
  /** Label of the reference: 'Payment reference'. */
  reference: string;
  /** Text of the copy buttons: 'Copy'. The label of the line is appended to their accessible names. */
  copy: string;
  /** Shown for 3 s after copying: 'Copied'. */
  copied: string;
  /** Shown for 3 s if the browser refuses to copy: 'Select it and copy by hand'. */
  copyFailed: string;
  /** Label of the rest of a charge that was paid in part: 'Application fee, still open'. */
  rest: (label: string) => string;
  /** Beneath the rest, with formatted amounts: '₦2,000 of ₦5,000 was received'. */
  received: (received: string, charged: string) => string;
  /** Instead of the lines once the charge is paid, with the formatted amount. */
  settled: (received: string) => string;
  /** What was received above the charge, with the formatted amount. */
  credit: (more: string) => string;
  /** Instead of the lines of a charge that was waived. */
  waived: string;
  /** Instead of the lines if there is no charge. */
  nothing: string;
  /** Instead of the lines while the amount is not known, because no grade was chosen. */
  unknown: string;
  /** Heading of the fees that are stated, but not charged: 'Other published fees'. */
  otherFees: string;
}

/** Link that opens WhatsApp with the details of the transfer, for applicants whom someone else pays for. WhatsApp asks for the recipient. */
export interface TransferMessage {
  /** Text of the link: 'Share on WhatsApp'. */
  label: string;
  /** Returns the message. `accountEnding` is the last four digits of the account number, so that the payer can compare them. */
  text: (details: {
    readonly reference: string | undefined;
    readonly fee: TransferFee | undefined;
    readonly accountEnding: string;
  }) => string;
}

export interface ChargeToPayProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** Payment reference, which links the transfer to its application: 'IMC-APP-412'. Undefined if there is none yet: then it has no line. */
  reference: string | undefined;
  /** Account that receives the transfer. Undefined while it is loading, or if it could not be loaded. */
  account: TransferAccount | undefined;
  /** Shown instead of the account if it could not be loaded, usually an `ErrorState`. */
  accountError?: ReactNode;
  /** The one charge to pay. Undefined while its amount is not known, as before a grade was chosen; null if nothing is due. */
  charge: ShownCharge | null | undefined;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Texts of the card. */
  labels: ChargeToPayLabels;
  /** Link that sends the details as a message. Default: none. */
  message?: TransferMessage | undefined;
  /** Directly below the sum, unless a part of it was received: what else is charged, and when. */
  explanation?: ReactNode;
  /** Note below the lines: where to find the fees, or what to do after the transfer. */
  note?: ReactNode;
  /** What to do next, above the other fees. */
  children?: ReactNode;
  /** The Institute's other statement of fees, in small print. Default: none. */
  otherFees?: readonly Fact[] | undefined;
}

interface LineProps {
  term: string;
  children: ReactNode;
  /** Text to copy. Without it, the line has no copy button. */
  copyText?: string | undefined;
  labels: ChargeToPayLabels;
  /** Emphasizes values that the user has to type into a bank's form. `sum`: most of all. */
  strong?: boolean | 'sum';
  /** Secondary line under the value. */
  note?: ReactNode;
}

function Line({ term, children, copyText, labels, strong, note }: LineProps) {
  const termId = useId();
  const copyId = useId();
  return (
    <div className={styles.line}>
      <dt className={styles.term} id={termId}>
        {term}
      </dt>
      <dd className={styles.value} data-strong={strong || undefined}>
        {children}
      </dd>
      {note && <dd className={styles.note}>{note}</dd>}
      {copyText !== undefined && (
        <dd className={styles.copy}>
          <CopyButton
            id={copyId}
            aria-labelledby={`${copyId} ${termId}`}
            text={copyText}
            label={labels.copy}
            copiedLabel={labels.copied}
            failedLabel={labels.copyFailed}
          />
        </dd>
      )}
    </div>
  );
}

const placeholder = <Skeleton width="12rem" />;

/** Why there is nothing to transfer: the charge was paid or waived, or there is none. */
function Closed({
  charge,
  formatAmount,
  labels,
}: Pick<ChargeToPayProps, 'formatAmount' | 'labels'> & { charge: ShownCharge | null }) {
  if (charge === null) return <InlineMessage>{labels.nothing}</InlineMessage>;
  const { label, amount, received = 0, state } = charge;
  return (
    <InlineMessage tone="success" title={label}>
      {state === 'waived' ? labels.waived : labels.settled(formatAmount(received))}
      {received > amount && ` ${labels.credit(formatAmount(received - amount))}`}
    </InlineMessage>
  );
}

type DetailsProps = Omit<ChargeToPayProps, 'charge' | 'note' | 'otherFees' | 'className'> & {
  charge: ShownCharge | undefined;
};

/** What a bank's form asks for. */
function Details({
  reference,
  account,
  accountError,
  charge,
  formatAmount,
  labels,
  message,
  explanation,
}: DetailsProps) {
  // An account without a sum only tempts to guess one.
  if (account && !charge) return <div className={styles.notice}>{labels.unknown}</div>;
  const { label, amount, received = 0 } = charge ?? { label: '', amount: 0 };
  const fee = charge && {
    label: received > 0 ? labels.rest(label) : label,
    amount: Math.max(0, amount - received),
  };
  return (
    <>
      {accountError && <div className={styles.notice}>{accountError}</div>}
      <dl className={styles.lines}>
        {fee && (
          <Line
            term={fee.label}
            // Without the currency, as bank forms accept it.
            copyText={String(fee.amount)}
            labels={labels}
            strong="sum"
            note={received > 0 ? labels.received(formatAmount(received), formatAmount(amount)) : explanation}
          >
            {formatAmount(fee.amount)}
          </Line>
        )}
        {!accountError && (
          <>
            <Line term={labels.accountNumber} copyText={account?.number} labels={labels} strong>
              {account?.number ?? placeholder}
            </Line>
            <Line term={labels.bank} labels={labels}>
              {account?.bank ?? placeholder}
            </Line>
            <Line term={labels.accountName} labels={labels}>
              {account?.name ?? placeholder}
            </Line>
          </>
        )}
        {reference !== undefined && (
          <Line term={labels.reference} copyText={reference} labels={labels} strong>
            {reference}
          </Line>
        )}
      </dl>
      {message && account && (
        <div className={styles.message}>
          <ButtonLink
            variant="secondary"
            size="small"
            newTab
            href={whatsAppHref(message.text({ reference, fee, accountEnding: account.number.slice(-4) }))}
          >
            {message.label}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/**
 * The one charge that a member is asked to pay by bank transfer: amount, account and reference, each with a copy button, and beneath it the
 * fees that the Institute also states. It does not start a payment.
 */
export function ChargeToPay({
  reference,
  account,
  accountError,
  charge,
  formatAmount,
  labels,
  message,
  explanation,
  note,
  otherFees = [],
  className,
  children,
  ...rest
}: ChargeToPayProps) {
  const isOpen = charge === undefined || (charge !== null && (charge.state ?? 'open') === 'open');
  const isKnown = charge !== undefined;
  const isLoading = isOpen && account === undefined && !accountError;
  return (
    <div {...rest} className={clsx(styles.root, className)} aria-busy={isLoading || undefined}>
      {isOpen ? (
        <Details
          {...{ reference, account, accountError, charge, formatAmount, labels, message, explanation }}
        />
      ) : (
        <Closed {...{ charge, formatAmount, labels }} />
      )}
      {note && isKnown && <div className={styles.foot}>{note}</div>}
      {children && <div className={styles.next}>{children}</div>}
      {otherFees.length > 0 && isKnown && (
        <div className={styles.foot}>
          <Heading level={2} size="label">
            {labels.otherFees}
          </Heading>
          <dl className={styles.otherFees}>
            {otherFees.map(({ label, value, note }) => (
              <div key={label} className={styles.otherFee}>
                <dt>
                  {label}
                  {note && <> ({note})</>}
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
