import {
  type ApplicationDetails,
  applicationReference,
  memberApplicationQuery,
  paymentStatus,
  type User,
  useApiClient,
  useUploadUrl,
} from '@imc/api';
import {
  Button,
  Card,
  Cluster,
  type Definition,
  DefinitionList,
  type DefinitionListProps,
  EmptyState,
  ErrorState,
  Eyebrow,
  FactList,
  GradeSeal,
  Grid,
  Heading,
  ImageViewer,
  Spinner,
  Stack,
  StatusBadge,
} from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { naira, payments } from '../../content/index.ts';
import { formatDay } from '../../shared/dates.ts';
import { EmailText } from '../../shared/email-text.tsx';
import { retryOf } from '../../shared/retry.ts';

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
    // Records are known by their place: they are only read.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
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

function PaymentCard({ application }: { application: ApplicationDetails }) {
  const uploadUrl = useUploadUrl();
  const [isOpen, setIsOpen] = useState(false);
  const { proofOfPayment, paymentState, paymentAmount } = application;
  const reference = applicationReference(application.id);
  const { table: texts } = payments;
  return (
    <PartCard title="Payment">
      <Stack space="5">
        <DefinitionList
          items={known([
            { term: texts.reference, description: reference },
            {
              term: texts.status,
              description: (
                <StatusBadge
                  kind="payment"
                  status={paymentStatus(paymentState)}
                  label={texts.states[paymentState]}
                />
              ),
            },
            {
              term: texts.amount,
              description: paymentAmount === null ? null : naira(paymentAmount),
            },
            { term: 'Proof of payment', description: proofOfPayment ? null : texts.noReceipt },
          ])}
        />
        {proofOfPayment && (
          <Cluster>
            <Button variant="secondary" onClick={() => setIsOpen(true)}>
              View proof of payment
            </Button>
          </Cluster>
        )}
      </Stack>
      {proofOfPayment && (
        <ImageViewer
          open={isOpen}
          onClose={() => setIsOpen(false)}
          title={texts.receiptTitle(reference)}
          src={uploadUrl.proof(proofOfPayment)}
          alt={texts.receiptAlt(reference)}
          failedText={texts.receiptFailed}
          labels={texts.viewer}
        />
      )}
    </PartCard>
  );
}

function Form({ application }: { application: ApplicationDetails }) {
  const { institutions, assignments, referees } = application;
  return (
    <>
      <Grid columns={2} space="6">
        <Part
          title="Personal information"
          lines={known([
            { term: 'Title', description: application.title },
            { term: 'Surname', description: application.surname },
            { term: 'Other names', description: application.otherNames },
            { term: 'Telephone number', description: application.tel },
            { term: 'WhatsApp number', description: application.whatsapp },
            { term: 'Email', description: email(application.email) },
            { term: 'Postal address', description: application.postalAddress },
          ])}
        />
        <Stack space="6">
          <Part
            title="Professional information"
            lines={known([
              { term: 'Employer', description: application.employer },
              { term: 'Position', description: application.position },
              { term: 'Membership category', description: application.membershipCategory },
              { term: 'Marketer code', description: application.marketerCode },
            ])}
          />
          <PaymentCard application={application} />
        </Stack>
      </Grid>
      <Records
        title="Education"
        records={institutions.map((institution) => ({
          name: institution.name,
          lines: known([
            { term: 'From', description: institution.from },
            { term: 'To', description: institution.to },
            { term: 'Qualification', description: institution.qualification },
            { term: 'Date obtained', description: formatDay(institution.dateObtained) },
          ]),
        }))}
      />
      <Records
        title="Consulting assignments"
        records={assignments.map((assignment, index) => ({
          name: `Assignment ${index + 1}`,
          lines: known([
            { term: 'Project', description: assignment.project },
            { term: 'Role', description: assignment.role },
            { term: 'Period', description: assignment.period },
          ]),
        }))}
      />
      <Records
        title="Referees"
        sideBySide
        records={referees.map((referee, index) => ({
          name: `Referee ${index + 1}`,
          lines: known([
            { term: 'Name', description: referee.name },
            { term: 'Position', description: referee.position },
            { term: 'Institution', description: referee.institution },
            { term: 'Address', description: referee.address },
            { term: 'Telephone number', description: referee.tel },
            { term: 'WhatsApp number', description: referee.whatsapp },
            { term: 'Email', description: email(referee.email) },
          ]),
        }))}
      />
      <Part
        title="Declaration"
        layout="columns"
        lines={known([
          { term: 'Declaration', description: application.declared ? 'Agreed to' : null },
          { term: 'Date', description: formatDay(application.date) },
          { term: 'Signature', description: application.signature },
        ])}
      />
    </>
  );
}

/** What stands in place of an application that can't be shown. */
function Missing({ text }: { text: string }) {
  return (
    <Card>
      <EmptyState title="This application can't be shown" text={text} />
    </Card>
  );
}

/** One of the member's applications in full, as it was sent, with what became of it. */
export function ApplicationReader({ user, id, onBack }: { user: User; id: number; onBack: () => void }) {
  const query = useQuery(memberApplicationQuery(useApiClient(), user.email, id));
  const retry = retryOf(query);
  const application = query.data;
  const shown = application?.id === id ? application : undefined;
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Cluster space="4" noWrap>
          {shown?.grade && <GradeSeal grade={shown.grade} size="medium" />}
          <Stack space="1">
            <Eyebrow letters>{applicationReference(id)}</Eyebrow>
            <Heading level={1} tabIndex={-1}>
              {shown?.membershipCategory || 'Application'}
            </Heading>
          </Stack>
        </Cluster>
        <Button variant="secondary" onClick={onBack}>
          Back to My Applications
        </Button>
      </Cluster>
      {retry ? (
        <Card>
          <ErrorState message="Your application could not be loaded. Nothing is lost." {...retry} />
        </Card>
      ) : query.isPending ? (
        <Spinner label="Loading your application" />
      ) : shown ? (
        <>
          <FactList
            layout="spread"
            items={[
              {
                label: 'Application Status',
                value: <StatusBadge kind="application" status={shown.status} />,
              },
              { label: 'Sent', value: formatDay(shown.createdAt) },
            ]}
          />
          <Form application={shown} />
        </>
      ) : application ? (
        <Missing text="Only your newest application can be read in full here." />
      ) : (
        <Missing text="There is no application of yours with this reference." />
      )}
    </Stack>
  );
}
