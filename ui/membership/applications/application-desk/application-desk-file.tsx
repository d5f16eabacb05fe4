import { applicationReference } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import {
  Assignments,
  Declaration,
  Education,
  PartCard,
  Referees,
  withoutEmpty,
} from '../application-reader/application-reader-parts.tsx';
import styles from './application-desk.module.css';
import type { ApplicationDeskProps } from './application-desk-props.ts';

function Others({
  review: { other_applications },
  labels,
  applicationHref,
  formatDay,
}: Pick<ApplicationDeskProps, 'review' | 'labels' | 'applicationHref' | 'formatDay'>) {
  if (other_applications.length === 0) return null;
  return (
    <PartCard title={labels.others} whole>
      <ul className={styles.others}>
        {other_applications.map(({ application_id, grade, application_status, created_at, withdrawn_at }) => (
          <li key={application_id}>
            <Link href={applicationHref(application_id)}>{applicationReference(application_id)}</Link>
            <span>{[grade, formatDay(created_at)].filter(Boolean).join(', ')}</span>
            <StatusBadge
              kind="application"
              status={withdrawn_at === null ? application_status : 'withdrawn'}
            />
          </li>
        ))}
      </ul>
    </PartCard>
  );
}

/** The application as it was submitted: the sections of the specification first, then the rest of the form. */
export function DeskFile({
  review,
  applicant,
  labels,
  formatDay,
  applicationHref,
  requests,
  ruleSheet,
}: Pick<
  ApplicationDeskProps,
  'review' | 'labels' | 'formatDay' | 'applicationHref' | 'requests' | 'ruleSheet'
> & {
  applicant: string;
}) {
  const { application } = review;
  const { fields } = labels;
  const part = { application, labels: labels.form, formatDay };
  return (
    <>
      <Grid columns={2} space="5">
        <PartCard title={labels.personal} whole>
          <DefinitionList
            items={withoutEmpty([
              { term: fields.name, description: applicant },
              {
                term: fields.email,
                description: application.email && (
                  <Link href={mailHref(application.email)}>
                    <EmailText email={application.email} />
                  </Link>
                ),
              },
              { term: fields.phone, description: application.tel },
              { term: fields.whatsapp, description: application.whatsapp },
            ])}
          />
        </PartCard>
        <PartCard title={labels.professional} whole>
          <DefinitionList
            items={withoutEmpty([
              { term: fields.employer, description: application.employer },
              { term: fields.position, description: application.position },
              { term: fields.category, description: application.membershipCategory },
              { term: fields.postalAddress, description: application.postalAddress },
            ])}
          />
        </PartCard>
      </Grid>
      <PartCard title={labels.additional} whole>
        <DefinitionList
          layout="columns"
          items={[
            { term: fields.declarationDate, description: formatDay(application.declarationDate) },
            { term: fields.marketerCode, description: application.marketerCode ?? labels.notGiven },
            { term: fields.applicationDate, description: formatDay(application.createdAt) },
          ]}
        />
      </PartCard>
      {requests}
      {ruleSheet}
      <Education {...part} />
      <Assignments {...part} />
      <Referees {...part} />
      <Declaration {...part} />
      <Others review={review} labels={labels} applicationHref={applicationHref} formatDay={formatDay} />
    </>
  );
}
