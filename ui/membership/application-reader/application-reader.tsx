import {
  type ApplicationDetails,
  applicationRecords,
  applicationReference,
  controlLabel,
  type FieldIn,
  keysOf,
  type ListName,
  type PaymentState,
  paymentStatus,
  proofField,
  shownStatus,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Card } from '../../components/content/card/card.tsx';
import {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from '../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import { FactList } from '../../components/content/fact-list/fact-list.tsx';
import { ImageViewer, type ImageViewerLabels } from '../../components/content/image-viewer/image-viewer.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import styles from './application-reader.module.css';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts around a full application. The names of its fields come from the contract. */
export interface ApplicationReaderLabels {
  /** Labels of the status and the submission date. */
  facts: Texts<'status' | 'sent'>;
  /** Headings of the sections. */
  parts: Texts<
    'personal' | 'professional' | 'payment' | 'education' | 'assignments' | 'referees' | 'declaration'
  >;
  /** Labels of the years of an institution: 'From', 'To'. */
  years: Texts<'from' | 'to'>;
  /** Shown if the applicant agreed to the declaration: 'Agreed to'. */
  agreed: string;
  /** Labels of the payment's lines, the text shown if there is no proof of payment, and the text of the button that opens it. */
  payment: Texts<'reference' | 'status' | 'amount' | 'noProof' | 'viewProof'>;
  /** Text for each payment state. The badge's colour depends on the state, not on the text. */
  paymentStates: Texts<PaymentState>;
  /** Title of the image viewer: 'Receipt for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** Alternative text of the image: 'Picture of the transfer for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown instead of an image that could not be loaded. */
  proofFailed: ReactNode;
  /** Accessible names of the image viewer's buttons. */
  viewer: ImageViewerLabels;
}

export interface ApplicationReaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Application to show. Fields that the provider leaves out are not rendered. */
  application: ApplicationDetails;
  /** Texts around the application's data. */
  labels: ApplicationReaderLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

type PartProps = Pick<ApplicationReaderProps, 'application' | 'labels' | 'formatDay'>;

/** Drops lines without a value; a provider may leave fields out. */
const withoutEmpty = (lines: readonly Definition[]): Definition[] =>
  lines.filter(({ description }) => description !== '' && description !== null);

/** `whole` keeps the card on one printed page. */
function PartCard({ title, whole, children }: { title: string; whole?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      as="section"
      className={whole ? styles.whole : undefined}
      aria-labelledby={id}
      header={
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
      }
    >
      {children}
    </Card>
  );
}

/** A section of the form as a list of lines. Renders nothing if there are no lines. */
function Part({
  title,
  lines,
  layout,
}: Pick<DefinitionListProps, 'layout'> & { title: string; lines: Definition[] }) {
  return lines.length === 0 ? null : (
    <PartCard title={title} whole>
      <DefinitionList items={lines} layout={layout} />
    </PartCard>
  );
}

interface FormRecord {
  readonly name: string;
  readonly lines: readonly Definition[];
}

/** A section of the form as records with a heading each: full width, or two side by side. */
function Records({
  title,
  records,
  sideBySide = false,
}: {
  title: string;
  records: readonly FormRecord[];
  sideBySide?: boolean;
}) {
  if (records.length === 0) return null;
  const cells = records.map(({ name, lines }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: records are read-only and identified by their index.
    <Stack key={index} space="3" className={styles.whole}>
      <Heading level={3} size="label">
        {name}
      </Heading>
      <DefinitionList items={lines} layout={sideBySide ? 'rows' : 'columns'} />
    </Stack>
  ));
  return (
    <PartCard title={title}>
      {sideBySide ? (
        <Grid columns={2} space="8">
          {cells}
        </Grid>
      ) : (
        <Stack space="8" className={styles.records}>
          {cells}
        </Stack>
      )}
    </PartCard>
  );
}

const email = (address: string): ReactNode => address && <EmailText email={address} />;

function Payment({
  application,
  labels,
  formatAmount,
  proofUrl,
}: Pick<ApplicationReaderProps, 'application' | 'labels' | 'formatAmount' | 'proofUrl'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { proofOfPayment, paymentState, paymentAmount } = application;
  const reference = applicationReference(application.id);
  const { payment } = labels;
  return (
    <PartCard title={labels.parts.payment} whole>
      <Stack space="5">
        <DefinitionList
          items={withoutEmpty([
            { term: payment.reference, description: reference },
            {
              term: payment.status,
              description: (
                <StatusBadge
                  kind="payment"
                  status={paymentStatus(paymentState)}
                  label={labels.paymentStates[paymentState]}
                />
              ),
            },
            {
              term: payment.amount,
              description: paymentAmount === null ? null : formatAmount(paymentAmount),
            },
            { term: proofField.label, description: proofOfPayment ? null : payment.noProof },
          ])}
        />
        {proofOfPayment && (
          <Cluster data-print="none">
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
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
    </PartCard>
  );
}

/** The fields that are shown as they were typed. */
type TextName = Extract<FieldIn<'list'> | FieldIn<'details'>, keyof ApplicationDetails>;

/** A field of the form as it was typed, with its label in the form. */
const line = (application: ApplicationDetails, name: TextName): Definition => ({
  term: controlLabel(name),
  description: application[name],
});

function Personal({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Part
      title={parts.personal}
      lines={withoutEmpty([
        line(application, 'title'),
        line(application, 'surname'),
        line(application, 'otherNames'),
        line(application, 'tel'),
        line(application, 'whatsapp'),
        { term: controlLabel('email'), description: email(application.email) },
        line(application, 'postalAddress'),
      ])}
    />
  );
}

function Professional({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Part
      title={parts.professional}
      lines={withoutEmpty([
        line(application, 'employer'),
        line(application, 'position'),
        line(application, 'membershipCategory'),
        { term: controlLabel('marketer_code'), description: application.marketerCode },
      ])}
    />
  );
}

/** Returns the fields of one record in the order of the form. `overrides` replaces a field's line, or drops it with null. */
function recordLines<List extends ListName>(
  list: List,
  record: ApplicationDetails[List][number],
  overrides: Readonly<Record<string, Definition | null>> = {},
): Definition[] {
  const { fields } = applicationRecords[list] as { fields: Readonly<Record<string, { label: string }>> };
  const texts: Readonly<Record<string, string>> = record;
  return withoutEmpty(
    keysOf(fields).flatMap((name) => {
      const override = overrides[name];
      if (override === null) return [];
      return override ?? { term: fields[name]?.label ?? name, description: texts[name] ?? '' };
    }),
  );
}

function Education({ application, labels, formatDay }: PartProps) {
  return (
    <Records
      title={labels.parts.education}
      records={application.institutions.map((institution) => ({
        name: institution.name,
        lines: recordLines('institutions', institution, {
          name: null,
          from: { term: labels.years.from, description: institution.from },
          to: { term: labels.years.to, description: institution.to },
          dateObtained: {
            term: applicationRecords.institutions.fields.dateObtained.label,
            description: formatDay(institution.dateObtained),
          },
        }),
      }))}
    />
  );
}

function Assignments({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Records
      title={parts.assignments}
      records={application.assignments.map((assignment, index) => ({
        name: applicationRecords.assignments.label(index + 1),
        lines: recordLines('assignments', assignment),
      }))}
    />
  );
}

function Referees({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Records
      title={parts.referees}
      sideBySide
      records={application.referees.map((referee, index) => ({
        name: applicationRecords.referees.label(index + 1),
        lines: recordLines('referees', referee, {
          email: { term: controlLabel('email'), description: email(referee.email) },
        }),
      }))}
    />
  );
}

function Declaration({ application, labels: { parts, agreed }, formatDay }: PartProps) {
  return (
    <Part
      title={parts.declaration}
      layout="columns"
      lines={withoutEmpty([
        { term: controlLabel('declaration'), description: application.declared ? agreed : null },
        { term: controlLabel('date'), description: formatDay(application.date) },
        { term: controlLabel('signature'), description: application.signature },
      ])}
    />
  );
}

/** A full application as it was submitted, with its status and its payment. */
export function ApplicationReader({
  application,
  labels,
  formatDay,
  formatAmount,
  proofUrl,
  className,
  ...rest
}: ApplicationReaderProps) {
  const part = { application, labels, formatDay };
  return (
    <Stack {...rest} space="6" className={clsx(styles.root, className)}>
      <FactList
        layout="spread"
        items={[
          {
            label: labels.facts.status,
            value: <StatusBadge kind="application" status={shownStatus(application)} />,
          },
          { label: labels.facts.sent, value: formatDay(application.createdAt) },
        ]}
      />
      <Grid columns={2} space="6">
        <Personal application={application} labels={labels} />
        <Stack space="6">
          <Professional application={application} labels={labels} />
          <Payment
            application={application}
            labels={labels}
            formatAmount={formatAmount}
            proofUrl={proofUrl}
          />
        </Stack>
      </Grid>
      <Education {...part} />
      <Assignments application={application} labels={labels} />
      <Referees application={application} labels={labels} />
      <Declaration {...part} />
    </Stack>
  );
}
