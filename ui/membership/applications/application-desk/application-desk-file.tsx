import { applicationReference } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import { DefinitionList } from '../../../components/content/definition-list/definition-list.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { adminFacts } from '../application-panel/application-panel-facts.tsx';
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
  const facts = adminFacts(application, labels, formatDay, true);
  const part = { application, labels: labels.form, formatDay };
  return (
    <>
      <Grid columns={2} space="5">
        <PartCard title={labels.personal} whole>
          <DefinitionList
            items={withoutEmpty([{ term: labels.name, description: applicant }, ...facts.personal])}
          />
        </PartCard>
        <PartCard title={labels.professional} whole>
          <DefinitionList items={withoutEmpty(facts.professional)} />
        </PartCard>
      </Grid>
      <PartCard title={labels.additional} whole>
        <DefinitionList layout="columns" items={facts.additional} />
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
