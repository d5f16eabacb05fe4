import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { ButtonLink } from '../../../components/actions/button/button-link.tsx';
import { CopyButton } from '../../../components/actions/copy-button/copy-button.tsx';
import { Skeleton } from '../../../components/feedback/skeleton/skeleton.tsx';
import { whatsAppHref } from '../../shared/whatsapp-href.ts';
import styles from './transfer-card.module.css';

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
  /** Amount in whole naira. The copy button copies the unformatted number, which bank forms accept. */
  amount: number;
}

export interface TransferCardLabels {
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
}

/** Link that opens WhatsApp with the details of the transfer, for applicants whom someone else pays for. WhatsApp asks for the recipient. */
export interface TransferMessage {
  /** Text of the link: 'Send by WhatsApp'. */
  label: string;
  /** Returns the message. `accountEnding` is the last four digits of the account number, so that the payer can compare them. */
  text: (details: {
    readonly reference: string | undefined;
    readonly fee: TransferFee | undefined;
    readonly accountEnding: string;
  }) => string;
}

export interface TransferCardProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'children'> {
  /** Payment reference, which links the transfer to its application: 'IMC-APP-412'. Undefined if there is none yet: then it has no line. */
  reference: string | undefined;
  /** Account that receives the transfer. Undefined while it is loading, or if it could not be loaded. */
  account: TransferAccount | undefined;
  /** Shown instead of the account if it could not be loaded, usually an `ErrorState`. */
  accountError?: ReactNode;
  /** The one fee that is due. Undefined while no grade was chosen. */
  fee: TransferFee | undefined;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Texts of the card. */
  labels: TransferCardLabels;
  /** Link that sends the details as a message. Default: none. */
  message?: TransferMessage | undefined;
  /** Note below the lines: where to find the fees, or what to do after the transfer. */
  note?: ReactNode;
}

interface LineProps {
  term: string;
  children: ReactNode;
  /** Text to copy. Without it, the line has no copy button. */
  copyText?: string | undefined;
  labels: TransferCardLabels;
  /** Emphasizes values that the user has to type into a bank's form. */
  strong?: boolean;
}

function Line({ term, children, copyText, labels, strong }: LineProps) {
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

/** Details for paying by bank transfer: account, amount and reference, each with a copy button. It does not start a payment. */
export function TransferCard({
  reference,
  account,
  accountError,
  fee,
  formatAmount,
  labels,
  message,
  note,
  className,
  ...rest
}: TransferCardProps) {
  const isLoading = account === undefined && !accountError;
  return (
    <div {...rest} className={clsx(styles.root, className)} aria-busy={isLoading || undefined}>
      {accountError && <div className={styles.error}>{accountError}</div>}
      <dl className={styles.lines}>
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
        {fee && (
          <Line term={fee.label} copyText={String(fee.amount)} labels={labels} strong>
            {formatAmount(fee.amount)}
          </Line>
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
      {note && <div className={styles.foot}>{note}</div>}
    </div>
  );
}
