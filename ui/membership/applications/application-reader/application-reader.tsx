import {
  type ApplicationDetails,
  applicationReference,
  controlLabel,
  type FieldIn,
  type Payment as OwnPayment,
  paymentStatus,
  proofField,
  shownStatus,
} from '@imc/api/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useState } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import type { Definition } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { FactList } from '../../../components/content/fact-list/fact-list.tsx';
import {
  ImageViewer,
  type ImageViewerLabels,
} from '../../../components/content/image-viewer/image-viewer.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from '../../shared/application-sections.module.css';
import { Facts, FormParts, type FormPartsLabels } from '../../shared/application-sections.tsx';
import { ApplicationDeskSection } from '../application-desk/application-desk-section.tsx';
import { ApplicationReaderOpenings, type OpeningsLabels } from './application-reader-openings.tsx';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts around a full application. The names of its fields come from the contract. */
export interface ApplicationReaderLabels extends FormPartsLabels {
  /** Labels of the status, the submission date and the day of the decision. */
  facts: Texts<'status' | 'sent' | 'decided'>;
  /** Headings of the sections. */
  parts: FormPartsLabels['parts'] & Texts<'personal' | 'professional' | 'payment'>;
  /** Labels of the payment's lines, the text shown if there is no proof of payment, and the text of the button that opens it. */
  payment: Texts<'reference' | 'status' | 'amount' | 'noProof' | 'viewProof'>;
  /** Text for each payment state. The badge's colour depends on the state, not on the text. */
  paymentStates: Texts<OwnPayment['state']>;
  /** Title of the image viewer: 'Proof of payment for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** Alternative text of the image: 'Proof of payment for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown instead of an image that could not be loaded. */
  proofFailed: ReactNode;
  /** Accessible names of the image viewer's buttons. */
  viewer: ImageViewerLabels;
  /** Texts of the list of who opened it. */
  openings: OpeningsLabels;
}

export interface ApplicationReaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Application to show. Empty fields are not rendered. */
  application: ApplicationDetails;
  /** Its fees, in the order shown. Without any, its payment status stands for them. */
  payments: readonly OwnPayment[];
  /** Texts around the application's data. */
  labels: ApplicationReaderLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats a UTC ISO time as day and time. */
  formatMoment: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Returns why a payment has its state, beside it. */
  reasonOf: (payment: Pick<OwnPayment, 'state' | 'transfer'>) => string | undefined;
  /** Returns the path of the Institute's receipt for a payment. */
  receiptPath: (payment: Pick<OwnPayment, 'key'>) => string;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

function Payment({
  application,
  payments,
  labels,
  formatAmount,
  reasonOf,
  receiptPath,
  proofUrl,
}: Omit<ApplicationReaderProps, 'formatDay' | 'formatMoment'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { proofOfPayment, paymentState, withdrawnAt } = application;
  const reference = applicationReference(application.id);
  const { payment } = labels;
  const state = withdrawnAt === null ? paymentState : 'closed';
  const unlisted = { key: '', about: payment.status, state, fee: 0, amount: 0, receiptNumber: null } as const;
  return (
    <ApplicationDeskSection title={labels.parts.payment}>
      <Stack space="3">
        <Facts
          items={[
            { term: payment.reference, description: reference },
            ...(payments.length > 0 ? payments : [unlisted]).map((own) => {
              const sum = own.state !== 'closed' && own.fee && formatAmount(own.fee);
              const received = own.amount > 0 && `${payment.amount} ${formatAmount(own.amount)}`;
              const label = labels.paymentStates[own.state];
              return {
                term: own.about,
                description: (
                  <Cluster space="2">
                    <StatusBadge kind="payment" status={paymentStatus(own.state)} label={label} />
                    {[received || sum, reasonOf(own)].filter(Boolean).join('. ')}
                    {own.receiptNumber && <Link to={receiptPath(own)}>{own.receiptNumber}</Link>}
                  </Cluster>
                ),
              };
            }),
            { term: proofField.label, description: proofOfPayment ? null : payment.noProof },
          ]}
        />
        {proofOfPayment && (
          <Cluster data-print="none">
            <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
              {payment.viewProof}
            </Button>
          </Cluster>
        )}
      </Stack>
      {proofOfPayment && (
        <ImageViewer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={labels.proofTitle(reference)}
          src={proofUrl(proofOfPayment)}
          alt={labels.proofAlt(reference)}
          failedText={labels.proofFailed}
          labels={labels.viewer}
        />
      )}
    </ApplicationDeskSection>
  );
}

/** The fields that are shown as they were typed. */
type TextName = Extract<FieldIn<'list'> | FieldIn<'details'>, keyof ApplicationDetails>;

/** A field of the form as it was typed, with its label in the form. */
const line = (application: ApplicationDetails, name: TextName): Definition => ({
  term: controlLabel(name),
  description: application[name],
});

/** A full application as it was submitted, with its status and its payment, in the sheet of the desk: its sections fold, on a phone at first (APP-18). */
export function ApplicationReader({
  application,
  payments,
  labels,
  formatDay,
  formatMoment,
  formatAmount,
  reasonOf,
  receiptPath,
  proofUrl,
  className,
  ...rest
}: ApplicationReaderProps) {
  const { parts } = labels;
  const status = shownStatus(application);
  const decided =
    status !== 'withdrawn' ? application.history.findLast(({ kind }) => kind === status) : undefined;
  return (
    <Stack {...rest} space="4" className={className}>
      <FactList
        layout="spread"
        items={[
          {
            label: labels.facts.status,
            value: <StatusBadge kind="application" status={status} />,
          },
          { label: labels.facts.sent, value: formatDay(application.createdAt) },
          ...(decided ? [{ label: labels.facts.decided, value: formatDay(decided.at) }] : []),
        ]}
      />
      <div className={styles.sheet}>
        <ApplicationDeskSection title={parts.personal}>
          <Facts
            items={[
              line(application, 'title'),
              line(application, 'surname'),
              line(application, 'otherNames'),
              line(application, 'tel'),
              line(application, 'whatsapp'),
              {
                term: controlLabel('email'),
                description: application.email && <EmailText email={application.email} />,
              },
              line(application, 'postalAddress'),
            ]}
          />
        </ApplicationDeskSection>
        <ApplicationDeskSection title={parts.professional}>
          <Facts
            items={[
              line(application, 'employer'),
              line(application, 'position'),
              line(application, 'membershipCategory'),
              { term: controlLabel('marketer_code'), description: application.marketerCode },
            ]}
          />
        </ApplicationDeskSection>
        <Payment {...{ application, payments, labels, formatAmount, reasonOf, receiptPath, proofUrl }} />
        <FormParts application={application} labels={labels} formatDay={formatDay} />
        {/* Who decided has read it, also where the list is older than that or empty. */}
        {(application.openings.count > 0 || status === 'pending') && (
          <ApplicationReaderOpenings
            openings={application.openings}
            labels={labels.openings}
            formatMoment={formatMoment}
          />
        )}
      </div>
    </Stack>
  );
}
