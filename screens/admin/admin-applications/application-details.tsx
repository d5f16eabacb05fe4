import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
  useUploadUrl,
} from '@imc/api';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  DefinitionList,
  Eyebrow,
  GradeSeal,
  Grid,
  Heading,
  Link,
  Stack,
  StatusBadge,
} from '@imc/ui';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/dates.ts';
import { EmailText } from '../../shared/email-text.tsx';
import { mailHref } from '../../shared/mail.ts';
import { StatusSelect } from './status-select.tsx';

function DetailsCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card
      as="section"
      header={
        <Heading level={2} size="card">
          {title}
        </Heading>
      }
    >
      {children}
    </Card>
  );
}

/** One application, whole (specification, section 2). */
export function ApplicationDetails({
  application,
  pendingStatus,
  onStatus,
  onBack,
}: {
  application: AdminApplication;
  pendingStatus: ApplicationStatus | undefined;
  onStatus: (status: ApplicationStatus) => void;
  onBack: () => void;
}) {
  const uploadUrl = useUploadUrl();
  const name = applicantName(application);
  const { grade, proofOfPayment } = application;
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Cluster space="4" noWrap>
          {grade && <GradeSeal grade={grade} size="medium" />}
          <Stack space="1">
            <Eyebrow letters>{applicationReference(application.id)}</Eyebrow>
            <Heading level={1}>{name}</Heading>
          </Stack>
        </Cluster>
        <Cluster space="3">
          <Button variant="secondary" onClick={onBack}>
            Back to List
          </Button>
          <ButtonLink to="/admin/dashboard" variant="secondary">
            Back to Dashboard
          </ButtonLink>
        </Cluster>
      </Cluster>
      <Grid columns={2} space="6">
        <DetailsCard title="Personal Information">
          <DefinitionList
            items={[
              { term: 'Name', description: name },
              {
                term: 'Email',
                description: (
                  <Link href={mailHref(application.email)}>
                    <EmailText email={application.email} />
                  </Link>
                ),
              },
              { term: 'Phone', description: application.tel },
              { term: 'WhatsApp', description: application.whatsapp },
            ]}
          />
        </DetailsCard>
        <DetailsCard title="Professional Information">
          <DefinitionList
            items={[
              { term: 'Employer', description: application.employer },
              { term: 'Position', description: application.position },
              { term: 'Membership category', description: application.membershipCategory },
              { term: 'Postal address', description: application.postalAddress },
            ]}
          />
        </DetailsCard>
        <DetailsCard title="Application Status">
          <Cluster space="4">
            <StatusBadge kind="application" status={application.status} />
            <StatusSelect
              name={name}
              status={application.status}
              pending={pendingStatus}
              onStatus={onStatus}
            />
          </Cluster>
        </DetailsCard>
        {proofOfPayment && (
          <DetailsCard title="Proof of Payment">
            <Link href={uploadUrl.proof(proofOfPayment)} newTab>
              Open the proof of payment (in a new tab)
            </Link>
          </DetailsCard>
        )}
      </Grid>
      <DetailsCard title="Additional Information">
        <DefinitionList
          layout="columns"
          items={[
            { term: 'Declaration date', description: formatDay(application.declarationDate) },
            { term: 'Marketer code', description: application.marketerCode ?? 'N/A' },
            { term: 'Application date', description: formatDay(application.createdAt) },
          ]}
        />
      </DetailsCard>
    </Stack>
  );
}
