import { type ApplicationDetails, applicationRecords, controlLabel } from '@imc/api/contract';
import type { ReactNode } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import type { Definition } from '../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../components/content/email-text/mail-href.ts';
import { List } from '../../layout/list.tsx';
import { ApplicationDeskSection } from '../applications/application-desk/application-desk-section.tsx';
import styles from './application-sections.module.css';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts of the sections that members and admins read alike. */
export interface FormPartsLabels {
  /** Headings of the sections. */
  parts: Texts<'education' | 'assignments' | 'referees' | 'declaration'>;
  /** Labels of the years of an institution: 'From', 'To'. */
  years: Texts<'from' | 'to'>;
  /** What the applicant agreed to. */
  declaration: string;
}

/** Facts side by side where there is room, more of them if they are `short`. Leaves out those without a value. */
export function Facts({ items, short = false }: { items: readonly Definition[]; short?: boolean }) {
  return (
    <dl className={styles.facts} data-short={short || undefined}>
      {items
        .filter(({ description }) => description !== '' && description !== null)
        .map(({ term, description }) => (
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

/** The rest of the form, as members and admins read it: education and assignments as tables, referees, the declaration. */
export function FormParts({
  application,
  labels: { parts, years, declaration },
  formatDay,
}: {
  application: Pick<
    ApplicationDetails,
    'institutions' | 'assignments' | 'referees' | 'declared' | 'date' | 'signature'
  >;
  labels: FormPartsLabels;
  formatDay: (time: string) => string;
}) {
  const { institutions, assignments } = applicationRecords;
  const whatsappLabel = applicationRecords.referees.fields.whatsapp.label;
  const { referees, declared, date, signature } = application;
  return (
    <>
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
                      <EmailText email={email} />
                    </Link>
                  </p>
                )}
              </li>
            ))}
          </List>
        </ApplicationDeskSection>
      )}
      {(declared || date || signature) && (
        <ApplicationDeskSection title={parts.declaration}>
          {declared && <p>{declaration}</p>}
          <Facts
            short
            items={[
              { term: controlLabel('date'), description: formatDay(date) },
              { term: controlLabel('signature'), description: signature },
            ]}
          />
        </ApplicationDeskSection>
      )}
    </>
  );
}
