import { applicationRecords, applicationReference, controlLabel } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import type { Definition } from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { List } from '../../../layout/list.tsx';
import { adminFacts } from '../application-panel/application-panel-facts.tsx';
import { withoutEmpty } from '../application-reader/application-reader-parts.tsx';
import styles from './application-desk.module.css';
import type { ApplicationDeskProps } from './application-desk-props.ts';
import { ApplicationDeskSection } from './application-desk-section.tsx';

/** Facts in two columns where there is room, in three if they are `short`. */
function Facts({ items, short = false }: { items: readonly Definition[]; short?: boolean }) {
  return (
    <dl className={styles.facts} data-short={short || undefined}>
      {withoutEmpty(items).map(({ term, description }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Records as a plain table. Nothing without records. */
function Records({
  title,
  headers,
  rows,
}: {
  title: string;
  headers: readonly string[];
  rows: readonly (readonly ReactNode[])[];
}) {
  if (rows.length === 0) return null;
  return (
    <ApplicationDeskSection title={title}>
      <table aria-label={title} className={styles.records}>
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: records are read-only and identified by their index.
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={headers[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ApplicationDeskSection>
  );
}

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
  const { parts, years, agreed } = labels.form;
  const { institutions, assignments } = applicationRecords;
  const whatsappLabel = applicationRecords.referees.fields.whatsapp.label;
  const { referees } = application;
  return (
    <div className={styles.sheet}>
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
      <Records
        title={parts.education}
        headers={[
          institutions.fields.name.label,
          institutions.fields.qualification.label,
          `${years.from} – ${years.to}`,
          institutions.fields.dateObtained.label,
        ]}
        rows={application.institutions.map(({ name, qualification, from, to, dateObtained }) => [
          name,
          qualification,
          [from, to].filter(Boolean).join(' – '),
          formatDay(dateObtained),
        ])}
      />
      <Records
        title={parts.assignments}
        headers={[
          assignments.fields.project.label,
          assignments.fields.role.label,
          assignments.fields.period.label,
        ]}
        rows={application.assignments.map(({ project, role, period }) => [project, role, period])}
      />
      {referees.length > 0 && (
        <ApplicationDeskSection title={parts.referees}>
          <List className={styles.facts}>
            {referees.map(({ name, position, institution, address, tel, whatsapp, email }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: records are read-only and identified by their index.
              <li key={index}>
                <strong>{name}</strong>
                <p>{[position, institution].filter(Boolean).join(', ')}</p>
                <p>{address}</p>
                {tel && <Link href={`tel:${tel.replace(/[^+\d]/g, '')}`}>{tel}</Link>}
                {whatsapp && whatsapp !== tel && (
                  <p>{`${whatsappLabel}: ${whatsapp.replaceAll(' ', '\u00a0')}`}</p>
                )}
                {email && (
                  <p>
                    <Link href={mailHref(email)}>
                      <EmailText email={email} oneLine />
                    </Link>
                  </p>
                )}
              </li>
            ))}
          </List>
        </ApplicationDeskSection>
      )}
      <ApplicationDeskSection title={parts.declaration}>
        <Facts
          short
          items={[
            { term: controlLabel('declaration'), description: application.declared ? agreed : null },
            { term: controlLabel('date'), description: formatDay(application.date) },
            { term: controlLabel('signature'), description: application.signature },
          ]}
        />
      </ApplicationDeskSection>
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
