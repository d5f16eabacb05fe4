import {
  type ApplicationDetails,
  applicationReference,
  type PaymentState,
  paymentStatus,
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

/** Every word of an application that is read in full. */
export interface ApplicationReaderLabels {
  /** What became of it. */
  facts: Words<'status' | 'sent'>;
  /** Headings of the parts. */
  parts: Words<
    'personal' | 'professional' | 'payment' | 'education' | 'assignments' | 'referees' | 'declaration'
  >;
  /** What stands before each line of the personal information. */
  personal: Words<'title' | 'surname' | 'otherNames' | 'tel' | 'whatsapp' | 'email' | 'postalAddress'>;
  /** What stands before each line of the professional information. */
  professional: Words<'employer' | 'position' | 'category' | 'marketerCode'>;
  /** What stands before each line of an institution. */
  education: Words<'from' | 'to' | 'qualification' | 'dateObtained'>;
  /** What stands before each line of an assignment. */
  assignment: Words<'project' | 'role' | 'period'>;
  /** Heading of an assignment, counted from 1: 'Assignment 2'. */
  assignmentName: (number: number) => string;
  /** What stands before each line of a referee. */
  referee: Words<'name' | 'position' | 'institution' | 'address' | 'tel' | 'whatsapp' | 'email'>;
  /** Heading of a referee, counted from 1: 'Referee 2'. */
  refereeName: (number: number) => string;
  /** What stands before each line of the declaration, and what says that it was made. */
  declaration: Words<'declaration' | 'agreed' | 'date' | 'signature'>;
  /** What stands before each line of the payment, and what says that there is no picture. */
  payment: Words<'reference' | 'status' | 'amount' | 'proof' | 'noProof' | 'viewProof'>;
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
            { term: payment.proof, description: proofOfPayment ? null : payment.noProof },
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

function Personal({ application, labels: { parts, personal } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Part
      title={parts.personal}
      lines={known([
        { term: personal.title, description: application.title },
        { term: personal.surname, description: application.surname },
        { term: personal.otherNames, description: application.otherNames },
        { term: personal.tel, description: application.tel },
        { term: personal.whatsapp, description: application.whatsapp },
        { term: personal.email, description: email(application.email) },
        { term: personal.postalAddress, description: application.postalAddress },
      ])}
    />
  );
}

function Professional({ application, labels: { parts, professional } }: Omit<PartProps, 'formatDay'>) {
  return (
    <Part
      title={parts.professional}
      lines={known([
        { term: professional.employer, description: application.employer },
        { term: professional.position, description: application.position },
        { term: professional.category, description: application.membershipCategory },
        { term: professional.marketerCode, description: application.marketerCode },
      ])}
    />
  );
}

function Education({ application, labels: { parts, education }, formatDay }: PartProps) {
  return (
    <Records
      title={parts.education}
      records={application.institutions.map((institution) => ({
        name: institution.name,
        lines: known([
          { term: education.from, description: institution.from },
          { term: education.to, description: institution.to },
          { term: education.qualification, description: institution.qualification },
          { term: education.dateObtained, description: formatDay(institution.dateObtained) },
        ]),
      }))}
    />
  );
}

function Assignments({ application, labels }: Omit<PartProps, 'formatDay'>) {
  return (
    <Records
      title={labels.parts.assignments}
      records={application.assignments.map((assignment, index) => ({
        name: labels.assignmentName(index + 1),
        lines: known([
          { term: labels.assignment.project, description: assignment.project },
          { term: labels.assignment.role, description: assignment.role },
          { term: labels.assignment.period, description: assignment.period },
        ]),
      }))}
    />
  );
}

function Referees({ application, labels }: Omit<PartProps, 'formatDay'>) {
  return (
    <Records
      title={labels.parts.referees}
      sideBySide
      records={application.referees.map((referee, index) => ({
        name: labels.refereeName(index + 1),
        lines: known([
          { term: labels.referee.name, description: referee.name },
          { term: labels.referee.position, description: referee.position },
          { term: labels.referee.institution, description: referee.institution },
          { term: labels.referee.address, description: referee.address },
          { term: labels.referee.tel, description: referee.tel },
          { term: labels.referee.whatsapp, description: referee.whatsapp },
          { term: labels.referee.email, description: email(referee.email) },
        ]),
      }))}
    />
  );
}

function Declaration({ application, labels: { parts, declaration }, formatDay }: PartProps) {
  return (
    <Part
      title={parts.declaration}
      layout="columns"
      lines={known([
        {
          term: declaration.declaration,
          description: application.declared ? declaration.agreed : null,
        },
        { term: declaration.date, description: formatDay(application.date) },
        { term: declaration.signature, description: application.signature },
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
