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
} from '@imc/api/contract';
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

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every word of an application that is read in full, the names of its fields aside: the contract has them. */
export interface ApplicationReaderLabels {
  /** What became of it. */
  facts: Words<'status' | 'sent'>;
  /** Headings of the parts. */
  parts: Words<
    'personal' | 'professional' | 'payment' | 'education' | 'assignments' | 'referees' | 'declaration'
  >;
  /** Before the years of an institution: 'From', 'To'. */
  years: Words<'from' | 'to'>;
  /** What says that the declaration was made: 'Agreed to'. */
  agreed: string;
  /** What stands before each line of the payment, and what says that there is no picture. */
  payment: Words<'reference' | 'status' | 'amount' | 'noProof' | 'viewProof'>;
  /** The word for each state of the payment. Its colour follows the state, not the word. */
  paymentStates: Words<PaymentState>;
  /** Title of the picture in the viewer: 'Receipt for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** What the picture shows: 'Picture of the transfer for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown in place of a picture that could not be loaded. */
  proofFailed: ReactNode;
  /** Names of the viewer's buttons. */
  viewer: ImageViewerLabels;
}

export interface ApplicationReaderProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The application. What the provider left out takes no room. */
  application: ApplicationDetails;
  /** Every word around it. */
  labels: ApplicationReaderLabels;
  /** Writes a UTC ISO time or a calendar date as a day. */
  formatDay: (time: string) => string;
  /** Writes an amount in naira. */
  formatAmount: (naira: number) => string;
  /** Address of the picture of a transfer, by its file name. */
  proofUrl: (file: string) => string;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

type PartProps = Pick<ApplicationReaderProps, 'application' | 'labels' | 'formatDay'>;

/** Lines of which something is known; a provider may leave fields out. */
const known = (lines: readonly Definition[]): Definition[] =>
  lines.filter(({ description }) => description !== '' && description !== null);

function PartCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card
      as="section"
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

/** A part of the form as lines; nothing where the provider left all of them out. */
function Part({
  title,
  lines,
  layout,
}: Pick<DefinitionListProps, 'layout'> & { title: string; lines: Definition[] }) {
  return lines.length === 0 ? null : (
    <PartCard title={title}>
      <DefinitionList items={lines} layout={layout} />
    </PartCard>
  );
}

interface FormRecord {
  readonly name: string;
  readonly lines: readonly Definition[];
}

/** A part of the form as records under headings of their own: each over the whole width, or two side by side. */
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
    // biome-ignore lint/suspicious/noArrayIndexKey: records are only read, and known by their place.
    <Stack key={index} space="3">
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
        <Stack space="8">{cells}</Stack>
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
    <PartCard title={labels.parts.payment}>
      <Stack space="5">
        <DefinitionList
          items={known([
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
          <Cluster>
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

/** The fields that are shown just as they were typed. */
type TextName = Extract<FieldIn<'list'> | FieldIn<'details'>, keyof ApplicationDetails>;

/** A field of the form as it was typed, under the name that the form gives it. */
const line = (application: ApplicationDetails, name: TextName): Definition => ({
  term: controlLabel(name),
  description: application[name],
});

function Personal({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Part
      title={parts.personal}
      lines={known([
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
      lines={known([
        line(application, 'employer'),
        line(application, 'position'),
        line(application, 'membershipCategory'),
        { term: controlLabel('marketer_code'), description: application.marketerCode },
      ])}
    />
  );
}

/** The fields of one record in the order of the form. `written` says otherwise of a field: left out with null, or in another way. */
function recordLines<List extends ListName>(
  list: List,
  record: ApplicationDetails[List][number],
  written: Readonly<Record<string, Definition | null>> = {},
): Definition[] {
  const { fields } = applicationRecords[list] as { fields: Readonly<Record<string, { label: string }>> };
  const texts: Readonly<Record<string, string>> = record;
  return known(
    keysOf(fields).flatMap((name) => {
      const other = written[name];
      if (other === null) return [];
      return other ?? { term: fields[name]?.label ?? name, description: texts[name] ?? '' };
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
      lines={known([
        { term: controlLabel('declaration'), description: application.declared ? agreed : null },
        { term: controlLabel('date'), description: formatDay(application.date) },
        { term: controlLabel('signature'), description: application.signature },
      ])}
    />
  );
}

/** An application in full, as it was sent, with what became of it and of its payment. */
export function ApplicationReader({
  application,
  labels,
  formatDay,
  formatAmount,
  proofUrl,
  ...rest
}: ApplicationReaderProps) {
  const part = { application, labels, formatDay };
  return (
    <Stack {...rest} space="6">
      <FactList
        layout="spread"
        items={[
          {
            label: labels.facts.status,
            value: <StatusBadge kind="application" status={application.status} />,
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
