import { applicationReference } from '@imc/api/contract';
import { clsx } from 'clsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import fileStyles from '../../shared/application-sections.module.css';
import { Facts, FormParts } from '../../shared/application-sections.tsx';
import { adminFacts } from '../application-panel/application-panel-facts.tsx';
import styles from './application-desk.module.css';
import type { ApplicationDeskProps } from './application-desk-props.ts';
import { ApplicationDeskSection } from './application-desk-section.tsx';

/** The application as it was submitted, in one sheet: the sections of the specification first, then the rest of the form. */
export function DeskFile({
  review: { application, other_applications },
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
  const facts = adminFacts(application, labels, formatDay, true);
  return (
    <div className={clsx(fileStyles.sheet, styles.file)}>
      <ApplicationDeskSection title={labels.personal}>
        <Facts items={[{ term: labels.name, description: applicant }, ...facts.personal]} />
      </ApplicationDeskSection>
      <ApplicationDeskSection title={labels.professional}>
        <Facts items={facts.professional} />
      </ApplicationDeskSection>
      <ApplicationDeskSection title={labels.additional}>
        <Facts short items={facts.additional} />
      </ApplicationDeskSection>
      {ruleSheet}
      {requests}
      <FormParts application={application} labels={labels.form} formatDay={formatDay} />
      {other_applications.length > 0 && (
        <ApplicationDeskSection title={labels.others}>
          <ul className={styles.others}>
            {other_applications.map(
              ({ application_id, grade, application_status, created_at, withdrawn_at }) => (
                <li key={application_id}>
                  <Link href={applicationHref(application_id)}>{applicationReference(application_id)}</Link>
                  <span>{[grade, formatDay(created_at)].filter(Boolean).join(', ')}</span>
                  <StatusBadge
                    kind="application"
                    status={withdrawn_at === null ? application_status : 'withdrawn'}
                  />
                </li>
              ),
            )}
          </ul>
        </ApplicationDeskSection>
      )}
    </div>
  );
}
