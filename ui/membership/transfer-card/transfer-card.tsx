import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CopyButton } from '../../components/actions/copy-button/copy-button.tsx';
import styles from './transfer-card.module.css';

/** Where a transfer goes. */
export interface TransferAccount {
  /** Name of the bank. */
  bank: string;
  /** Who holds the account. */
  name: string;
  /** The account number, as it is typed into a bank's form. */
  number: string;
}

/** A fee that is transferred, in naira. */
export interface TransferFee {
  /** What it is for: 'Annual Membership Fee'. Tells the fees apart too. */
  label: string;
  /** Bounds it: 'one-time'. */
  note?: string;
  /** Whole naira. What is copied is the plain number, which a bank's form takes. */
  amount: number;
}

/** Every word of a transfer card. */
export interface TransferCardLabels {
  /** 'Account number'. */
  accountNumber: string;
  /** 'Bank'. */
  bank: string;
  /** 'Account name'. */
  accountName: string;
  /** 'Payment reference'. */
  reference: string;
  /** Word on the buttons that copy, which the name of the line follows for those who listen: 'Copy'. */
  copy: string;
  /** The word for 3 s after it worked: 'Copied'. */
  copied: string;
  /** The words for 3 s after the browser refused: 'Select it and copy by hand'. */
  copyFailed: string;
}

export interface TransferCardProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** What the transfer carries, so that the money finds its application: 'IMC-APP-412'. */
  reference: string;
  /** Where the transfer goes. */
  account: TransferAccount;
  /** What is due, each fee on a line of its own. Nothing is added up. */
  fees: readonly TransferFee[];
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Every word of the card. */
  labels: TransferCardLabels;
  /** A line at the end: where other fees stand, what to do after the transfer. */
  note?: ReactNode;
}

interface LineProps {
  term: string;
  note?: string;
  children: ReactNode;
  /** What the button of the line copies. Without it there is none. */
  copies?: string;
  labels: TransferCardLabels;
  /** What a person types somewhere else stands out from what is only read. */
  strong?: boolean;
}

function Line({ term, note, children, copies, labels, strong }: LineProps) {
  const termId = useId();
  const copyId = useId();
  return (
    <div className={styles.line}>
      <dt className={styles.term}>
        <span id={termId}>{term}</span>
        {note && ` (${note})`}
      </dt>
      <dd className={styles.value} data-strong={strong || undefined}>
        {children}
      </dd>
      {copies !== undefined && (
        <dd className={styles.copy}>
          <CopyButton
            id={copyId}
            aria-labelledby={`${copyId} ${termId}`}
            text={copies}
            label={labels.copy}
            copiedLabel={labels.copied}
            failedLabel={labels.copyFailed}
          />
        </dd>
      )}
    </div>
  );
}

/** How to pay by bank transfer: account, amounts and reference, each to be copied into a bank's form. It starts no payment. */
export function TransferCard({
  reference,
  account,
  fees,
  formatAmount,
  labels,
  note,
  className,
  ...rest
}: TransferCardProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <dl className={styles.lines}>
        <Line term={labels.accountNumber} copies={account.number} labels={labels} strong>
          {account.number}
        </Line>
        <Line term={labels.bank} labels={labels}>
          {account.bank}
        </Line>
        <Line term={labels.accountName} labels={labels}>
          {account.name}
        </Line>
        {fees.map(({ label, note: bounds, amount }) => (
          <Line key={label} term={label} note={bounds} copies={String(amount)} labels={labels} strong>
            {formatAmount(amount)}
          </Line>
        ))}
        <Line term={labels.reference} copies={reference} labels={labels} strong>
          {reference}
        </Line>
      </dl>
      {note && <div className={styles.foot}>{note}</div>}
    </div>
  );
}
