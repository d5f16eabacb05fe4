import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
} from '@imc/api/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Link } from '../../components/actions/link/link.tsx';
import { Card } from '../../components/content/card/card.tsx';
import { DefinitionList } from '../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../components/content/email-text/mail-href.ts';
import { ImageViewer, type ImageViewerLabels } from '../../components/content/image-viewer/image-viewer.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { GradeSeal } from '../../components/identity/grade-seal/grade-seal.tsx';
import { Tabs } from '../../components/navigation/tabs/tabs.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { StatusSelect, type StatusSelectLabels } from '../status-select/status-select.tsx';

type Field =
  | 'name'
  | 'email'
  | 'phone'
  | 'whatsapp'
  | 'employer'
  | 'position'
  | 'category'
  | 'postalAddress'
  | 'declarationDate'
  | 'marketerCode'
  | 'applicationDate';

/** Texts of an application's details. */
export interface AdminApplicationDetailsLabels {
  /** Accessible name of the tabs: 'Parts of the application'. */
  parts: string;
  /** Text of the applicant tab: 'Applicant'. */
  applicant: string;
  /** Heading of the personal details: 'Personal Information'. */
  personal: string;
  /** Heading of the professional details: 'Professional Information'. */
  professional: string;
  /** Heading of the status: 'Application Status'. */
  status: string;
  /** Heading of the proof of payment: 'Proof of Payment'. */
  proof: string;
  /** Tab and heading of the remaining details: 'Additional Information'. */
  additional: string;
  /** Labels of the fields. */
  fields: Readonly<Record<Field, string>>;
  /** Shown if the applicant gave no marketer code: 'N/A'. */
  notGiven: string;
  /** Text of the link to the proof of payment: 'Open the proof of payment (in a new tab)'. */
  openProof: string;
  /** Text of the button that opens the proof of payment in the image viewer: 'View proof of payment'. */
  viewProof: string;
  /** Title of the image viewer: 'Receipt for IMC-APP-412'. */
  proofTitle: (reference: string) => string;
  /** Alternative text of the image: 'Picture of the transfer for IMC-APP-412'. */
  proofAlt: (reference: string) => string;
  /** Shown instead of an image that could not be loaded. */
  proofFailed: ReactNode;
  /** Accessible names of the image viewer's buttons. */
  viewer: ImageViewerLabels;
  /** Accessible name of the status select: 'Status of the application of Mrs Nwosu Amaka'. */
  statusOf: (applicant: string) => string;
  /** Texts of the status select. */
  statusSelect: StatusSelectLabels;
}

export interface AdminApplicationDetailsProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Application to show. */
  application: AdminApplication;
  /** Texts of the details. */
  labels: AdminApplicationDetailsLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Returns the URL of a proof of payment from its file name. */
  proofUrl: (file: string) => string;
  /** Status that is being saved. Undefined when no request is pending. */
  pendingStatus?: ApplicationStatus | undefined;
  /** Called with the status that the user has chosen. */
  onStatus: (status: ApplicationStatus) => void;
  /** Buttons next to the name, such as links back to the list. */
  actions: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

function DetailsCard({ title, children }: { title: string; children: ReactNode }) {
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

function ProofCard({
  file,
  reference,
  labels,
  proofUrl,
}: Pick<AdminApplicationDetailsProps, 'labels' | 'proofUrl'> & { file: string; reference: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DetailsCard title={labels.proof}>
      <Stack space="4" align="start">
        <Link href={proofUrl(file)} newTab>
          {labels.openProof}
        </Link>
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {labels.viewProof}
        </Button>
      </Stack>
      <ImageViewer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={labels.proofTitle(reference)}
        src={proofUrl(file)}
        alt={labels.proofAlt(reference)}
        failedText={labels.proofFailed}
        labels={labels.viewer}
      />
    </DetailsCard>
  );
}

/** Details of one application for an admin: applicant, status, proof of payment and additional information (S-2.67). */
export function AdminApplicationDetails({
  application,
  labels,
  formatDay,
  proofUrl,
  pendingStatus,
  onStatus,
  actions,
  ...rest
}: AdminApplicationDetailsProps) {
  const name = applicantName(application);
  const reference = applicationReference(application.id);
  const { grade, proofOfPayment } = application;
  const { fields } = labels;
  return (
    <Stack {...rest} space="6">
      <Cluster justify="between" space="4">
        <Cluster space="4" noWrap>
          {grade && <GradeSeal grade={grade} size="medium" />}
          <Stack space="1">
            <Eyebrow letters>{reference}</Eyebrow>
            <Heading level={1}>{name}</Heading>
          </Stack>
        </Cluster>
        <Cluster space="3">{actions}</Cluster>
      </Cluster>
      <Tabs
        label={labels.parts}
        items={[
          {
            key: 'applicant',
            label: labels.applicant,
            content: (
              <Grid columns={2} space="6">
                <DetailsCard title={labels.personal}>
                  <DefinitionList
                    items={[
                      { term: fields.name, description: name },
                      {
                        term: fields.email,
                        description: (
                          <Link href={mailHref(application.email)}>
                            <EmailText email={application.email} />
                          </Link>
                        ),
                      },
                      { term: fields.phone, description: application.tel },
                      { term: fields.whatsapp, description: application.whatsapp },
                    ]}
                  />
                </DetailsCard>
                <DetailsCard title={labels.professional}>
                  <DefinitionList
                    items={[
                      { term: fields.employer, description: application.employer },
                      { term: fields.position, description: application.position },
                      { term: fields.category, description: application.membershipCategory },
                      { term: fields.postalAddress, description: application.postalAddress },
                    ]}
                  />
                </DetailsCard>
              </Grid>
            ),
          },
          {
            key: 'additional',
            label: labels.additional,
            content: (
              <DetailsCard title={labels.additional}>
                <DefinitionList
                  layout="columns"
                  items={[
                    { term: fields.declarationDate, description: formatDay(application.declarationDate) },
                    { term: fields.marketerCode, description: application.marketerCode ?? labels.notGiven },
                    { term: fields.applicationDate, description: formatDay(application.createdAt) },
                  ]}
                />
              </DetailsCard>
            ),
          },
        ]}
      />
      <Grid columns={2} space="6">
        <DetailsCard title={labels.status}>
          <Cluster space="4">
            <StatusBadge kind="application" status={application.status} />
            <StatusSelect
              label={labels.statusOf(name)}
              labels={labels.statusSelect}
              status={application.status}
              pending={pendingStatus}
              onStatus={onStatus}
            />
          </Cluster>
        </DetailsCard>
        {proofOfPayment && (
          <ProofCard file={proofOfPayment} reference={reference} labels={labels} proofUrl={proofUrl} />
        )}
      </Grid>
    </Stack>
  );
}
