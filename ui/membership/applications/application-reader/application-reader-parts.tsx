import {
  type ApplicationDetails,
  applicationRecords,
  controlLabel,
  keysOf,
  type ListName,
} from '@imc/api/contract';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../components/content/card/card.tsx';
import {
  type Definition,
  DefinitionList,
  type DefinitionListProps,
} from '../../../components/content/definition-list/definition-list.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import styles from './application-reader.module.css';

type Texts<Key extends string> = Readonly<Record<Key, string>>;

/** Texts of the sections that members and admins read alike. */
export interface FormPartsLabels {
  /** Headings of the sections. */
  parts: Texts<'education' | 'assignments' | 'referees' | 'declaration'>;
  /** Labels of the years of an institution: 'From', 'To'. */
  years: Texts<'from' | 'to'>;
  /** Shown if the applicant agreed to the declaration: 'Agreed to'. */
  agreed: string;
}

interface PartProps {
  application: Omit<ApplicationDetails, 'history' | 'informationRequest' | 'openings'>;
  labels: FormPartsLabels;
  formatDay: (time: string) => string;
}

/** Drops lines without a value. */
export const withoutEmpty = (lines: readonly Definition[]): Definition[] =>
  lines.filter(({ description }) => description !== '' && description !== null);

/** `whole` keeps the card on one printed page. */
export function PartCard({
  title,
  whole,
  children,
}: {
  title: string;
  whole?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card
      as="section"
      className={whole ? styles.whole : undefined}
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

/** A section of the form as a list of lines. Renders nothing if there are no lines. */
export function Part({
  title,
  lines,
  layout,
}: Pick<DefinitionListProps, 'layout'> & { title: string; lines: Definition[] }) {
  return lines.length === 0 ? null : (
    <PartCard title={title} whole>
      <DefinitionList items={lines} layout={layout} />
    </PartCard>
  );
}

interface FormRecord {
  readonly name: string;
  readonly lines: readonly Definition[];
}

/** A section of the form as records with a heading each: full width, or two side by side. */
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
    // biome-ignore lint/suspicious/noArrayIndexKey: records are read-only and identified by their index.
    <Stack key={index} space="3" className={styles.whole}>
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
        <Stack space="8" className={styles.records}>
          {cells}
        </Stack>
      )}
    </PartCard>
  );
}

const email = (address: string): ReactNode => address && <EmailText email={address} />;

/** Returns the fields of one record in the order of the form. `overrides` replaces a field's line, or drops it with null. */
function recordLines<List extends ListName>(
  list: List,
  record: ApplicationDetails[List][number],
  overrides: Readonly<Record<string, Definition | null>> = {},
): Definition[] {
  const { fields } = applicationRecords[list] as { fields: Readonly<Record<string, { label: string }>> };
  const texts: Readonly<Record<string, string>> = record;
  return withoutEmpty(
    keysOf(fields).flatMap((name) => {
      const override = overrides[name];
      if (override === null) return [];
      return override ?? { term: fields[name]?.label ?? name, description: texts[name] ?? '' };
    }),
  );
}

/** The institutions with what was obtained there. */
export function Education({ application, labels, formatDay }: PartProps) {
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

export function Assignments({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
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

/** The referees with all their details. */
export function Referees({ application, labels: { parts } }: Omit<PartProps, 'formatDay'>) {
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

/** The declaration with its date and signature. */
export function Declaration({ application, labels: { parts, agreed }, formatDay }: PartProps) {
  return (
    <Part
      title={parts.declaration}
      layout="columns"
      lines={withoutEmpty([
        { term: controlLabel('declaration'), description: application.declared ? agreed : null },
        { term: controlLabel('date'), description: formatDay(application.date) },
        { term: controlLabel('signature'), description: application.signature },
      ])}
    />
  );
}
